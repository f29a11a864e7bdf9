import type { Translated } from './i18n.ts';
import type { taxInvoiceTh } from './tax-invoice.th.ts';

export const taxInvoiceEn: Translated<typeof taxInvoiceTh> = {
  state: 'State who the tax invoice is for',
  change: 'Change who the tax invoice is for',
  save: 'Save',
  saved: 'The buyer of the tax invoice is saved',
  none: 'No tax invoice is wanted',
  name: 'Person or company',
  taxId: 'Tax id (13 digits)',
  branch: 'Branch code (companies only)',
  branchHint: 'Five digits; a head office is 00000',
  wrongBranch: 'A branch code has 5 digits',
  address: 'Address on the tax invoice',
  hint: 'Once the tax invoice is issued, this cannot be changed',
};
