import type { BookingTerms } from '../booking/booking-state.ts';
import { after, DAY, HOUR, type Instant } from '../values/time/instant.ts';
import { addDays, bangkokDay, type LocalDate, startOfDay } from '../values/time/local-date.ts';
import type { Process, ProcessStep } from './process.ts';

/** In the morning, days before they come. */
const DAYS_BEFORE = 3;
const MORNING = 9 * HOUR;
/** What was booked late is paid first. */
const TIME_TO_PAY = HOUR;

const timerOfInvitation = (bookingId: string) => `invitation:${bookingId}`;
const forget = ({ data }: { data: { bookingId: string } }) => [
  { forget: timerOfInvitation(data.bookingId) },
];

/**
 * Guests who check in online are invited to by mail before they come. Where it is not known who does, the mail
 * itself looks, as it does whether anything is there to invite to.
 */
export const inviteToCheckIn: Process = {
  name: 'invite-to-check-in',
  when: {
    BookingPlaced: ({ data: { bookingId, terms, placedAt } }) =>
      ofOnline(bookingId, terms, placedAt),
    BookingTaken: ({ data: { bookingId, terms, takenAt } }) => ofOnline(bookingId, terms, takenAt),
    // the timer of the same key is moved
    StayMoved: ({ data: { bookingId, to, ofDeparture }, recordedAt }) =>
      ofDeparture ? [] : [invitation(bookingId, to.checkIn, recordedAt)],
    LatePaymentAccepted: ({ data: { stays }, recordedAt }) =>
      stays.map(({ bookingId, checkIn }) => invitation(bookingId, checkIn, recordedAt)),
    CheckoutReinstated: ({ data: { stays }, recordedAt }) =>
      stays.map(({ bookingId, checkIn }) => invitation(bookingId, checkIn, recordedAt)),
    BookingExpired: forget,
    BookingGivenUp: forget,
    BookingAbandoned: forget,
    BookingCanceled: forget,
    PaymentTurnedAway: forget,
    RefundApproved: forget,
    GuestArrived: forget,
    NoShowRecorded: forget,
    StayCompleted: forget,
  },
};

const ofOnline = (
  bookingId: string,
  { methodCheckIn, checkIn }: BookingTerms,
  bookedAt: Instant,
): ProcessStep[] => (methodCheckIn === 'Online' ? [invitation(bookingId, checkIn, bookedAt)] : []);

function invitation(bookingId: string, checkIn: LocalDate, knownAt: Instant): ProcessStep {
  const morning = after(startOfDay(addDays(checkIn, -DAYS_BEFORE)), MORNING);
  const soonest = after(knownAt, TIME_TO_PAY);
  const at = morning > soonest ? morning : soonest;
  const data = { template: 'check-in-online', bookingIds: [bookingId], happenedAt: at } as const;
  return { at, key: timerOfInvitation(bookingId), do: { type: 'SendMail', data } };
}

const timerOfDocuments = (bookingId: string) => `documents:${bookingId}`;

/**
 * Of a stay with documents it is looked at every midnight in Bangkok whether they are to be deleted, until they
 * are: so it need not be known here that the stay was moved, canceled or undone.
 */
export const deleteDocuments: Process = {
  name: 'delete-documents',
  when: {
    DocumentSent: ({ data: { bookingId, sentAt } }) => [
      {
        at: startOfDay(addDays(bangkokDay(sentAt), 1)),
        key: timerOfDocuments(bookingId),
        do: { type: 'DeleteDueDocuments', data: { bookingId } },
        every: DAY,
      },
    ],
    DocumentsDeleted: ({ data: { bookingId } }) => [{ forget: timerOfDocuments(bookingId) }],
  },
};
