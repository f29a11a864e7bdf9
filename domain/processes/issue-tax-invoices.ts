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
