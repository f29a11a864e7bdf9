import type { Process, ProcessStep } from './process.ts';

const invoice = ({ data: { bookingId } }: { data: { bookingId: string } }): ProcessStep[] => [
  { do: { type: 'InvoiceStay', data: { bookingId } } },
];

/** A stay that is paid has its tax invoice where its guest wants one, and its booking knows the number. */
export const issueTaxInvoices: Process = {
  name: 'issue-tax-invoices',
  when: {
    BookingPaid: invoice,
    PaymentReceived: invoice,
    // at the desk it is paid in parts, and its buyer may be named last
    DeskPaymentRecorded: invoice,
    ExtraRemoved: invoice,
    GuestDeparted: invoice,
    StayCompleted: invoice,
    BookingAmended: (event) =>
      event.data.guest && 'taxInvoice' in event.data.guest ? invoice(event) : [],
    TaxInvoiceIssued: ({ data: { bookingId, invoice: issued } }) => [
      { do: { type: 'RecordTaxInvoice', data: { bookingId, invoice: issued } } },
    ],
  },
};

const credit = ({ data: { bookingId } }: { data: { bookingId: string } }): ProcessStep[] => [
  { do: { type: 'CreditStay', data: { bookingId } } },
];

/**
 * A refund of an invoiced stay has its credit note once it is paid, in the month in which that was, and its booking
 * knows it. An invoice may come to be known after the refund.
 */
export const issueCreditNotes: Process = {
  name: 'issue-credit-notes',
  when: {
    RefundMoved: (event) => (event.data.status === 'paid' ? credit(event) : []),
    TaxInvoiceRecorded: credit,
    CreditNoteIssued: ({ data: { bookingId, note } }) => [
      { do: { type: 'RecordCreditNote', data: { bookingId, note } } },
    ],
  },
};

/** A month that was paid out to its owner has the tax invoice of its commission. */
export const issueCommissionInvoices: Process = {
  name: 'issue-commission-invoices',
  when: {
    SettlementClosed: ({ data: { ownerId, month } }) => [
      { do: { type: 'InvoiceCommission', data: { ownerId, month } } },
    ],
  },
};
