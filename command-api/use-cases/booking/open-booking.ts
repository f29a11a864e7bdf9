import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { PlacedBooking } from '@baanpak/domain/booking/booking-state.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { LoadedState } from '@baanpak/infrastructure/commands/loaded-state.ts';
import type { BookingLinks, Commands, RequestIds } from '../../ports.ts';

export type OpenedBooking = Omit<LoadedState<PlacedBooking>, 'state'> &
  Readonly<{ bookingId: string; state: PlacedBooking }>;

/**
 * The booking that a guest's id opens, and its own id: the one derived from the guest's, or for a booking
 * of an earlier version the one it was given to (docs/adr/0026-two-ids-a-booking.md). Throws `not-found`.
 */
export async function openBooking(
  ports: Commands & RequestIds & BookingLinks,
  guestId: string,
): Promise<OpenedBooking> {
  const { ids, bookingOfGuestId } = ports;
  const derived = await loadedAs(ports, ids.staffIdOf(guestId));
  if (derived) return derived;
  const bookingId = await bookingOfGuestId(ids.guestIdHashOf(guestId));
  const given = bookingId === undefined ? undefined : await loadedAs(ports, bookingId);
  if (given?.state.guestId === guestId.toLowerCase()) return given;
  throw new Refusal('not-found', 'No such booking');
}

async function loadedAs(
  { commands }: Commands,
  bookingId: string,
): Promise<OpenedBooking | undefined> {
  const { state, ...found } = await commands.load(booking, bookingStream(bookingId));
  return state.status === 'unknown' ? undefined : { ...found, bookingId, state };
}
