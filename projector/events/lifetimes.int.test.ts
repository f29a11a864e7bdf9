import { randomUUID } from 'node:crypto';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { day, minute, nights } from '@baanpak/domain/testing/samples.ts';
import { storedSamples } from '@baanpak/domain/testing/stored-samples.ts';
import { userStream } from '@baanpak/domain/user/user.ts';
import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuild } from '../run/rebuild.ts';
import { openReadModelsForTest, type ReadModelsForTest } from '../testing/given-events.ts';
import { bookingPlaced, hotelRegistered, roomRegistered } from '../testing/sample-events.ts';
import { lifetimeStep } from './lifetimes.ts';

let models: ReadModelsForTest;
beforeAll(async () => {
  models = await openReadModelsForTest();
});
afterAll(() => models.close());

type Room = ReturnType<typeof roomRegistered>;
type Booked = ReturnType<typeof bookingPlaced>;

const by = () => ({ by: randomUUID(), at: minute(5) });

const PLACED = {
  BookingPlaced: (event: Booked): DomainEvent => event,
  BookingTaken: ({ data: { heldUntil: _, placedAt: takenAt, ...data } }: Booked): DomainEvent => ({
    ...{ type: 'BookingTaken', data: { ...data, takenAt } },
  }),
  BlockPlaced: ({ data: { heldUntil: _, terms, ...data } }: Booked): DomainEvent => ({
    ...{ type: 'BlockPlaced', data: { ...data, terms: { ...terms, units: 1 } } },
  }),
} as const;

const money = { amount: baht(2000), feeCharge: baht(0), paidAt: minute(3) };
const CHANGED = {
  BookingDisabled: (bookingId: string): DomainEvent => ({
    ...{ type: 'BookingDisabled', data: { bookingId } },
  }),
  BookingEnabled: (bookingId: string): DomainEvent => ({
    ...{ type: 'BookingEnabled', data: { bookingId } },
  }),
  BookingPaid: (bookingId: string): DomainEvent => ({
    ...{ type: 'BookingPaid', data: { bookingId, ...money } },
  }),
  PaymentReceived: (bookingId: string): DomainEvent => ({
    ...{ type: 'PaymentReceived', data: { bookingId, ...money } },
  }),
  BookingReinstated: (bookingId: string): DomainEvent => ({
    type: 'BookingReinstated',
    data: { bookingId, undo: 1, at: minute(6), status: 'Booked', checkOut: day(3) },
  }),
} as const;

const moved = (bookingId: string, roomId: string, stay: Stay): DomainEvent => {
  const terms = { roomId, ...stay, nightPrices: [], price: baht(2000) };
  const plan = { moveId: randomUUID(), hadBy: null, reason: null, returned: null };
  return { type: 'StayMoved', data: { bookingId, ...plan, ...by(), from: terms, to: terms } };
};

const userRegistered = (userId: string, ownerId: string): DomainEvent => {
  const names = { username: `user-${userId}`, firstname: null, lastname: null, nickname: null };
  const details = { ...names, email: null, phone: null };
  const given = { userId, ownerId, role: 'officer', passwordVersion: '1' } as const;
  return { type: 'UserRegistered', data: { ...given, details, registeredAt: minute(0) } };
};
const userAssigned = (userId: string, ownerId: string): DomainEvent => ({
  type: 'UserAssigned',
  data: { userId, ownerId, role: 'officer' },
});

/** The rows of a thing, oldest first, without their places in the log. */
async function rowsOf(id: string): Promise<unknown[]> {
  const { rows } = await models.pool.query(
    `SELECT kind, owner_id, hotel_id, room_id, hidden, check_in, check_out, until_commit IS NULL AS holds
     FROM lifetimes WHERE id = $1 ORDER BY from_commit, from_prepare`,
    [id],
  );
  return rows;
}

