import { after, type Instant } from '../values/time/instant.ts';
import type { Process, ProcessStep } from './process.ts';

/** How long a reservation may take from one step to the next before it counts as broken off. */
const GRACE = 10_000;

const timer = (bookingId: string) => `reservation:${bookingId}`;
const timerOfRetaken = (bookingId: string) => `retaken:${bookingId}`;

/**
 * A reservation holds nights first and writes its checkout last. Where that never came, the
 * checkout is told first, so that a command that is merely late is refused, and then the nights
 * are freed. So it is with nights that were taken once more for late money, by who was too late.
 */
export const freeAbandonedNights: Process = {
  name: 'free-abandoned-nights',
  when: {
    NightsHeld: ({ data: { checkoutUid, bookingId, roomId }, recordedAt }) => [
      abandon({ checkoutUid, bookingId, roomId }, recordedAt),
    ],
    // its nights may have been freed by another of the same request, and with them the timer
    BookingPlaced: ({ data: { bookingId, terms }, recordedAt }) => [
      abandon({ ...terms, bookingId }, recordedAt),
    ],
    BookingTaken: ({ data: { bookingId, terms }, recordedAt }) => [
      abandon({ ...terms, bookingId }, recordedAt),
    ],
    CheckoutHeld: ({ data }) => data.stays.map(({ bookingId }) => ({ forget: timer(bookingId) })),
    PaymentAwaited: ({ data }) => data.stays.map(({ bookingId }) => ({ forget: timer(bookingId) })),
    NightsRetaken: ({ data, recordedAt }) => free(data, recordedAt),
    NightsBooked: ({ data, recordedAt }) => free(data, recordedAt),
    NightsReleased: ({ data: { bookingId } }) => [
      { forget: timer(bookingId) },
      { forget: timerOfRetaken(bookingId) },
    ],
    ReservationAbandoned: ({ data: { bookingId, roomId }, recordedAt }) => [
      {
        do: {
          type: 'EndBooking',
          data: { bookingId, because: 'abandoned', endedAt: recordedAt },
        },
      },
      { do: { type: 'ReleaseNights', data: { roomId, bookingId, because: 'abandoned' } } },
    ],
  },
};

type Reserved = Readonly<{ checkoutUid: string; bookingId: string; roomId: string }>;

const abandon = ({ checkoutUid: uid, bookingId, roomId }: Reserved, at: Instant): ProcessStep => ({
  at: after(at, GRACE),
  key: timer(bookingId),
  do: { type: 'AbandonReservation', data: { uid, bookingId, roomId } },
});

type ForLateSettlement = Omit<Reserved, 'checkoutUid'> &
  Readonly<{ checkoutUid?: string; settlement?: number }>;

const free = (
  { checkoutUid: uid, settlement, bookingId, roomId }: ForLateSettlement,
  at: Instant,
): ProcessStep[] =>
  uid === undefined || settlement === undefined
    ? []
    : [
        {
          at: after(at, GRACE),
          key: timerOfRetaken(bookingId),
          do: { type: 'FreeRetakenNights', data: { uid, settlement, bookingId, roomId } },
        },
      ];
