import { randomUUID } from 'node:crypto';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { Booking, PlacedBooking } from '@baanpak/domain/booking/booking-state.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { LoadedState } from '@baanpak/infrastructure/commands/loaded-state.ts';
import type {
  CommandContext,
  EventMetadata,
} from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { BookingLinks, Commands, Ports, RequestIds } from '../../ports.ts';

/** By its own id. Throws `not-found` for a booking that was never placed. */
export const loadBooking = async ({ commands }: Commands, bookingId: string) =>
  placed(await commands.load(booking, bookingStream(bookingId)));

/** Throws `not-found` for a booking that was never placed. */
export function placed({ state, ...found }: LoadedState<Booking>) {
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such booking');
  return { ...found, state };
}

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

/** The ids that a request makes of its idempotency key. */
type MadeIds = Readonly<{ guestId: string; bookingId: string }>;

/**
 * Under which id a request's booking was begun, and by which request; null where it was not. One that
 * came when a booking had one id stands under what is the guest's today.
 */
export async function startedBefore(
  { commands, mayHaveBookingsWithOneId }: Pick<Ports, 'commands' | 'mayHaveBookingsWithOneId'>,
  { guestId, bookingId }: MadeIds,
): Promise<Readonly<{ bookingId: string; origin: EventMetadata | null }>> {
  const load = (id: string) => commands.load(booking, bookingStream(id));
  const [now, ofOld] = await Promise.all([
    load(bookingId),
    mayHaveBookingsWithOneId ? load(guestId) : undefined,
  ]);
  return ofOld?.origin
    ? { bookingId: guestId, origin: ofOld.origin }
    : { bookingId, origin: now.origin };
}

/** Gives a booking of an earlier version an id that opens it to its guest, once; one that has an id keeps it. */
export async function giveGuestId(
  { commands, ids }: Commands & RequestIds,
  bookingId: string,
  context: CommandContext,
): Promise<void> {
  const guestId = randomUUID();
  const data = { bookingId, guestId, guestIdHash: ids.guestIdHashOf(guestId) };
  const command = { type: 'GiveGuestId', data } as const;
  await commands.handle(booking, bookingStream(bookingId), command, context);
}
