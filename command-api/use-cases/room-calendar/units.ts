import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { Booking } from '@baanpak/domain/booking/booking-state.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import {
  assignedUnitLabels,
  unitLabels,
  unitsRememberedSince,
} from '@baanpak/domain/room-calendar/assign-units.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { staysToAssign } from '@baanpak/domain/room-calendar/units.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { LoadedState } from '@baanpak/infrastructure/commands/loaded-state.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { Commands } from '../../ports.ts';
import { loadBooking } from '../booking/load-booking.ts';
import type { Staff } from '../caller.ts';
import { loadRoomStates, type RoomStates } from '../room/load-room.ts';

/**
 * Staff say which unit a stay has. Refuses `unknown-unit`, `wrong-status` where nobody will stay or the guest is in
 * already, and `room-already-booked` with the bookings in the way (docs/adr/0049-units-are-derived.md).
 */
export async function assignUnit(
  ports: Commands,
  by: Staff,
  { _id: bookingId, roomId, status, version }: StaffBookingJson,
  unit: string,
  expectedVersion: number | null,
): Promise<Position> {
  if (expectedVersion !== null && expectedVersion !== version)
    throw new Refusal('stale-version', 'Changed by another since it was read');
  if (status !== 'Reserved' && status !== 'Booked')
    throw new Refusal('wrong-status', 'Nobody will stay there');
  const labels = await labelsWith(ports, roomId, unit);
  const command = { type: 'AssignUnit', data: { roomId, bookingId, unit, labels } } as const;
  const deciding = ports.commands.handle(
    roomCalendar,
    roomCalendarStream(roomId),
    command,
    by.context,
  );
  return (await namingWhoHasIt(ports, unit, deciding)).position;
}

/** The unit of a guest who is in is fixed; of one who is not, it is the house's again, or what staff said before. */
export async function settleUnit(
  ports: Commands,
  bookingId: string,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { state } = await loadBooking(ports, bookingId);
  const { roomId } = state.terms;
  const labels = labelsOf(await loadRoomStates(ports, roomId));
  const stream = roomCalendarStream(roomId);
  const of = { roomId, bookingId };
  const command = state.arrival
    ? ({ type: 'FixUnit', data: { ...of, labels } } as const)
    : ({ type: 'FreeUnit', data: of } as const);
  return (await ports.commands.handle(roomCalendar, stream, command, context)).events;
}

/** What the units of a room are called, in their order. */
export const labelsOf = ({ offer, calendar }: RoomStates): string[] =>
  unitLabels(calendar.state.units, offer.room.details.unitNames ?? []);

/** The same by the room's id, where `unit` is a name that was given to one; else `unknown-unit`. */
export async function labelsWith(ports: Commands, roomId: string, unit: string): Promise<string[]> {
  const states = await loadRoomStates(ports, roomId);
  if (!states.offer.room.details.unitNames?.includes(unit))
    throw new Refusal('unknown-unit', 'No unit of this room has that name');
  return labelsOf(states);
}

/** The unit of a booking as staff are told on a day; null where it has none. */
export function unitOf(
  { booked, ...room }: RoomStates & Readonly<{ booked: LoadedState<Booking> }>,
  today: LocalDate,
): string | null {
  const { state } = booked;
  if (state.status === 'unknown' || state.status === 'Canceled' || state.status === 'Expired')
    return null;
  const since = unitsRememberedSince(today);
  const known = staysToAssign(room.calendar.state).filter(({ checkOut }) => checkOut > since);
  return assignedUnitLabels(known, labelsOf(room)).get(state.bookingId) ?? null;
}

/** Says which bookings are in the way of a unit, where the calendar refuses it for them. */
export async function namingWhoHasIt<T>(
  { commands }: Commands,
  unit: string,
  asked: Promise<T>,
): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const ids = error instanceof Refusal ? error.facts?.bookings : undefined;
    if (!(error instanceof Refusal) || !Array.isArray(ids)) throw error;
    const bookings = await Promise.all(
      ids.map(async (id: string) => {
        const { state } = await commands.load(booking, bookingStream(id));
        return { _id: id, bookingId: state.status === 'unknown' ? '' : state.terms.code };
      }),
    );
    const codes = bookings.map(({ bookingId }) => bookingId).join(', ');
    const why = {
      th: `ห้อง ${unit} มีการจอง ${codes} อยู่ในคืนเหล่านี้`,
      en: `${codes} has unit ${unit} on these nights`,
    };
    throw new Refusal(error.code, error.message, { bookings }, why);
  }
}
