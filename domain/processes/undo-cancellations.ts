import type { PlacedBooking } from '../booking/booking-state.ts';
import type { RestoreNights } from '../room-calendar/room-calendar-state.ts';
import { after } from '../values/time/instant.ts';
import type { Process } from './process.ts';

/** How long who began an undo may take before another carries it on. */
const GRACE = 10_000;

const timer = (uid: string) => `undo:${uid}`;
const timerOfNights = (bookingId: string) => `restored:${bookingId}`;

/**
 * What was canceled is reinstated once its checkout says so, and a block once it has its nights. Nights
 * that were restored for an undo that was refused are let go of, also those that come late.
 */
export const undoCancellations: Process = {
  name: 'undo-cancellations',
  when: {
    CancellationUndoBegun: ({ data: { uid, undo }, recordedAt }) => [
      {
        at: after(recordedAt, GRACE),
        key: timer(uid),
        do: { type: 'FinishUndo', data: { uid, undo } },
      },
    ],
    CheckoutReinstated: ({ data: { uid, undo, stays }, recordedAt: at }) => [
      { forget: timer(uid) },
      ...stays.map(
        ({ bookingId }) =>
          ({ do: { type: 'ReinstateBooking', data: { bookingId, undo, at } } }) as const,
      ),
    ],
    CancellationUndoRefused: ({ data: { uid, undo, stays } }) => [
      { forget: timer(uid) },
      ...stays.map(
        ({ roomId, bookingId }) =>
          ({
            do: { type: 'ReleaseNights', data: { roomId, bookingId, because: 'refused', undo } },
          }) as const,
      ),
    ],
    NightsRestored: ({ data: { roomId, bookingId, checkoutUid: uid, undo }, recordedAt: at }) =>
      uid === undefined
        ? [{ do: { type: 'ReinstateBooking', data: { bookingId, undo, at } } }]
        : [
            {
              at: after(at, GRACE),
              key: timerOfNights(bookingId),
              do: { type: 'FreeRestoredNights', data: { uid, undo, roomId, bookingId } },
            },
          ],
    NightsReleased: ({ data: { bookingId } }) => [{ forget: timerOfNights(bookingId) }],
  },
};

type Restored = Pick<RestoreNights['data'], 'bookingId' | 'kind' | 'undo' | 'checkoutUid'>;

/** The nights that a booking had last, wherever it was moved to, for its one unit. */
export function nightsToRestore(
  { terms, moves }: Pick<PlacedBooking, 'terms' | 'moves'>,
  restored: Restored,
): RestoreNights['data'] {
  const { roomId, checkIn, checkOut } = terms;
  const had = moves.last === null ? {} : { hadBy: moves.last };
  return { ...restored, roomId, checkIn, checkOut, units: 1, ...had };
}