/** Whether each row of a thing ends where the next begins. */
async function areAdjacent(id: string): Promise<boolean> {
  const { rows } = await models.pool.query(
    `SELECT bool_and((until_commit, until_prepare) = (next_commit, next_prepare)) AS adjacent FROM (
       SELECT until_commit, until_prepare,
         lead(from_commit) OVER w AS next_commit, lead(from_prepare) OVER w AS next_prepare
       FROM lifetimes WHERE id = $1 WINDOW w AS (ORDER BY from_commit, from_prepare)) AS each
     WHERE next_commit IS NOT NULL`,
    [id],
  );
  return rows[0]?.adjacent ?? true;
}

const hotel = hotelRegistered();
const room = roomRegistered(hotel);
const { hotelId, ownerId } = hotel.data;

describe('a booking', () => {
  const listed = (booked: Booked, more: object = {}) => ({
    ...{ kind: 'booking', owner_id: ownerId, hotel_id: hotelId, room_id: room.data.roomId },
    ...{ check_in: booked.data.terms.checkIn, check_out: booked.data.terms.checkOut },
    ...{ hidden: false, holds: true, ...more },
  });

  it.each(fieldsOf(PLACED))('is listed since %s', async (type) => {
    const booked = bookingPlaced(room);
    const { bookingId } = booked.data;
    await models.given(bookingStream(bookingId), PLACED[type](booked));
    expect(await rowsOf(bookingId)).toEqual([listed(booked)]);
  });

  it.each(fieldsOf(CHANGED).filter((type) => type !== 'BookingDisabled'))(
    'is shown again by %s',
    async (type) => {
      const booked = bookingPlaced(room);
      const { bookingId } = booked.data;
      const stream = bookingStream(bookingId);
      await models.given(stream, booked, CHANGED.BookingDisabled(bookingId));
      await models.given(stream, CHANGED[type](bookingId));
      const over = { holds: false };
      expect(await rowsOf(bookingId)).toEqual([
        listed(booked, over),
        listed(booked, { ...over, hidden: true }),
        listed(booked),
      ]);
      expect(await areAdjacent(bookingId)).toBe(true);
    },
  );

  it('has no row more where it is shown that nobody hid', async () => {
    const booked = bookingPlaced(room);
    const { bookingId } = booked.data;
    await models.given(bookingStream(bookingId), booked, CHANGED.BookingPaid(bookingId));
    expect(await rowsOf(bookingId)).toEqual([listed(booked)]);
  });

  it('is listed under another room and other nights since it was moved, in one batch or two', async () => {
    const other = roomRegistered(hotel).data.roomId;
    const booked = bookingPlaced(room);
    const { bookingId } = booked.data;
    const stream = bookingStream(bookingId);
    await models.given(stream, booked, moved(bookingId, other, nights(4, 6)));
    await models.given(stream, moved(bookingId, other, nights(5, 7)));
    const there = { room_id: other, check_in: day(4), check_out: day(6) };
    expect(await rowsOf(bookingId)).toEqual([
      listed(booked, { holds: false }),
      listed(booked, { ...there, holds: false }),
      listed(booked, { ...there, check_in: day(5), check_out: day(7) }),
    ]);
    expect(await areAdjacent(bookingId)).toBe(true);
  });
});

describe('rooms, hotels and users', () => {
  const listed = (kind: string, more: object) => ({
    ...{ kind, owner_id: ownerId, hotel_id: null, room_id: null },
    ...{ check_in: null, check_out: null, hidden: false, holds: true, ...more },
  });

  it('are listed from their beginning to their removal', async () => {
    const [ownHotel, userId] = [hotelRegistered(), randomUUID()];
    const own = roomRegistered(ownHotel).data;
    await models.given(hotelStream(own.hotelId), ownHotel);
    await models.given(roomStream(own.roomId), { type: 'RoomRegistered', data: own });
    await models.given(userStream(userId), userRegistered(userId, own.ownerId));
    const all = async () => [
      ...(await rowsOf(own.hotelId)),
      ...(await rowsOf(own.roomId)),
      ...(await rowsOf(userId)),
    ];
    const under = { owner_id: own.ownerId };
    const expected = (holds: boolean) => [
      listed('hotel', { ...under, hotel_id: own.hotelId, holds }),
      listed('room', { ...under, hotel_id: own.hotelId, room_id: own.roomId, holds }),
      listed('user', { ...under, holds }),
    ];
    expect(await all()).toEqual(expected(true));
    const { roomId } = own;
    await models.given(roomStream(roomId), { type: 'RoomRemoved', data: { roomId } });
    await models.given(userStream(userId), { type: 'UserRemoved', data: { userId } });
    await models.given(hotelStream(own.hotelId), {
      ...{ type: 'HotelRemoved', data: { hotelId: own.hotelId } },
    });
    expect(await all()).toEqual(expected(false));
  });

  it('a user is listed with an owner from the day of hiring to the day of leaving', async () => {
    const [userId, other] = [randomUUID(), randomUUID()];
    const stream = userStream(userId);
    await models.given(stream, userRegistered(userId, ownerId), userAssigned(userId, other));
    await models.given(stream, userAssigned(userId, other), userAssigned(userId, ownerId));
    expect(await rowsOf(userId)).toEqual([
      listed('user', { holds: false }),
      listed('user', { owner_id: other, holds: false }),
      listed('user', {}),
    ]);
    expect(await areAdjacent(userId)).toBe(true);
  });
});

