import type { BookingEvent } from '@baanpak/domain/booking/booking-state.ts';
import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { UnitEvent } from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { EventLog } from './event-log.ts';

/** What the rooms that a booking was in say of its unit; the oldest of each room first. */
export async function unitsInHistory(
  { store, codec }: EventLog,
  bookingId: string,
  events: readonly BookingEvent[],
): Promise<EventEnvelope<UnitEvent>[]> {
  const rooms = new Set(events.flatMap(roomIn));
  const told = await Promise.all(
    [...rooms].map(async (roomId) => {
      const stored = await store.readStream(roomCalendarStream(roomId));
      return codec.decode<UnitEvent>(
        stored.filter(({ type, data }) => isOfUnit(type) && data.bookingId === bookingId),
      );
    }),
  );
  return told.flat();
}

/** The room that an event says a booking is in. */
function roomIn(event: BookingEvent): string[] {
  switch (event.type) {
    case 'BookingPlaced':
    case 'BookingTaken':
    case 'BlockPlaced':
      return [event.data.terms.roomId];
    case 'StayMoved':
      return [event.data.to.roomId];
    default:
      return [];
  }
}

const UNIT_EVENTS: Readonly<Record<UnitEvent['type'], true>> = {
  UnitAssigned: true,
  UnitFreed: true,
};

const isOfUnit = (type: string): boolean => type in UNIT_EVENTS;
