import type { PlacedBooking } from '../booking/booking-state.ts';
import type { RestoreNights } from '../room-calendar/room-calendar-state.ts';

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
