import { randomUUID } from 'node:crypto';
import type { BookReachJson } from '@baanpak/contract/booking/book-reach.ts';
import type { PricedDayJson } from '@baanpak/contract/room/room-prices.ts';
import { PricesSetAnswer } from '@baanpak/contract/room/set-prices.ts';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoomForTest } from '../../testing/catalogue.ts';
import { expectProblem, expectRefusal, expectShape } from '../../testing/expectations.ts';
import { item } from '../../testing/guest.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import type { Hired } from '../../testing/staff.ts';

type Answer = Readonly<{ prices: PricedDayJson[]; detail: string }> & Problem;

let shop: Shop;
let own: OwnHotel;
let room: RoomForTest;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  room = await own.newRoom();
});
afterAll(() => shop.close());

const set = (by: Hired, { roomId }: RoomForTest, body: object) =>
  shop.put<Answer>(`/rooms/${roomId}/prices`, body, by.headers);
const read = ({ roomId }: RoomForTest, { checkIn, checkOut }: Stay, position: string) =>
  shop.read<Answer>(
    `/rooms/${roomId}/prices?from=${checkIn}&to=${checkOut}`,
    position,
    own.officer.headers,
  );
const period = (from: number, to: number) => ({ from: day(from), to: day(to) });

describe('PUT /rooms/{id}/prices', () => {
  // 1 March 2027 is a Monday
  it('answers what GET /rooms/{id}/prices says, and guests pay by it', async () => {
    await set(own.owner, room, { ...period(1, 15), price: 1200 });
    const weekend = { ...period(5, 9), weekdays: ['sat', 0], price: 1800, minStay: 2 };
    const { status, body, position } = await set(own.owner, room, weekend);
    expect(status).toBe(200);
    expectShape(PricesSetAnswer, body);
    expect(body.prices.map(({ price }) => price)).toEqual([1200, 1800, 1800, 1200]);
    expect(body.prices.map(({ minStay }) => minStay)).toEqual([null, 2, 2, null]);
    expect((await read(room, nights(5, 9), position)).body.prices).toEqual(body.prices);
    const daily = `/outreach/price-daily/${room.roomId}?from=${day(5)}&to=${day(9)}`;
    const { data } = (await shop.get<{ data: { price: number }[] }>(daily)).body;
    expect(data.map(({ price }) => price)).toEqual([1200, 1800, 1800, 1200]);
    expect((await shop.book(room, nights(5, 9))).body.book).toMatchObject({ price: 6000 });
  });

  it('says the same twice as it says it once', async () => {
    const another = await own.newRoom();
    const rules = { ...period(1, 9), minStay: 2, closedToArrival: false };
    const first = await set(own.owner, another, rules);
    const second = await set(own.owner, another, rules);
    expect(second.body.prices).toEqual(first.body.prices);
    expect(second.position).toBe(first.position);
    const lifted = await set(own.owner, another, { ...period(1, 9), minStay: null });
    expect(lifted.body.prices[0]).toMatchObject({ minStay: null });
  });

  it.each([
    ['price', { price: 0 }],
    ['price', { price: 1_000_001 }],
    ['price', {}],
    ['change', { change: {} }],
    ['change', { change: { percent: 10, amount: 10 } }],
    ['change', { price: 900, change: { percent: 10 } }],
    ['change.percent', { change: { percent: 0.1 } }],
    ['change.percent', { change: { percent: -100 } }],
    ['change.amount', { change: { amount: 10.5 } }],
    ['undo', { undo: 'soon' }],
    ['undo', { price: 900, undo: 'soon' }],
    ['from', { from: 'soon', price: 1 }],
    ['to', { to: undefined, price: 1 }],
    ['weekdays.0', { weekdays: ['someday'], price: 1 }],
    ['minStay', { minStay: 0 }],
    ['maxStay', { minStay: 3, maxStay: 2 }],
    ['discount', { discount: 1, price: 1 }],
  ])('names %s where it is wrong', async (path, changes) => {
    const refused = await set(own.owner, room, { ...period(1, 3), ...changes });
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors?.map((error) => error.path)).toEqual([path]);
  });

  it('refuses days that are none, and those that no calendar shows', async () => {
    const price = 900;
    expectProblem(await set(own.owner, room, { ...period(3, 3), price }), 422, 'stay-too-short');
    const far = { from: day(1), to: '2031-01-01', price };
    expectProblem(await set(own.owner, room, far), 422, 'stay-too-far-ahead');
  });

  it('is for who may write the room’s hotel', async () => {
    const body = { ...period(1, 3), price: 1 };
    for (const by of [own.otherOwner, own.officer])
      expectProblem(await set(by, room, body), 403, 'forbidden');
    expectProblem(await set(own.owner, { ...room, roomId: randomUUID() }, body), 404, 'not-found');
    const url = `/rooms/${room.roomId}/prices`;
    expectProblem(await shop.get<Problem>(url, own.otherOwner.headers), 403, 'forbidden');
    expectProblem(await shop.get<Problem>(url), 401, 'unauthorized');
  });
});