/** Places in the log, and what the lists of today had there. */
type Moment = Readonly<{ place: Position; listed: readonly string[] }>;

/** What lists of staff have now, of some things: what their queries read from the tables of now. */
async function listedNow(ids: readonly string[]): Promise<string[]> {
  const { rows } = await models.pool.query<{ line: string }>(
    `SELECT concat_ws(' ', 'booking', booking_id, owner_id, hotel_id, room_id, check_in, check_out, disabled) AS line
       FROM bookings WHERE booking_id = ANY ($1)
     UNION ALL SELECT concat_ws(' ', 'room', room_id, r.owner_id, hotel_id)
       FROM rooms r JOIN hotels h USING (hotel_id)
       WHERE NOT r.removed AND NOT h.removed AND room_id = ANY ($1)
     UNION ALL SELECT concat_ws(' ', 'hotel', hotel_id, owner_id)
       FROM hotels WHERE NOT removed AND hotel_id = ANY ($1)
     UNION ALL SELECT concat_ws(' ', 'user', user_id, owner_id)
       FROM users WHERE NOT removed AND user_id = ANY ($1)
     ORDER BY 1`,
    [ids],
  );
  return rows.map(({ line }) => line);
}

/** What lifetimes say of the same things at a place. */
async function listedAt(ids: readonly string[], { commit, prepare }: Position): Promise<string[]> {
  const { rows } = await models.pool.query<{ line: string }>(
    `WITH held AS (
       SELECT * FROM lifetimes WHERE id = ANY ($1) AND (from_commit, from_prepare) <= ($2::bigint, $3::bigint)
         AND (until_commit IS NULL OR (until_commit, until_prepare) > ($2::bigint, $3::bigint)))
     SELECT concat_ws(' ', kind, id, owner_id, hotel_id, room_id, check_in, check_out, hidden) AS line
       FROM held WHERE kind = 'booking'
     UNION ALL SELECT concat_ws(' ', 'room', id, owner_id, hotel_id) FROM held
       WHERE kind = 'room' AND hotel_id IN (SELECT id FROM held WHERE kind = 'hotel')
     UNION ALL SELECT concat_ws(' ', kind, id, owner_id) FROM held WHERE kind IN ('hotel', 'user')
     ORDER BY 1`,
    [ids, String(commit), String(prepare)],
  );
  return rows.map(({ line }) => line);
}

type Step = readonly [stream: string, event: DomainEvent];

