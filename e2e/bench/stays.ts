import { randomUUID } from 'node:crypto';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { addDays, localDate } from '@baanpak/domain/values/time/local-date.ts';
import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { EventToAppend } from '@baanpak/infrastructure/event-store/port.ts';
import {
  bookingPlaced,
  checkoutHeld,
  hotelRegistered,
  nightsHeld,
  roomRegistered,
} from '@baanpak/projector/testing/sample-events.ts';

export type StreamStart = Readonly<{ stream: string; events: readonly EventToAppend[] }>;

const ROOM = roomRegistered(hotelRegistered());
const FIRST = localDate('2027-03-01');
const DAYS = 700;

/** The events of one reservation of two nights, each to begin a stream, encoded as they are stored. */
export async function reservationEvents(codec: EventCodec, n: number): Promise<StreamStart[]> {
  const room = { ...ROOM, data: { ...ROOM.data, roomId: randomUUID() } };
  const checkIn = addDays(FIRST, n % DAYS);
  const stay = { checkIn, checkOut: addDays(checkIn, 2) };
  const placed = bookingPlaced(room, stay);
  const { bookingId, terms } = placed.data;
  return Promise.all([
    started(codec, roomCalendarStream(room.data.roomId), nightsHeld(room, stay, bookingId)),
    started(codec, bookingStream(bookingId), placed),
    started(codec, checkoutStream(terms.checkoutUid), checkoutHeld([placed])),
  ]);
}

async function started(codec: EventCodec, stream: string, event: DomainEvent) {
  const id = randomUUID();
  const context = { actor: 'bench', correlationId: id, causationId: null, commandId: id };
  return { stream, events: await codec.encode([event], context, null) };
}
