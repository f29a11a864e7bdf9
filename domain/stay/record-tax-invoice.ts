import type { Booking, RecordTaxInvoice, TaxInvoiceRecorded } from './booking-messages.ts';
import { assertVersion } from './booking-version.ts';

/** The first one counts: numbers are given once. */
export const recordTaxInvoice = (
  state: Booking,
  { data }: RecordTaxInvoice,
): TaxInvoiceRecorded[] =>
  assertVersion(state, null).taxInvoice ? [] : [{ type: 'TaxInvoiceRecorded', data }];
