import type { Booking } from './booking-state.ts';
import { assertVersion } from './booking-version.ts';
import type { CreditNoteRecorded, RecordCreditNote } from './tax-invoice-messages.ts';

/** One a refund: the first counts. */
export const recordCreditNote = (
  state: Booking,
  { data }: RecordCreditNote,
): CreditNoteRecorded[] =>
  assertVersion(state, null).creditNotes.has(data.note.refundId)
    ? []
    : [{ type: 'CreditNoteRecorded', data }];
