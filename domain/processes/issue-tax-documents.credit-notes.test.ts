import { describe, it } from 'vitest';
import { EVENTS } from '../testing/booking-samples.ts';
import { follow } from '../testing/follow.ts';
import { issueCreditNotes } from './issue-tax-documents.ts';

const when = follow(issueCreditNotes);
const { CreditNoteRecorded, RefundMoved, TaxInvoiceRecorded } = EVENTS;
const { bookingId, note } = CreditNoteRecorded.data;
const step = { do: { type: 'CreditStay', data: { bookingId } } } as const;

describe('a credit note', () => {
  it('is asked for once a refund is paid, and not before', () => {
    when(RefundMoved).expect(step);
    when(EVENTS['RefundMoved, left to the hotel']).expect();
  });

  it('is asked for where the invoice came to be known after the refund', () =>
    when(TaxInvoiceRecorded).expect(step));

  it('is written down in the booking', () =>
    when({
      type: 'CreditNoteIssued',
      data: { ownerId: 'somchai', bookingId, serial: 1, note },
    }).expect({ do: { type: 'RecordCreditNote', data: { bookingId, note } } }));
});
