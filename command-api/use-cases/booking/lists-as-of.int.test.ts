import { randomUUID } from 'node:crypto';
import type { BookReachJson } from '@baanpak/contract/booking/book-reach.ts';
import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import type { StaffHotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerRoom } from '../../testing/catalogue.ts';
import { expectProblem } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { API_KEY, type InjectedAnswer, type Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import type { Hired } from '../../testing/staff.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';
import { personalKeysOf } from '../../testing/stores.ts';

type List = Readonly<{
  books: StaffBookingJson[];
  rooms: RoomJson[];
  hotels: StaffHotelJson[];
  bookReaches: (BookReachJson & { bookings: StaffBookingJson[] })[];
  total: number;
  at: string;
}> &
  Problem;

const SOON = { timeout: 20_000 };

let shop: Shop;
let own: OwnHotel;
let staff: ReturnType<typeof staffBookingsWith>;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  staff = staffBookingsWith(shop);
});
afterAll(() => shop.close());

const ask = async (path: string, by: Hired = own.owner): Promise<InjectedAnswer<List>> =>
  shop.read<List>(path, await shop.head(), by.headers);

/** What a list answers now, and a way to ask for the same again. */
async function looked(path: string, by: Hired = own.owner) {
  const first = await ask(path, by);
  expect([path, first.status]).toEqual([path, 200]);
  const sign = path.includes('?') ? '&' : '?';
  const again = () => ask(`${path}${sign}at=${first.body.at}`, by);
  return { first: first.body, again: async () => (await again()).body };
}

async function lookedAll(paths: readonly string[], by: Hired = own.owner) {
  const all = [];
  for (const path of paths) all.push(await looked(path, by));
  return all;
}

const take = async (room = own.newRoom(), stay = nights(1, 3)) => {
  const taken = await staff.take(own.officer, await room, stay);
  expect(taken.status).toBe(201);
  return taken.body.book;
};

describe('bookings as of an earlier moment', () => {
  it('are those of then, page by page, with their total, whatever became of them', async () => {
    const room = await own.newRoom({ units: 3 });
    const anna = await take(Promise.resolve(room));
    shop.clock.moveBy(1_000);
    const bob = await take(Promise.resolve(room), nights(2, 5));
    const paths = [
      `/bookings?roomId=${room.roomId}`,
      `/bookings?hotelId=${own.hotel.hotelId}&perPage=1&page=2`,
      `/bookings?ownerId=${own.owner.userId}`,
      '/bookings?sort=-createdAt&disabled=false',
      `/bookings/rooms-by-day/${day(2)}?hotelId=${own.hotel.hotelId}`,
    ];
    const before = await lookedAll(paths);
    expect(before[0]?.first.books.map(({ _id }) => _id)).toEqual([bob._id, anna._id]);

    const other = await own.newRoom();
    const moved = await staff.change(own.officer, bob._id, { roomId: other.roomId });
    expect(moved.status).toBe(200);
    await staff.cancel(own.owner, anna._id);
    await staff.change(own.officer, anna._id, { disabled: true });
    await take(Promise.resolve(room), nights(10, 12));
    for (const { first, again } of before) expect(await again()).toEqual(first);
    const now = await ask(paths[0] ?? '');
    expect(now.body.books.map(({ _id }) => _id)).not.toContain(bob._id);
    expect(now.body.total).toBe(1);
  });

  it('have none before the first event', async () => {
    const path = `/bookings?ownerId=${own.owner.userId}&at=2001-01-01T00:00:00Z`;
    const { status, body } = await ask(path);
    expect([status, body.books, body.total]).toEqual([200, [], 0]);
    expect(await ask(`/bookings?at=${body.at}`)).toMatchObject({ body: { books: [], total: 0 } });
  });

  it.each([
    'status=Booked',
    'q=anna',
    'from=2027-03-01',
    `_id=${randomUUID()}`,
    'disabled=true',
    'sort=price',
    'collection=cases',
    'collection=booking_history_static',
    'bookingChannel=phone',
    'transferReported=true',
    'caseStatus=settled',
  ])('go without %s', async (query) => {
    const { at } = (await ask('/bookings')).body;
    const refused = await ask(`/bookings?${query}&at=${at}`);
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors?.map(({ path }) => path)).toEqual([query.split('=')[0]]);
  });

  it('are of the caller’s own scope of now, and masked as now', async () => {
    const booked = (await looked('/bookings', own.owner)).first;
    expect(booked.total).toBeGreaterThan(0);
    const seen = async (by: Hired) => (await ask(`/bookings?at=${booked.at}`, by)).body;
    expect((await seen(own.otherOwner)).total).toBe(0);
    expect((await seen(own.admin)).total).toBe(booked.total);
    const [masked] = (await seen(own.visitor)).books;
    expect(masked?.phone).toMatch(/^\*/);
    const ofOther = `/bookings?ownerId=${own.owner.userId}&at=${booked.at}`;
    expectProblem(await ask(ofOther, own.otherOwner), 403, 'forbidden');
  });

  it('say nothing of a guest who was erased since', async () => {
    const room = await own.newRoom();
    const booked = await take(Promise.resolve(room));
    const { first, again } = await looked(`/bookings?roomId=${room.roomId}`);
    expect(first.books).toMatchObject([{ reservedBy: 'Malee', phone: '0898765432' }]);
    await personalKeysOf(shop.pool, shop.erasedList).destroy(booked._id);
    const erased = { _id: booked._id, bookingId: booked.bookingId, reservedBy: null, phone: null };
    await expect.poll(async () => (await again()).books, SOON).toMatchObject([erased]);
    expect((await again()).total).toBe(1);
  });

  it.each([
    ['not a moment', 'invalid-request'],
    ['2026-11-31T00:00:00Z', 'invalid-request'],
    ['2569-03-01T00:00:00Z', 'invalid-request'],
    ['9000-01-01T00:00:00Z', 'invalid-request'],
  ] as const)('refuse %s', async (at, code) => {
    expectProblem(await ask(`/bookings?at=${encodeURIComponent(at)}`), 400, code);
  });
});

