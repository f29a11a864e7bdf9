import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../../http/request.ts';
import type { Commands } from '../../ports.ts';
import { labelsWith, namingWhoHasIt } from './units.ts';

/**
 * Staff say which unit a stay has. Refuses `unknown-unit`, `wrong-status` where nobody will stay or the guest is in
 * already, and `room-already-booked` with the bookings in the way (docs/adr/0049-units-are-derived.md).
 */
export async function assignUnit(
  ports: Commands,
  request: FastifyRequest,
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
    contextOf(request),
  );
  return (await namingWhoHasIt(ports, unit, deciding)).position;
}
