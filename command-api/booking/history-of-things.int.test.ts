import type { HistoryStepJson, ThingEventJson } from '@baanpak/contract/booking/booking-history.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../testing/expectations.ts';
import { moneyCasesWith, openCaseFor } from '../testing/money-cases.ts';
import { type OwnHotel, openOwnHotel } from '../testing/own-hotel.ts';
import type { Problem } from '../testing/requests.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import type { Hired } from '../testing/staff.ts';

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

describe('GET /users/{id}/history', () => {
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
      { type: 'CaseOpened' },
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
