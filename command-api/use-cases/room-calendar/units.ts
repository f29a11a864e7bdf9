import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import {
  assignedUnitLabels,
  unitLabels,
  unitsRememberedSince,
} from '@baanpak/domain/room-calendar/assign-units.ts';
import { staysToAssign } from '@baanpak/domain/room-calendar/units.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Commands } from '../../ports.ts';
import type { BookingStates } from '../booking/booking-answer.ts';
import { loadRoomStates, type RoomStates } from '../room/room-answer.ts';

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
export function unitOf({ booked, ...room }: BookingStates, today: LocalDate): string | null {
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
