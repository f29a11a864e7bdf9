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
    TaxInvoiceIssued: ({ data: { bookingId, invoice: issued } }) => [
      { do: { type: 'RecordTaxInvoice', data: { bookingId, invoice: issued } } },
    ],
  },
};
