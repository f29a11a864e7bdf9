import { NO_GUEST, type PlaceBlock } from '../booking/booking-state.ts';
import type { NightsBlocked } from '../room-calendar/room-calendar-state.ts';
import { satang } from '../values/money/money.ts';
import type { Process } from './process.ts';

/**
 * A block is decided in the calendar; its booking, by which staff see and lift it, follows, and its
 * nights are free once that is lifted.
 */
export const syncBlockBookings: Process = {
  name: 'keep-blocks', // as the log names it
  when: {
    NightsBlocked: ({ data }) => [{ do: { type: 'PlaceBlock', data: blockOf(data) } }],
    BlockLifted: ({ data: { roomId, bookingId, undone = 0 } }) => [
      { do: { type: 'ReleaseNights', data: { roomId, bookingId, because: 'canceled', undone } } },
    ],
  },
};

/** The booking of a block: no guest, no price. */
export function blockOf({ block, note, ...nights }: NightsBlocked['data']): PlaceBlock['data'] {
  const { bookingId, roomId, checkIn, checkOut, units } = nights;
  const { placedAt, ...facts } = block;
  const terms = { ...facts, roomId, checkIn, checkOut, units, ...NO_STAY };
  return { bookingId, terms, guest: { ...NO_GUEST, note }, placedAt };
}

const NO_STAY = {
  nightPrices: [],
  price: satang(0),
  guests: 0,
  children: 0,
  pets: 0,
  breakfast: false,
  methodCheckIn: 'At Hotel',
  paymentMethod: 'direct',
} as const;
