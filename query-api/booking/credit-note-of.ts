import type { DocumentFacts } from '@baanpak/documents/document-facts.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { CreditNote } from '@baanpak/domain/values/money/tax-invoice.ts';

/** A stay's credit note of a number, without one the last; throws `not-found`. */
export function creditNoteOf(
  { creditNotes }: Pick<DocumentFacts, 'creditNotes'>,
  number: string | undefined,
): CreditNote {
  const byAge = creditNotes.toSorted((a, b) => (a.issuedAt < b.issuedAt ? -1 : 1));
  const note = number ? byAge.find((each) => each.number === number) : byAge.at(-1);
  if (!note) throw new Refusal('not-found', 'No such credit note');
  return note;
}