describe('rules of stay', () => {
  it('stand before checkout, booking, search and calendar alike', async () => {
    const another = await own.newRoom();
    await set(own.owner, another, {
      ...period(10, 13),
      minStay: 2,
      maxStay: 3,
      closedToDeparture: true,
    });
    await set(own.owner, another, { ...period(20, 21), closedToArrival: true });
    const { position } = await set(own.owner, another, { ...period(25, 26), closed: true });
    const cases: [Stay, boolean][] = [
      [nights(10, 11), true],
      [nights(10, 13), false],
      [nights(10, 14), true],
      [nights(9, 11), true],
      [nights(19, 20), false],
      [nights(20, 22), true],
      [nights(24, 25), false],
      [nights(24, 27), true],
      [nights(26, 27), false],
    ];
    await read(another, nights(1, 2), position);
    for (const [stay, forbidden] of cases) {
      const opened = await shop.openCheckout([item(another, stay)]);
      expect([stay, opened.status]).toEqual([stay, forbidden ? 422 : 201]);
      const dates = `check_in_date=${stay.checkIn}&check_out_date=${stay.checkOut}`;
      const url = `/outreach/bookings/is-exists/${another.roomId}?${dates}`;
      await expect
        .poll(async () => (await shop.get<{ exists: boolean }>(url)).body.exists)
        .toBe(forbidden);
      expect([stay, await isFound(another, stay)]).toEqual([stay, !forbidden]);
    }
    await expectRefusal(
      (headers) => shop.book(another, nights(10, 11), {}, headers),
      422,
      'stay-rule',
    );
    const reach = `/outreach/bookings/room/${another.roomId}?from=${day(10)}&to=${day(11)}`;
    const { bookReach } = (await shop.get<{ bookReach: BookReachJson }>(reach)).body;
    expect(bookReach.days).toMatchObject([
      { minStay: 2, maxStay: 3, closedToArrival: false, closedToDeparture: true },
    ]);
    const around = `/outreach/bookings/room/${another.roomId}?from=${day(24)}&to=${day(27)}`;
    const { body } = await shop.get<{ bookReach: BookReachJson }>(around);
    expect(body.bookReach.days.map(({ status, unitsLeft }) => [status, unitsLeft])).toEqual([
      ['available', 1],
      ['checkOutOnly', 0],
      ['checkInOnly', 1],
    ]);
  });
});

async function isFound({ roomId }: RoomForTest, { checkIn, checkOut }: Stay): Promise<boolean> {
  const url = `/search/hotels?startDate=${checkIn}&endDate=${checkOut}&perPage=100`;
  type HotelsFound = { hotels: { rooms: { _id: string }[] }[] };
  const { hotels } = (await shop.get<HotelsFound>(url)).body;
  return hotels.some(({ rooms }) => rooms.some(({ _id }) => _id === roomId));
}
