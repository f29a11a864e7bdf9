import { randomUUID } from 'node:crypto';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { paymentStream } from '@baanpak/domain/payment/payment.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { refundStream } from '@baanpak/domain/refund/refund.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { minute, nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rebuild } from '../run/rebuild.ts';
import { openReadModelsForTest, type ReadModelsForTest } from '../testing/given-events.ts';
import {
  bookingPlaced,
  calendarOpened,
  hotelRegistered,
  nightsHeld,
  roomRegistered,
} from '../testing/sample-events.ts';

let models: ReadModelsForTest;
beforeEach(async () => {
  models = await openReadModelsForTest();
});
afterEach(() => models.close());

const hotel = hotelRegistered();
const room = roomRegistered(hotel);
const { roomId } = room.data;
const placed = bookingPlaced(room);
const STREAMS: readonly (readonly [string, readonly DomainEvent[]])[] = [
  [hotelStream(hotel.data.hotelId), [hotel]],
  [roomStream(roomId), [room]],
  [roomCalendarStream(roomId), [calendarOpened(room), nightsHeld(room, nights(1, 3))]],
  [bookingStream(placed.data.bookingId), [placed]],
];

async function ownerless(): Promise<string[]> {
  const { rows } = await models.pool.query<{ type: string }>(
    'SELECT type FROM listed_events WHERE owner_id IS DISTINCT FROM $1 ORDER BY type',
    [hotel.data.ownerId],
  );
  return rows.map(({ type }) => type);
}

