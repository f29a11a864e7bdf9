import type { Process, ProcessStep } from './process.ts';

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