/** What may happen to two hotels, three rooms, three bookings and a user. */
function generated() {
  const hotels = [hotelRegistered(), hotelRegistered()] as const;
  const rooms: Room[] = [0, 0, 1].map((n) => roomRegistered(hotels[n] ?? hotels[0]));
  const users = [randomUUID(), randomUUID()];
  const places = new Set<string>();
  const booked = [0, 1, 2].map((n) => bookingPlaced(rooms[n] ?? room));
  const [one, other] = [hotels[0].data.ownerId, hotels[1].data.ownerId];
  const begin: Step[] = [
    ...hotels.map((each): Step => [hotelStream(each.data.hotelId), each]),
    ...rooms.map((each): Step => [roomStream(each.data.roomId), each]),
    ...users.map((id): Step => [userStream(id), userRegistered(id, one)]),
  ];
  const ofBooking = fc
    .tuple(fc.nat(2), fc.constantFrom(...fieldsOf(PLACED)), fc.nat(6), fc.nat(2), fc.nat(5))
    .map(([n, begins, what, where, first]): Step => {
      const event = booked[n] ?? bookingPlaced(room);
      const { bookingId } = event.data;
      const stream = bookingStream(bookingId);
      if (!places.has(bookingId)) {
        places.add(bookingId);
        return [stream, PLACED[begins](event)];
      }
      const type = fieldsOf(CHANGED)[what];
      const to = rooms[where]?.data.roomId ?? '';
      return [
        stream,
        type ? CHANGED[type](bookingId) : moved(bookingId, to, nights(1 + first, 3 + first)),
      ];
    });
  const ofUser = fc
    .tuple(fc.nat(1), fc.constantFrom(one, other))
    .map(([n, owner]): Step => [userStream(users[n] ?? ''), userAssigned(users[n] ?? '', owner)]);
  const removals = fc.nat(7).map((n): Step => {
    const [roomId, userId] = [rooms[n]?.data.roomId, users[n - 5]];
    if (roomId) return [roomStream(roomId), { type: 'RoomRemoved', data: { roomId } }];
    if (userId) return [userStream(userId), { type: 'UserRemoved', data: { userId } }];
    const id = hotels[n === 3 ? 0 : 1].data.hotelId;
    return [hotelStream(id), { type: 'HotelRemoved', data: { hotelId: id } }];
  });
  const ids = [
    ...hotels.map(({ data }) => data.hotelId),
    ...rooms.map(({ data }) => data.roomId),
    ...booked.map(({ data }) => data.bookingId),
    ...users,
  ];
  const weighted = fc.oneof(
    { weight: 8, arbitrary: ofBooking },
    { weight: 2, arbitrary: ofUser },
    { weight: 1, arbitrary: removals },
  );
  return { begin, ids, steps: fc.array(weighted, { minLength: 10, maxLength: 25 }) };
}

describe('whatever happens', () => {
  it('rows that hold at a place are what lists had there, and a rebuild makes the same', async () => {
    const seed = Number(process.env.SEED ?? Date.now());
    console.info(`seed ${seed}`);
    const all: string[] = [];
    const moments: Moment[] = [];
    for (const [run, each] of [generated(), generated(), generated(), generated()].entries()) {
      const [happened = []] = fc.sample(each.steps, { seed: seed + run, numRuns: 1 });
      all.push(...each.ids);
      for (const [stream, event] of [...each.begin, ...happened]) {
        const place = await models.given(stream, event);
        moments.push({ place, listed: await listedNow(all) });
      }
    }
    const check = async () => {
      for (const { place, listed } of moments) expect(await listedAt(all, place)).toEqual(listed);
    };
    await check();
    const rows = () =>
      models.pool.query('SELECT * FROM lifetimes ORDER BY kind, id, from_commit, from_prepare');
    const { rows: live } = await rows();
    await rebuild({ ...models, pageSize: 7 });
    expect((await rows()).rows).toEqual(live);
    await check();
  });

  it('a sample of each type is read, and ids that are none make no row', () => {
    const types = new Set(
      storedSamples().flatMap((event) => (lifetimeStep(event) ? [event.type] : [])),
    );
    expect([...types].toSorted()).toEqual([
      ...['BlockPlaced', 'BookingDisabled', 'BookingEnabled', 'BookingPaid', 'BookingPlaced'],
      ...['BookingReinstated', 'BookingTaken', 'HotelRegistered', 'HotelRemoved'],
      ...['PaymentReceived', 'RoomRegistered', 'RoomRemoved', 'StayMoved', 'UserAssigned'],
      ...['UserRegistered', 'UserRemoved'],
    ]);
    expect(lifetimeStep({ type: 'RoomRemoved', data: { roomId: 'garden' } })).toBeUndefined();
  });
});