describe('the owner of events', () => {
  it('is found for a stream whose whole is not known yet', async () => {
    await models.given(roomCalendarStream(roomId), calendarOpened(room));
    expect(await ownerless()).toEqual(['CalendarOpened']);
    await models.given(roomStream(roomId), room);
    expect(await ownerless()).toEqual([]);
  });

  it('is found by a rebuild, whose pages name no owners of events before', async () => {
    await models.append(roomCalendarStream(roomId), calendarOpened(room));
    await models.untilShown(await models.append(roomStream(roomId), room));
    await rebuild({ ...models, pageSize: 1 });
    expect(await ownerless()).toEqual([]);
  });

  it('is the same in whatever order streams are read and batches fall', async () => {
    const orders = fc.shuffledSubarray([...STREAMS], { minLength: STREAMS.length });
    const cuts = fc.array(fc.boolean(), { minLength: STREAMS.length, maxLength: STREAMS.length });
    await fc.assert(
      fc.asyncProperty(orders, cuts, async (order, cut) => {
        await models.close();
        models = await openReadModelsForTest();
        for (const [n, [stream, events]] of order.entries()) {
          const position = await models.append(stream, ...events);
          if (cut[n] || n === order.length - 1) await models.project(position);
        }
        expect(await ownerless()).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});

const otherHotel = hotelRegistered();
const held = (...hotels: readonly ReturnType<typeof hotelRegistered>[]): DomainEvent => ({
  type: 'CheckoutHeld',
  data: {
    ...{ uid: randomUUID(), amount: baht(1000), heldUntil: minute(30) },
    stays: hotels.map(({ data: { hotelId } }) => ({
      ...{ ...nights(1, 3), hotelId, bookingId: randomUUID() },
      ...{ roomId: randomUUID(), price: baht(1000) },
    })),
  },
});
const charged = (checkoutUid: string): DomainEvent => ({
  type: 'ChargeRequested',
  data: {
    ...{ attemptId: randomUUID(), checkoutUid, method: 'card', amount: baht(1000) },
    ...{ currency: 'THB', requestedAt: minute(0), expiresAt: minute(30) },
  },
});

describe('the owner of a checkout and of its payments', () => {
  async function ownersOf(checkout: DomainEvent): Promise<unknown[]> {
    if (checkout.type !== 'CheckoutHeld') throw new Error('There is a checkout');
    const { uid } = checkout.data;
    await models.given(paymentStream(randomUUID()), charged(uid));
    await models.given(checkoutStream(uid), checkout);
    await models.given(hotelStream(hotel.data.hotelId), hotel);
    await models.given(hotelStream(otherHotel.data.hotelId), otherHotel);
    const { rows } = await models.pool.query<{ owner_id: unknown }>(
      `SELECT owner_id FROM listed_events WHERE type IN ('CheckoutHeld', 'ChargeRequested')`,
    );
    return rows.map(({ owner_id: ownerId }) => ownerId);
  }

  it('is the one whose stays they all are', async () => {
    const { ownerId } = hotel.data;
    expect(await ownersOf(held(hotel, hotel))).toEqual([ownerId, ownerId]);
  });

  it('is nobody, where its stays are of two owners', async () => {
    expect(await ownersOf(held(hotel, otherHotel))).toEqual([null, null]);
  });

  it('is the same by a rebuild', async () => {
    await ownersOf(held(hotel));
    await rebuild({ ...models, pageSize: 1 });
    expect(await ownerless()).toEqual(['HotelRegistered']);
  });
});

describe('what events concern', () => {
  const bookingId = randomUUID();
  const refundId = bookingId;
  const checkoutUid = randomUUID();
  const started: DomainEvent = {
    type: 'RefundStarted',
    data: {
      ...{ refundId, bookingIds: [bookingId], of: 'booking', checkoutUid },
      ...{ chargeId: null, amount: baht(1000), startedAt: minute(0), step: 0 },
    },
  };
  const attempted: DomainEvent = { type: 'RefundAttempted', data: { refundId, attempt: 1 } };

  async function subjects(): Promise<unknown[]> {
    const { rows } = await models.pool.query(
      'SELECT kind, id, stream, revision FROM event_subjects ORDER BY revision, kind',
    );
    return rows;
  }
  const stream = refundStream(refundId);
  const ofRefund = [0, 1, 2].flatMap((revision) => [
    { kind: 'booking', id: bookingId, stream, revision },
    { kind: 'checkout', id: checkoutUid, stream, revision },
  ]);

  it('is what the start of the stream concerns, where an event names nothing', async () => {
    await models.given(stream, started, attempted);
    await models.given(stream, {
      type: 'RefundAwaited',
      data: { refundId, landsUntil: minute(2) },
    });
    expect(await subjects()).toEqual(ofRefund);
  });

  it('is the same by a rebuild', async () => {
    await models.append(stream, started, attempted);
    const last = await models.append(stream, {
      ...{ type: 'RefundAwaited', data: { refundId, landsUntil: minute(2) } },
    });
    await models.untilShown(last);
    await rebuild({ ...models, pageSize: 1 });
    expect(await subjects()).toEqual(ofRefund);
  });

  it('is the hotel, too, of each event of a room', async () => {
    await models.given(roomStream(roomId), room, { type: 'RoomDisabled', data: { roomId } });
    const { rows } = await models.pool.query(
      `SELECT kind, id FROM event_subjects WHERE revision = 1 ORDER BY kind`,
    );
    const { hotelId, ownerId } = hotel.data;
    expect(rows).toEqual([
      { kind: 'hotel', id: hotelId },
      { kind: 'owner', id: ownerId },
      { kind: 'room', id: roomId },
    ]);
  });

  it('is each thing that an event names, in the order of the log', async () => {
    await models.given(roomStream(roomId), room);
    await models.given(roomCalendarStream(roomId), calendarOpened(room));
    const { rows } = await models.pool.query(
      `SELECT stream, revision FROM event_subjects WHERE kind = 'room' AND id = $1
       ORDER BY commit_position, prepare_position`,
      [roomId],
    );
    expect(rows).toEqual([
      { stream: roomStream(roomId), revision: 0 },
      { stream: roomCalendarStream(roomId), revision: 0 },
    ]);
  });
});

describe('what nights of a room cost', () => {
  it('is a row for each period that an event sets a price of, and one for each base price', async () => {
    const year = { from: nights(1, 2).checkIn, to: nights(366, 367).checkIn };
    const night = { from: nights(2, 3).checkIn, to: nights(2, 3).checkOut };
    const fridays = { ...year, weekdays: [5] };
    await models.given(
      roomStream(roomId),
      room,
      {
        type: 'DaysPainted',
        data: {
          ...{ roomId, rules: [] },
          prices: [
            { ...year, price: baht(1500) },
            { ...night, price: null },
            { ...fridays, price: baht(1800) },
          ],
        },
      },
      { type: 'RoomDescribed', data: { roomId, changes: { basePrice: baht(900) } } },
      { type: 'RoomDescribed', data: { roomId, changes: { maxGuests: 3 } } },
    );
    const { rows } = await models.pool.query(
      `SELECT part, from_night AS "from", to_night AS "to", weekdays, revision, price
       FROM night_prices WHERE room_id = $1 ORDER BY part`,
      [roomId],
    );
    expect(rows).toEqual([
      { ...year, part: 0, weekdays: 127, revision: 1, price: baht(1500) },
      { ...night, part: 1, weekdays: 127, revision: 1, price: null },
      { ...year, part: 2, weekdays: 32, revision: 1, price: baht(1800) },
    ]);
    const base = await models.pool.query(
      'SELECT revision, price FROM base_prices WHERE room_id = $1 ORDER BY revision',
      [roomId],
    );
    expect(base.rows).toEqual([
      { revision: 0, price: room.data.details.basePrice },
      { revision: 2, price: baht(900) },
    ]);
  });
});

describe('where an event stands in the log', () => {
  it('is listed, with the name of the stream where staff may not read it', async () => {
    const { data } = placed;
    await models.given(bookingStream(data.bookingId), placed);
    const uid = randomUUID();
    await models.given(checkoutStream(uid), { type: 'CheckoutDiscarded', data: { uid } });
    const { rows } = await models.pool.query(
      'SELECT type, log_stream, revision FROM listed_events ORDER BY type',
    );
    expect(rows).toEqual([
      { type: 'BookingPlaced', log_stream: null, revision: 0 },
      { type: 'CheckoutDiscarded', log_stream: checkoutStream(uid), revision: 0 },
    ]);
  });
});
