import { randomUUID } from 'node:crypto';
import type { HistoryStepJson, ThingEventJson } from '@baanpak/contract/booking/booking-history.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { moneyCasesWith, openCaseFor } from '../../testing/money-cases.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import type { Hired } from '../../testing/staff.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

type History = Readonly<{
  events: ThingEventJson[];
  steps: HistoryStepJson[];
  more: boolean;
  page: number;
  perPage: number;
}>;

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

const read = async (path: string, by: Hired) =>
  shop.read<History & Problem>(path, await shop.head(), by.headers);

const set = (roomId: string, price: number | null) =>
  shop.put<Problem>(
    `/rooms/${roomId}/prices`,
    { from: PRICED.checkIn, to: PRICED.checkOut, price },
    own.owner.headers,
  );
const PRICED = nights(10, 12);

const FORBIDDEN = [403, 'forbidden'] as const;

/** Takes cash for a new stay, and counts it. */
async function countCash(by: Hired, hotel: OwnHotel, counted = 500): Promise<void> {
  const bookings = staffBookingsWith(shop);
  const { book } = (await bookings.take(by, await hotel.newRoom(), nights(1, 3))).body;
  await bookings.change(by, book._id, {
    action: 'record-payment',
    method: 'cash',
    amount: counted,
  });
  const count = { hotelId: hotel.hotel.hotelId, day: bangkokDay(shop.clock.now()), counted };
  expect((await shop.post('/bookings/desk-money/counts', count, by.headers)).status).toBe(201);
}

