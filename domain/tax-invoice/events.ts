import type { EventEntries } from '../values/decider/event-entry.ts';
import type { TaxInvoiceEvent } from './tax-invoices.ts';

type OfStay = Readonly<{ data: Readonly<{ bookingId: string; ownerId: string }> }>;
const itsStay = ({ data }: OfStay) => ({ booking: data.bookingId, owner: data.ownerId });

/** What is known of each event of an owner's tax documents. */
export const TAX_INVOICE_EVENTS = {
  TaxInvoiceIssued: { concerns: itsStay },
  CreditNoteIssued: { concerns: itsStay },
} as const satisfies EventEntries<TaxInvoiceEvent>;
