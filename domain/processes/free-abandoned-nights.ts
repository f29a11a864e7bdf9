import { after } from '../values/instant.ts';
import type { Process } from './process.ts';

/** How long a reservation may take from its first hold to its checkout before it counts as broken off. */
const GRACE = 10_000;

const timer = (bookingId: string) => `reservation:${bookingId}`;

/**
 * A reservation holds nights first and writes its checkout last. Where that never came, the
 * checkout is told first, so that a command that is merely late is refused, and then the nights
 * are freed.
 */
export const freeAbandonedNights: Process = {
  name: 'free-abandoned-nights',
  when: {
    NightsHeld: ({ data: { checkoutUid: uid, bookingId, roomId }, recordedAt }) => [
      {
        at: after(recordedAt, GRACE),
        key: timer(bookingId),
        do: { type: 'AbandonReservation', data: { uid, bookingId, roomId } },
      },
    ],
    CheckoutHeld: ({ data }) => data.stays.map(({ bookingId }) => ({ forget: timer(bookingId) })),
    PaymentAwaited: ({ data }) => data.stays.map(({ bookingId }) => ({ forget: timer(bookingId) })),
    NightsReleased: ({ data }) => [{ forget: timer(data.bookingId) }],
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
