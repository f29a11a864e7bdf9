import type { MoneyReturned } from '../booking/booking-state.ts';
import { after, type Instant } from '../values/time/instant.ts';
import type { Process, ProcessStep } from './process.ts';

/** How long a move may take from one step to the next before it counts as broken off. */
const GRACE = 10_000;

const timer = (moveId: string) => `move:${moveId}`;
const forget = ({ data: { moveId } }: { data: { moveId: string } }): ProcessStep[] => [
  { forget: timer(moveId) },
];

/**
 * Once the booking has moved, the nights held for it are its own and those it left are free; what it costs
 * less goes back. Where it has not moved in time it is told not to any more, and what was held is freed.
 */
export const moveStays: Process = {
  name: 'move-stays',
  when: {
    MoveHeld: ({ data: { bookingId, roomId, moveId }, recordedAt }) => [
      {
        at: after(recordedAt, GRACE),
        key: timer(moveId),
        do: { type: 'FinishMove', data: { bookingId, roomId, moveId } },
      },
    ],
    StayMoved: ({ data, recordedAt: startedAt }) => {
      const { bookingId, moveId, hadBy, from, to, returned } = data;
      const { roomId, checkIn, checkOut } = to;
      const kept = { roomId, bookingId, moveId, hadBy, checkIn, checkOut };
      return [
        { do: { type: 'KeepMovedNights', data: kept } },
        ...(from.roomId === to.roomId ? [] : leave(from.roomId, { bookingId, hadBy })),
        ...(returned === null ? [] : giveBack(bookingId, returned, startedAt)),
      ];
    },
    NightsMoved: forget,
    MoveReleased: forget,
    BookingExpired: releaseMoved,
    BookingGivenUp: releaseMoved,
    BookingAbandoned: releaseMoved,
    BookingCanceled: releaseMoved,
  },
};

const leave = (
  roomId: string,
  { bookingId, hadBy }: { bookingId: string; hadBy: string | null },
): ProcessStep[] => [
  { do: { type: 'ReleaseNights', data: { roomId, bookingId, because: 'moved', hadBy } } },
];

const giveBack = (bookingId: string, owed: MoneyReturned, startedAt: Instant): ProcessStep[] => {
  const about = { of: 'booking', bookingIds: [bookingId], startedAt } as const;
  return [{ do: { type: 'StartRefund', data: { ...owed, ...about } } }];
};

/** The checkout of a stay that was moved knows its former room alone. */
function releaseMoved({
  data: { bookingId, roomId, undone = 0 },
}: {
  data: { bookingId: string; roomId?: string; undone?: number };
}): ProcessStep[] {
  if (roomId === undefined) return [];
  const release = { roomId, bookingId, because: 'canceled', undone } as const;
  return [{ do: { type: 'ReleaseNights', data: release } }];
}
