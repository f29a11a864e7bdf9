import type { Translated } from './i18n.ts';
import type { taxInvoiceTh } from './tax-invoice.th.ts';

export const taxInvoiceEn: Translated<typeof taxInvoiceTh> = {
  state: 'Add tax invoice details',
  change: 'Edit tax invoice details',
  save: 'Save',
  saved: 'Tax invoice details saved',
  none: 'No tax invoice requested',
  name: 'Person or company',
  taxId: 'Tax ID (13 digits)',
  branch: 'Branch code (companies only)',
  branchHint: 'Five digits. Enter 00000 for the head office',
  wrongBranch: 'A branch code has 5 digits',
  address: 'Address on the tax invoice',
  hint: 'Once the tax invoice is issued, this cannot be changed',
};
