import type { BookingTerms } from '../booking/booking-state.ts';
import { completionDue } from '../booking/stay-rules.ts';
import type { HeldStay } from '../checkout/checkout-state.ts';
import type { LocalDate } from '../values/time/local-date.ts';
import type { Process, ProcessStep } from './process.ts';

const timer = (bookingId: string) => `stay:${bookingId}`;
const forget = ({ data }: { data: { bookingId: string } }) => [{ forget: timer(data.bookingId) }];

/** What is still booked at noon of the day after check-out counts as stayed. */
export const completeStays: Process = {
  name: 'complete-stays',
  when: {
    BookingPlaced: completeInTime,
    BookingTaken: completeInTime,
    // the timer of the same key is moved
    StayMoved: ({ data: { bookingId, to } }) => [completion(bookingId, to.checkOut)],
    BookingExpired: forget,
    BookingGivenUp: forget,
    BookingAbandoned: forget,
    BookingCanceled: forget,
    GuestDeparted: forget,
    NoShowRecorded: forget,
    StayCompleted: forget,
    RefundApproved: forget,
    DepartureUndone: ({ data: { bookingId, checkOut } }) => [completion(bookingId, checkOut)],
    NoShowUndone: ({ data: { bookingId, checkOut } }) => [completion(bookingId, checkOut)],
    BookingReinstated: ({ data: { bookingId, status, checkOut } }) =>
      status === 'Unavailable' ? [] : [completion(bookingId, checkOut)],
    // bookings that had ended before are stays to come again
    LatePaymentAccepted: ({ data }) => data.stays.map(completeStay),
    TransferConfirmed: ({ data }) => (data.late ? data.stays.map(completeStay) : []),
  },
};

function completeInTime({
  data: { bookingId, terms },
}: {
  data: { bookingId: string; terms: BookingTerms };
}): ProcessStep[] {
  return [completion(bookingId, terms.checkOut)];
}

const completeStay = ({ bookingId, checkOut }: HeldStay): ProcessStep =>
  completion(bookingId, checkOut);

function completion(bookingId: string, checkOut: LocalDate): ProcessStep {
  const due = completionDue(checkOut);
  const command = { type: 'CompleteStay', data: { bookingId, completedAt: due } } as const;
  return { at: due, key: timer(bookingId), do: command };
}
