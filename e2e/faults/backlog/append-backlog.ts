import { randomUUID } from 'node:crypto';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { minute, nights } from '@baanpak/domain/testing/samples.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import type { OpenStores } from '@baanpak/infrastructure/program/open-stores.ts';
import {
  bookingPlaced,
  calendarOpened,
  checkoutHeld,
  hotelRegistered,
  nightsHeld,
  roomRegistered,
} from '@baanpak/projector/testing/sample-events.ts';

const ROOMS = 200;
const AT_ONCE = 16;
const EVENTS_OF_A_BOOKING = 4;
export const NIGHTS_OF_A_BOOKING = 2;

/**
 * So many bookings as so many events need, paid, in few rooms and in the same nights, so that what is counted
 * a night would be wrong if an event were taken in twice. Answers how many there are.
 */
export async function appendBacklog(stores: OpenStores, events: number): Promise<number> {
  const each = Math.ceil(events / EVENTS_OF_A_BOOKING / ROOMS);
  const left = Array.from({ length: ROOMS }, (_, n) => n).values();
  const worker = async () => {
    for (const _ of left) await bookRoom(stores, each);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return each * ROOMS;
}

async function bookRoom({ store, codec }: OpenStores, bookings: number): Promise<void> {
  const begin = async (stream: string, events: readonly DomainEvent[]) => {
    const id = randomUUID();
    const context = { actor: 'test', correlationId: id, causationId: null, commandId: id };
    await store.append(stream, 'no-stream', await codec.encode(events, context, null));
  };
  const room = roomRegistered(hotelRegistered());
  const placed = Array.from({ length: bookings }, () => bookingPlaced(room, nights(1, 3)));
  const held = placed.map(({ data }) => nightsHeld(room, nights(1, 3), data.bookingId));
  await begin(roomCalendarStream(room.data.roomId), [calendarOpened(room, bookings), ...held]);
  for (const booking of placed) {
    const { bookingId, terms } = booking.data;
    const paid = { amount: terms.price, feeCharge: satang(0), paidAt: minute(3) };
    await begin(checkoutStream(terms.checkoutUid), [checkoutHeld([booking])]);
    const booked: DomainEvent = { type: 'BookingPaid', data: { bookingId, ...paid } };
    await begin(bookingStream(bookingId), [booking, booked]);
  }
}