describe('rooms and hotels as of an earlier moment', () => {
  const tidy = async () => {
    const mine = await openOwnHotel(shop);
    const named = async (en: string) => {
      const { roomId } = await registerRoom(shop.ports.commands, mine.hotel);
      await shop.put(`/rooms/${roomId}`, { title: { th: en, en } }, mine.owner.headers);
      return roomId;
    };
    return {
      mine,
      rooms: [await named('B'), await named('A'), await named('a'), await named('ก')],
    };
  };

  it('are those of then in the order of names, removed since or not', async () => {
    const { mine, rooms } = await tidy();
    const { owner, hotel } = mine;
    const before = await lookedAll(
      [
        `/rooms?hotelId=${hotel.hotelId}`,
        `/rooms?ownerId=${owner.userId}&page=2&perPage=2`,
        `/hotels?ownerId=${owner.userId}`,
        `/hotels?hotelId=${hotel.hotelId}`,
        `/bookings/rooms-by-day/${day(2)}?hotelId=${hotel.hotelId}`,
      ],
      owner,
    );
    expect(before[0]?.first.rooms).toHaveLength(4);
    expect(before[2]?.first.hotels).toHaveLength(1);
    await shop.delete(`/rooms/${rooms[0]}`, owner.headers);
    await shop.put(`/rooms/${rooms[1]}`, { title: { th: 'Z', en: 'Z' } }, owner.headers);
    const less = await looked(`/rooms?hotelId=${hotel.hotelId}`, owner);
    expect(less.first.rooms).toHaveLength(3);
    for (const { first, again } of before) expect(await again()).toEqual(first);
    await shop.delete(`/hotels/${hotel.hotelId}`, mine.admin.headers);
    expect((await ask(`/rooms?hotelId=${hotel.hotelId}`, owner)).body.total).toBe(0);
    for (const { first, again } of [...before, less]) expect(await again()).toEqual(first);
    const gone = await looked(`/hotels?hotelId=${hotel.hotelId}`, owner);
    expect([gone.first.total, (await gone.again()).total]).toEqual([0, 0]);
  });

  it.each(['/rooms', '/hotels'])('need a hotel or an owner: %s', async (path) => {
    const { at } = (await ask(path)).body;
    expectProblem(await ask(`${path}?at=${at}`), 400, 'invalid-request');
    const by = `ownerId=${own.owner.userId}`;
    expectProblem(await ask(`${path}?${by}&q=a&at=${at}`), 400, 'invalid-request');
    expectProblem(await ask(`${path}?${by}&sort=-_id&at=${at}`), 400, 'invalid-request');
    expect((await ask(`${path}?${by}&at=${at}`)).status).toBe(200);
    const before = await ask(`${path}?${by}&at=2001-01-01T00:00:00Z`);
    expect([before.status, before.body.total]).toEqual([200, 0]);
  });

  it('days of rooms need a hotel', async () => {
    const path = `/bookings/rooms-by-day/${day(1)}`;
    const { at } = (await ask(path)).body;
    expectProblem(await ask(`${path}?at=${at}`), 400, 'invalid-request');
    expectProblem(
      await ask(`${path}?ownerId=${own.owner.userId}&at=${at}`),
      400,
      'invalid-request',
    );
    const ofHotel = `${path}?hotelId=${own.hotel.hotelId}&at=2027-01-01T02:00:00Z`;
    expect((await ask(ofHotel)).body.bookReaches).toEqual([]);
  });

  it('are asked by the back office, too', async () => {
    const { at } = (await ask('/bookings')).body;
    const filter = (more: object) => encodeURIComponent(JSON.stringify({ at, ...more }));
    const asked = (query: string) =>
      shop.app.inject({
        url: `/admin-api/bookings?${query}`,
        headers: { 'x-api-key': API_KEY, ...own.owner.headers },
      });
    const order = `sort=${encodeURIComponent('["createdAt","DESC"]')}&range=${encodeURIComponent('[0,1]')}`;
    const page = await asked(`filter=${filter({})}&${order}`);
    expect([page.statusCode, page.json().length]).toEqual([200, 2]);
    expect((await asked(`filter=${filter({ status: 'Booked' })}&${order}`)).statusCode).toBe(400);
  });
});
