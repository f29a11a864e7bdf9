/** The reports that are made of facts (docs/adr/0059-reports-are-definitions.md), as addresses name them. */
export const REPORTS_OF_FACTS = [
  'daily',
  'class',
  'expiry',
  'reward',
  'received',
  'actual',
  'incentive',
  'accrued',
  'sale',
] as const;

/** With those that are made of books (docs/adr/0060-books.md). */
export const REPORTS = [...REPORTS_OF_FACTS, 'vat', 'settlement', 'commission'] as const;
