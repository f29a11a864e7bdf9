import { randomUUID } from 'node:crypto';
import type { BookReachJson } from '@baanpak/contract/booking/book-reach.ts';
import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import type { Hired } from '../../testing/staff.ts';

type List = Readonly<{ books: StaffBookingJson[]; total: number; page: number; perPage: number }>;
type Day = BookReachJson & { bookings: StaffBookingJson[] };

let shop: Shop;
let own: OwnHotel;
let anna: StaffBookingJson;
let bob: StaffBookingJson;
let last = '';
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  const address = { address: '1 ถนนสุขุมวิท', province: 'TH-10', country: 'TH', postalCode: '10110' };
  anna = shop.asStaffRead((await shop.book(await own.newRoom(), nights(1, 3), address)).body.book);
  const room = await own.newRoom();
  const who = { reservedBy: 'Bob', email: 'bob@example.com' };
  const { book } = (await shop.book(room, nights(5, 6), who)).body;
  await shop.book(shop.garden, nights(1, 3));
  const given = await shop.giveUp(book._id);
  bob = shop.asStaffRead(given.body.book);
  last = given.position;
});
afterAll(() => shop.close());

const list = async (by: Hired, query = '') =>
  (await shop.read<List & Problem>(`/bookings?${query}`, last, by.headers)).body;
const ids = ({ books }: List) => books.map(({ _id }) => _id);
const one = (by: Hired, id: string) =>
  shop.read<{ book: StaffBookingJson } & Problem>(`/bookings/${id}`, last, by.headers);

describe('GET /bookings', () => {
  it('shows the bookings of one’s owner, the latest first, in pages', async () => {
    for (const by of [own.owner, own.officer])
      expect(await list(by)).toMatchObject({
        books: [bob, anna].sort((a, b) => (a._id < b._id ? -1 : 1)),
        total: 2,
        page: 1,
        perPage: 20,
      });
    const second = await list(own.owner, 'page=2&perPage=1&sort=checkInDate');
    expect([ids(second), second.total]).toEqual([[bob._id], 2]);
    expect((await list(own.otherOwner)).total).toBe(0);
    expect((await list(own.admin)).total).toBe(3);
    expect((await list(own.auditor)).total).toBe(3);
    expect((await list(own.admin, `ownerId=${own.owner.userId}`)).total).toBe(2);
  });

  it('finds by status, days and words, and what has ended', async () => {
    const found = async (query: string) => ids(await list(own.owner, query));
    expect(await found('status=Reserved')).toEqual([anna._id]);
    expect(await found('status=Reserved&status=Canceled&sort=checkInDate')).toEqual([
      anna._id,
      bob._id,
    ]);
    expect(await found('collection=booking_history_static')).toEqual([bob._id]);
    expect(await found('from=2027-03-02&to=2027-03-04')).toEqual([anna._id]);
    expect(await found('from=2027-03-03&to=2027-03-04')).toEqual([]);
    expect(await found('to=2027-03-01T00:00:00')).toEqual([anna._id]);
    expect(await found(`q=${anna.bookingId.toLowerCase()}`)).toEqual([anna._id]);
    expect(await found('q=bob%40example')).toEqual([bob._id]);
    expect(await found('q=0812345678&sort=-checkInDate')).toEqual([bob._id, anna._id]);
    expect(await found('q=%25')).toEqual([]);
    expect(await found('bookingChannel=website&sort=-checkInDate')).toEqual([bob._id, anna._id]);
    expect(await found('bookingChannel=phone&bookingChannel=walk-in')).toEqual([]);
    expect(await found('disabled=true')).toEqual([]);
    expect(await found('transferReported=true')).toEqual([]);
    expect(await found('transferReported=false')).toHaveLength(2);
  });

  it('keeps how to reach a guest from visitors, who do not find by it either', async () => {
    const [seen] = (await list(own.visitor, 'q=anna')).books;
    expect(seen).toEqual({
      ...anna,
      email: 'a***@example.com',
      phone: '***678',
      address: null,
      province: null,
      country: null,
      postalCode: null,
    });
    expect((await list(own.visitor, 'q=example.com')).total).toBe(0);
    expect((await one(own.visitor, anna._id)).body.book.email).toBe('a***@example.com');
  });

  it.each([
    'bookingChannel=pigeon',
    'sort=password',
    'status=Lost',
    'from=soon',
    'collection=all',
    'page=0',
  ])('refuses %s', async (query) =>
    expectProblem(
      await shop.get<Problem>(`/bookings?${query}`, own.owner.headers),
      400,
      'invalid-request',
    ),
  );

  it('is for staff, each for their own', async () => {
    expectProblem(await shop.get<Problem>('/bookings'), 401, 'unauthorized');
    const others = `/bookings?ownerId=${own.owner.userId}`;
    expectProblem(await shop.get<Problem>(others, own.otherOwner.headers), 403, 'forbidden');
  });
});

describe('GET /bookings/{id}', () => {
  it('shows a booking to who may read it, 403 to others, 404 where there is none', async () => {
    for (const by of [own.admin, own.owner, own.officer, own.auditor])
      expect((await one(by, anna._id)).body.book).toEqual(anna);
    expectProblem(await one(own.otherOwner, anna._id), 403, 'forbidden');
    expectProblem(await one(own.admin, randomUUID()), 404, 'not-found');
    expectProblem(await one(own.admin, anna.bookingId), 404, 'not-found');
    expectProblem(await shop.get<Problem>(`/bookings/${anna._id}`), 401, 'unauthorized');
  });

  it('does not show the present to who asks for the past', async () => {
    const url = `/bookings/${anna._id}?at=2026-12-31T00:00:00Z`;
    expectProblem(await shop.get<Problem>(url, own.owner.headers), 404, 'not-found');
  });
});

describe('GET /bookings/rooms-by-day/{date}', () => {
  const day = async (by: Hired, date: string) =>
    (
      await shop.read<{ bookReaches: Day[] }>(`/bookings/rooms-by-day/${date}`, last, by.headers)
    ).body.bookReaches.map(({ days, bookings }) => [
      days[0]?.unitsLeft,
      bookings.map(({ email }) => email),
    ]);

  it('shows each room with who has it for the night, and nobody the day they leave', async () => {
    const of = async (by: Hired, date: string) => (await day(by, date)).toSorted();
    const free = [1, []];
    const taken = (email: string) => [[0, [email]], free];
    expect(await of(own.owner, '2027-03-02')).toEqual(taken('anna@example.com'));
    expect(await of(own.owner, '2027-03-03')).toEqual([free, free]);
    expect(await of(own.owner, '2027-03-05')).toEqual([free, free]);
    expect(await of(own.visitor, '2027-03-02')).toEqual(taken('a***@example.com'));
    expect(await day(own.otherOwner, '2027-03-02')).toEqual([]);
  });

  it('refuses what is no day', async () =>
    expectProblem(
      await shop.get<Problem>('/bookings/rooms-by-day/today', own.owner.headers),
      400,
      'invalid-request',
    ));
});
