import type { Booking } from './booking-state.ts';
import { assertVersion } from './booking-version.ts';
import type { RecordTaxInvoice, TaxInvoiceRecorded } from './tax-invoice-messages.ts';

/** The first one counts: numbers are given once. */
export const recordTaxInvoice = (
  state: Booking,
  { data }: RecordTaxInvoice,
): TaxInvoiceRecorded[] =>
  assertVersion(state, null).taxInvoice ? [] : [{ type: 'TaxInvoiceRecorded', data }];