describe('GET /rooms/{id}/history', () => {
  it('tells of prices, before and after, and of the stays of the room, the newest first', async () => {
    const { roomId } = await own.newRoom();
    await shop.book({ ...(await own.newRoom()), roomId }, nights(1, 3));
    expect((await set(roomId, 1500)).status).toBe(200);
    await set(roomId, 1200);
    const { body } = await read(`/rooms/${roomId}/history?lang=en`, own.owner);
    const painted = body.events.filter(({ type }) => type === 'DaysPainted');
    expect(painted[0]).toMatchObject({
      ...{ lane: 'room', by: own.owner.userId, stream: `room-${roomId}` },
      sentence: expect.stringMatching(/ set the price of .+: from ฿1,500 to ฿1,200 for /),
      data: {
        days: [
          { date: PRICED.checkIn, from: 150_000, to: 120_000 },
          { date: expect.any(String), from: 150_000, to: 120_000 },
        ],
      },
    });
    expect(painted[1]?.sentence).toContain('from ฿1,000 to ฿1,500');
    const types = body.events.map(({ type }) => type);
    for (const type of ['RoomRegistered', 'NightsHeld', 'BookingPlaced', 'CheckoutHeld'])
      expect(types).toContain(type);
    const officer = (await read(`/rooms/${roomId}/history`, own.officer)).body.events;
    expect(officer.map(({ type }) => type)).not.toContain('CheckoutHeld');
  });

  it('goes on before an event of it, and no deeper than ten thousand by pages', async () => {
    const { roomId } = await own.newRoom();
    for (const price of [1100, 1200, 1300]) await set(roomId, price);
    const path = `/rooms/${roomId}/history`;
    const all = (await read(path, own.owner)).body.events;
    const listed = all.slice(0, 1);
    for (const _ of all.slice(1)) {
      const { body } = await read(`${path}?perPage=1&before=${listed.at(-1)?.id}`, own.owner);
      listed.push(...body.events);
    }
    expect(listed.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    const ofNight = await read(`${path}?day=${PRICED.checkIn}&before=${all[0]?.id}`, own.owner);
    expect(ofNight.body.events.map(({ id }) => id)).toEqual(
      all
        .slice(1, 3)
        .map(({ id }) => id)
        .concat(all.filter(({ type }) => type === 'RoomRegistered').map(({ id }) => id)),
    );
    const id = await openCaseFor(shop, own.owner.userId);
    for (const one of [path, `${path}?day=${PRICED.checkIn}`, `/bookings/cases/${id}/history`]) {
      const joined = one.includes('?') ? `${one}&` : `${one}?`;
      const beyond = (await read(`${joined}page=101&perPage=100`, own.owner)).body;
      expect(beyond).toMatchObject({ events: [], more: false, page: 101 });
      expectProblem(
        await read(`${joined}before=${own.owner.userId}`, own.owner),
        400,
        'invalid-request',
      );
    }
  });

  it('comes in pages, and of some days', async () => {
    const { roomId } = await own.newRoom();
    for (const price of [1100, 1200, 1300]) await set(roomId, price);
    const all = (await read(`/rooms/${roomId}/history`, own.owner)).body;
    expect(all).toMatchObject({ more: false, page: 1, perPage: 20 });
    const listed = [];
    for (let page = 1; page <= all.events.length; page += 1) {
      const { body } = await read(`/rooms/${roomId}/history?perPage=1&page=${page}`, own.owner);
      expect(body.more).toBe(page < all.events.length);
      listed.push(...body.events);
    }
    expect(listed.map(({ id }) => id)).toEqual(all.events.map(({ id }) => id));
    const day = shop.clock.now().slice(0, 10);
    const of = async (query: string) =>
      (await read(`/rooms/${roomId}/history?${query}`, own.owner)).body.events.length;
    expect(await of(`from=${day}`)).toBe(all.events.length);
    expect(await of('to=2020-01-01')).toBe(0);
  });

  it('is not for visitors, other owners and guests', async () => {
    const { roomId } = await own.newRoom();
    const path = `/rooms/${roomId}/history`;
    for (const by of [own.owner, own.officer, own.admin, own.auditor])
      expect((await read(path, by)).status).toBe(200);
    for (const by of [own.visitor, own.otherOwner])
      expectProblem(await read(path, by), ...FORBIDDEN);
    expectProblem(await shop.get<Problem>(path), 401, 'unauthorized');
    expectProblem(await read(`/rooms/${own.owner.userId}/history`, own.admin), 404, 'not-found');
    expectProblem(await read(`${path}?at=now`, own.owner), 400, 'invalid-request');
  });
});

describe('who set the price of a night', () => {
  const night = PRICED.checkIn;
  const priceOf = (roomId: string, query = '') =>
    read(`/rooms/${roomId}/history?lang=en&day=${night}${query}`, own.owner);
  const daysIn = ({ events }: History) =>
    events.map(({ type, data }) => [type, ...(Array.isArray(data?.days) ? data.days : [])]);

  it('is told from the newest on, with what it cost before and after', async () => {
    const { roomId } = await own.newRoom();
    await set(roomId, 1500);
    await set(roomId, 1200);
    const elsewhere = { from: nights(20, 21).checkIn, to: nights(20, 21).checkOut, price: 900 };
    await shop.put(`/rooms/${roomId}/prices`, elsewhere, own.owner.headers);
    await shop.put(`/rooms/${roomId}`, { basePrice: 2000 }, own.owner.headers);
    const { body } = await priceOf(roomId);
    expect(daysIn(body)).toEqual([
      ['DaysPainted', { date: night, from: 150_000, to: 120_000 }],
      ['DaysPainted', { date: night, from: 100_000, to: 150_000 }],
      ['RoomRegistered'],
    ]);
    expect(body.events[0]).toMatchObject({
      by: own.owner.userId,
      sentence: expect.stringMatching(/ from ฿1,500 to ฿1,200 for \d+ \w+ \d+\.$/),
    });
  });

  it('may be a new base price, where nothing else is set', async () => {
    const { roomId } = await own.newRoom();
    await set(roomId, 1500);
    await set(roomId, null);
    await shop.put(`/rooms/${roomId}`, { basePrice: 1800 }, own.owner.headers);
    const { body } = await priceOf(roomId);
    expect(daysIn(body)).toEqual([
      ['RoomDescribed', { date: night, from: 100_000, to: 180_000 }],
      ['DaysPainted', { date: night, from: 150_000, to: 100_000 }],
      ['DaysPainted', { date: night, from: 100_000, to: 150_000 }],
      ['RoomRegistered'],
    ]);
    const second = (await priceOf(roomId, '&perPage=1&page=2')).body;
    expect(second).toMatchObject({ more: true, events: [{ id: body.events[1]?.id }] });
    const other = await read(`/rooms/${roomId}/history?day=2020-01-01`, own.owner);
    expect(daysIn(other.body)).toEqual([
      ['RoomDescribed', { date: '2020-01-01', from: 100_000, to: 180_000 }],
      ['RoomRegistered'],
    ]);
  });

  it('is asked of a room’s day alone', async () => {
    const { roomId } = await own.newRoom();
    expectProblem(await priceOf(roomId, '&from=2026-01-01'), 400, 'invalid-request');
    const path = `/rooms/${roomId}/history?day=`;
    expectProblem(await read(`${path}2026-11-31`, own.owner), 400, 'invalid-request');
    expectProblem(await read(`${path}${night}`, own.otherOwner), ...FORBIDDEN);
    const ofHotel = `/hotels/${own.hotel.hotelId}/history?day=${night}`;
    expectProblem(await read(ofHotel, own.owner), 400, 'invalid-request');
  });
});

describe('the prices before a change', () => {
  it('are told of each night of two years, in a room that was changed a thousand times', async () => {
    const { roomId } = await own.newRoom();
    const stream = `room-${roomId}`;
    await set(roomId, 1500);
    const [paint] = await shop.store.readStream(stream, { from: 1 });
    if (!paint) throw new Error('Nothing was painted');
    const date = PRICED.checkIn;
    const { checkIn: first, checkOut: end } = nights(0, 731);
    const event = (from: string, to: string, price: number) => ({
      ...{ id: randomUUID(), type: paint.type, metadata: paint.metadata },
      data: { roomId, rules: [], prices: [{ from, to, price }] },
    });
    await shop.store.append(stream, 1, [
      ...Array.from({ length: 1_100 }, (_, n) => event(date, nights(10, 11).checkOut, 100_000 + n)),
      event(first, end, 250_000),
    ]);
    const { body } = await read(`/rooms/${roomId}/history?perPage=2`, own.owner);
    const [last, before] = body.events;
    expect(last?.data?.days).toHaveLength(731);
    expect(last?.data?.days).toContainEqual({ date, from: 101_099, to: 250_000 });
    expect(before?.data?.days).toEqual([{ date, from: 101_098, to: 101_099 }]);
  });
});

describe('the days of a history', () => {
  it('may be all that there are, and none to come', async () => {
    const { roomId } = await own.newRoom();
    const path = `/rooms/${roomId}/history`;
    const { body } = await read(`${path}?from=0001-01-01&to=9999-12-31`, own.owner);
    expect(body.events.length).toBeGreaterThan(0);
    expectProblem(await read(`${path}?from=2569-11-01`, own.owner), 400, 'invalid-request');
    const id = await openCaseFor(shop, own.owner.userId);
    const ofCase = await read(`/bookings/cases/${id}/history?from=2569-11-01`, own.owner);
    expectProblem(ofCase, 400, 'invalid-request');
  });
});

describe('the history of what was removed', () => {
  it('stays, with who removed it', async () => {
    const hotel = await openOwnHotel(shop);
    const { roomId } = await hotel.newRoom();
    const things = [
      [`/rooms/${roomId}`, 'RoomRemoved'],
      [`/hotels/${hotel.hotel.hotelId}`, 'HotelRemoved'],
      [`/users/${hotel.visitor.userId}`, 'UserRemoved'],
    ] as const;
    for (const [path, type] of things) {
      expect((await shop.delete(path, hotel.admin.headers)).status).toBe(200);
      for (const by of [hotel.admin, hotel.auditor, hotel.owner]) {
        const { status, body } = await read(`${path}/history?perPage=100`, by);
        expect(status).toBe(200);
        expect(body.events.find((event) => event.type === type)).toMatchObject({
          by: hotel.admin.userId,
        });
      }
      expectProblem(await read(`${path}/history`, hotel.otherOwner), ...FORBIDDEN);
    }
    const { body } = await read(`/users/${hotel.visitor.userId}/history?lang=en`, hotel.admin);
    expect(body.events[0]?.sentence).toContain(hotel.visitor.username); // who was removed, and not erased, has a name
  });
});

describe('GET /hotels/{id}/history', () => {
  it('has its own events and those of its rooms, without their stays', async () => {
    const hotel = await openOwnHotel(shop);
    const room = await hotel.newRoom();
    await shop.book(room, nights(1, 3));
    const { body } = await read(`/hotels/${hotel.hotel.hotelId}/history?lang=en`, hotel.owner);
    expect(new Set(body.events.map(({ type }) => type))).toEqual(
      new Set(['HotelRegistered', 'RoomListed', 'RoomRegistered']),
    );
    expect(body.steps.flatMap(({ events }) => events)).toHaveLength(body.events.length);
  });

  it('is not for visitors, other owners and guests', async () => {
    const path = `/hotels/${own.hotel.hotelId}/history`;
    for (const by of [own.owner, own.officer, own.admin, own.auditor])
      expect((await read(path, by)).status).toBe(200);
    for (const by of [own.visitor, own.otherOwner])
      expectProblem(await read(path, by), ...FORBIDDEN);
    expectProblem(await shop.get<Problem>(path), 401, 'unauthorized');
    expectProblem(await read(`/hotels/${own.owner.userId}/history`, own.admin), 404, 'not-found');
  });
});

describe('the money of a hotel', () => {
  it('is told of drawers: to who may not read money of their own alone', async () => {
    const hotel = await openOwnHotel(shop);
    await countCash(hotel.owner, hotel);
    await countCash(hotel.officer, hotel);
    const path = `/hotels/${hotel.hotel.hotelId}/history?perPage=100`;
    const drawers = async (by: Hired) =>
      (await read(path, by)).body.events.filter(({ stream }) => stream.startsWith('till-'));
    expect((await drawers(hotel.owner)).map(({ type }) => type).toSorted()).toEqual([
      ...['CashMoved', 'CashMoved', 'ShiftCounted', 'ShiftCounted'],
    ]);
    const own = await drawers(hotel.officer);
    expect(own.map(({ type }) => type).toSorted()).toEqual(['CashMoved', 'ShiftCounted']);
    for (const { data } of own) expect(data).toMatchObject({ userId: hotel.officer.userId });
  });

  it('is not told of its owner’s settlements', async () => {
    const hotel = await openOwnHotel(shop);
    const month = { paidAt: '2026-02-05T03:00:00.000Z', reference: 'KBANK 4711' };
    const settled = `/reports/settlement/${hotel.owner.userId}/2026-01`;
    expect((await shop.put(settled, month, hotel.admin.headers)).status).toBe(200);
    for (const by of [hotel.owner, hotel.officer, hotel.admin]) {
      const { body } = await read(`/hotels/${hotel.hotel.hotelId}/history?perPage=100`, by);
      expect(JSON.stringify(body)).not.toContain('KBANK 4711');
    }
  });
});

describe('GET /users/{id}/history', () => {
  it('of a user who came from another owner has nothing of that owner', async () => {
    const [former, present] = [await openOwnHotel(shop), await openOwnHotel(shop)];
    const { userId } = former.officer;
    await countCash(former.officer, former, 777);
    const described = { firstname: 'Somsak' };
    expect((await shop.put(`/users/${userId}`, described, former.owner.headers)).status).toBe(200);
    const moved = { ownerId: present.owner.userId };
    expect((await shop.put(`/users/${userId}`, moved, former.admin.headers)).status).toBe(200);
    await countCash(former.officer, present, 333);
    const { body } = await read(`/users/${userId}/history?perPage=100`, present.owner);
    const told = JSON.stringify(body);
    for (const secret of [former.owner.userId, former.hotel.hotelId, '77700', '฿777'])
      expect(told).not.toContain(secret);
    const types = body.events.map(({ type }) => type);
    expect(types).toEqual(['ShiftCounted', 'CashMoved', 'UserAssigned']);
    const all = (await read(`/users/${userId}/history?perPage=100`, present.admin)).body.events;
    expect(all.map(({ type }) => type)).toContain('UserRegistered');
    const back = { ownerId: former.owner.userId };
    expect((await shop.put(`/users/${userId}`, back, former.admin.headers)).status).toBe(200);
    const again = (await read(`/users/${userId}/history?perPage=100`, former.owner)).body.events;
    const assigned = again.filter(({ type }) => type === 'UserAssigned');
    expect(assigned.map(({ data }) => data === null)).toEqual([false, true]);
    expect(JSON.stringify(again)).not.toContain(present.owner.userId);
  });

  it('tells who did what with a user', async () => {
    const { userId } = own.officer;
    const { body } = await read(`/users/${userId}/history?lang=en`, own.owner);
    expect(body.events.map(({ type, lane }) => [type, lane])).toContainEqual([
      'UserRegistered',
      'user',
    ]);
    expect(body.events.at(-1)?.sentence).toMatch(/ added .+ as officer for .+\.$/);
    expect(JSON.stringify(body)).not.toContain('passwordVersion');
  });

  it('is for who may read users', async () => {
    const path = `/users/${own.officer.userId}/history`;
    for (const by of [own.owner, own.admin, own.auditor])
      expect((await read(path, by)).status).toBe(200);
    for (const by of [own.officer, own.visitor, own.otherOwner])
      expectProblem(await read(path, by), ...FORBIDDEN);
    expectProblem(await shop.get<Problem>(path), 401, 'unauthorized');
    expectProblem(await read(`/users/${own.hotel.hotelId}/history`, own.admin), 404, 'not-found');
  });
});

describe('GET /bookings/cases/{id}/history', () => {
  it('tells how money came to be looked into, and what was decided', async () => {
    const id = await openCaseFor(shop, own.owner.userId);
    const settled = await moneyCasesWith(shop).settle(own.owner, id, {
      ...{ action: 'close', reason: 'Known' },
    });
    expect(settled.status).toBe(200);
    const { body } = await read(`/bookings/cases/${id}/history?lang=en`, own.owner);
    expect(body.events).toMatchObject([
      {
        ...{ type: 'CaseSettled', lane: 'refund', by: own.owner.userId },
        sentence: expect.stringMatching(/ settled the case about an unknown charge of ฿40: /),
      },
      { type: 'CaseOpened', stream: expect.stringMatching(/^moneyCase(-[\da-f]+){5}$/) },
    ]);
    expect(body.more).toBe(false);
  });

  it('is for who may read money', async () => {
    const path = `/bookings/cases/${await openCaseFor(shop, own.owner.userId)}/history`;
    for (const by of [own.owner, own.admin, own.auditor])
      expect((await read(path, by)).status).toBe(200);
    for (const by of [own.officer, own.visitor, own.otherOwner])
      expectProblem(await read(path, by), ...FORBIDDEN);
    expectProblem(await shop.get<Problem>(path), 401, 'unauthorized');
    const unknown = '/bookings/cases/unknown-charge-1/history';
    expectProblem(await read(unknown, own.admin), 404, 'not-found');
  });
});
