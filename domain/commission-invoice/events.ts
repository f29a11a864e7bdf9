import type { EventEntries } from '../values/decider/event-entry.ts';
import type { CommissionInvoiceIssued } from './commission-invoices.ts';

/** What is known of the event of the site's invoices to an owner. */
export const COMMISSION_INVOICE_EVENTS = {
  CommissionInvoiceIssued: { concerns: ({ data }) => ({ owner: data.ownerId }) },
} as const satisfies EventEntries<CommissionInvoiceIssued>;
