import { randomUUID } from 'node:crypto';
import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { askBack, becomes } from '../../testing/refunds.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

let shop: Shop;
let own: OwnHotel;
let staff: ReturnType<typeof staffBookingsWith>;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  staff = staffBookingsWith(shop);
  await shop.runProcesses();
});
afterAll(() => shop.close());

type Changed = Readonly<{ book: BookingJson; price: number; due: number; refund: number }>;
type Room = Awaited<ReturnType<OwnHotel['newRoom']>>;
const STAY = nights(1, 4);
const body = ({ checkIn, checkOut }: Stay) => ({ checkInDate: checkIn, checkOutDate: checkOut });
const put = (path: string, stay: Stay, more: object = {}, headers = {}) =>
  shop.put<Changed & Problem>(path, { ...body(stay), ...more }, headers);
const change = (id: string, stay: Stay, more: object = {}, headers = {}) =>
  put(`/outreach/bookings/${id}/stay`, stay, more, headers);
const preview = (id: string, stay: Stay) => put(`/outreach/bookings/${id}/stay?preview=true`, stay);
const priceOf = (room: Room, price: number) =>
  shop.put(`/rooms/${room.roomId}/prices`, { from: day(1), to: day(25), price }, own.owner.headers);
const paidIn = async (room: Room, stay = STAY): Promise<BookingJson> => {
  const { book } = (await shop.book(room, stay)).body;
  await shop.payByCard({ bookingId: book._id });
  await becomes(shop, book._id, { status: 'Booked' });
  return book;
};
const left = (room: Room) =>
  Promise.all([1, 2, 3, 4, 5].map((n) => shop.unitsLeft(room, nights(n, n + 1))));

describe('PUT /outreach/bookings/{id}/stay of a paid stay', () => {
  it('tells what more costs, which is paid at the hotel, and gives the nights', async () => {
    const room = await own.newRoom();
    const book = await paidIn(room);
    await priceOf(room, 1800);
    const longer = nights(1, 5);
    const price = book.price + 1800;
    const told = await preview(book._id, longer);
    expect(told.body).toEqual({ price, due: 1800, refund: 0, detail: expect.any(String) });
    expect(await left(room)).toEqual([0, 0, 0, 1, 1]);
    const done = await change(book._id, longer, { price });
    expect(done.status).toBe(200);
    expect(done.body.book).toMatchObject({ _id: book._id, price, amountDue: 1800, nights: 4 });
    expect(await shop.seen(book._id, done.position)).toEqual(done.body.book);
    expect(await left(room)).toEqual([0, 0, 0, 0, 1]);
    const charge = await shop.payByCard({ bookingId: book._id });
    expectProblem(charge, 409, 'not-payable');
    const atDesk = { action: 'record-payment', method: 'cash', amount: 1800 };
    const taken = await staff.change(own.officer, book._id, atDesk);
    expect(taken.body.book).toMatchObject({ amountDue: 0, totalReceived: price });
  });

  it('gives back by card what a shorter stay costs less', async () => {
    const room = await own.newRoom();
    const book = await paidIn(room);
    const night = book.price / 3;
    const told = await preview(book._id, nights(1, 2));
    expect(told.body).toMatchObject({ price: night, due: 0, refund: 2 * night });
    expect((await change(book._id, nights(1, 2))).status).toBe(200);
    await becomes(shop, book._id, {
      ...{ status: 'Booked', paymentStatus: 'partially-refunded' },
      ...{ price: night, totalReceived: night, amountDue: 0 },
    });
    expect(await left(room)).toEqual([0, 1, 1, 1, 1]);
  });

  it("gives back the policy's share, and the hotel keeps the rest", async () => {
    const half = [{ name: { th: 'ครึ่งหนึ่ง', en: 'Half' }, daysBefore: 3, share: 0.5 }];
    const hotel = `/hotels/${own.hotel.hotelId}`;
    const before = await shop.get<{ hotel: object }>(hotel, own.owner.headers);
    await shop.put(hotel, { cancellationPolicy: half }, own.owner.headers);
    const book = await paidIn(await own.newRoom());
    await shop.put(hotel, { ...policyIn(before.body.hotel) }, own.owner.headers);
    const night = book.price / 3;
    const [price, refund] = [2.5 * night, night / 2];
    expect((await preview(book._id, nights(1, 3))).body).toMatchObject({ price, refund, due: 0 });
    await change(book._id, nights(1, 3));
    await becomes(shop, book._id, { price, totalReceived: price, amountDue: 0, nights: 2 });
    const closed = await preview(book._id, nights(20, 23));
    expect(closed.status).toBe(200);
  });

  it('keeps what is the same, and changes it once for a key', async () => {
    const room = await own.newRoom();
    const book = await paidIn(room);
    const same = await change(book._id, STAY);
    expect(same.body.book).toMatchObject({ price: book.price, nights: 3 });
    const headers = { 'idempotency-key': randomUUID() };
    const first = await change(book._id, nights(2, 5), {}, headers);
    await change(book._id, nights(1, 4));
    const again = await change(book._id, nights(2, 5), {}, headers);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await shop.seen(book._id)).toMatchObject({ checkInDate: day(1) });
    const reused = await change(book._id, nights(2, 3), {}, headers);
    expectProblem(reused, 422, 'idempotency-key-reused');
  });
});

describe('a change of dates', () => {
  it('is refused where the nights are taken, and nothing changes', async () => {
    const room = await own.newRoom();
    const book = await paidIn(room, nights(1, 3));
    await paidIn(room, nights(4, 5));
    for (const stay of [nights(1, 5), nights(3, 5), nights(4, 5)]) {
      expectProblem(await preview(book._id, stay), 409, 'room-already-booked');
      expectProblem(await change(book._id, stay), 409, 'room-already-booked');
    }
    expect(await left(room)).toEqual([0, 0, 1, 0, 1]);
  });

  it('is refused against a rule of the room, for a shorter stay, too', async () => {
    const room = await own.newRoom();
    const book = await paidIn(room);
    const rule = { from: day(1), to: day(10), minStay: 3 };
    await shop.put(`/rooms/${room.roomId}/prices`, rule, own.owner.headers);
    expectProblem(await change(book._id, nights(1, 3)), 422, 'stay-rule');
    expectProblem(await preview(book._id, nights(5, 7)), 422, 'stay-rule');
    expect((await change(book._id, nights(2, 5))).status).toBe(200);
  });

  it('is refused for days nobody can book, for no dates and for another price than was told', async () => {
    const book = await paidIn(await own.newRoom());
    expectProblem(await change(book._id, nights(3, 3)), 422, 'stay-too-short');
    const past = { checkInDate: '2026-12-30', checkOutDate: day(2) };
    expectProblem(await change(book._id, STAY, past), 422, 'stay-in-the-past');
    const far = { checkOutDate: '2029-03-01' };
    expectProblem(await change(book._id, STAY, far), 422, 'stay-too-far-ahead');
    const none = { checkInDate: 'tomorrow' };
    expectProblem(await change(book._id, STAY, none), 400, 'invalid-request');
    expectProblem(await change(book._id, nights(1, 3), { price: 1 }), 409, 'price-changed');
    expect(await shop.seen(book._id)).toMatchObject({ nights: 3, price: book.price });
  });

  it('is for a certain stay to come, whose refund nobody decides on', async () => {
    const { book: held } = (await shop.book(await own.newRoom(), STAY)).body;
    expectProblem(await change(held._id, nights(1, 3)), 409, 'wrong-status');
    const asked = await paidIn(await own.newRoom());
    await askBack(shop, asked._id);
    expectProblem(await change(asked._id, nights(1, 3)), 409, 'refund-in-progress');
    const room = await own.newRoom();
    const today = { checkIn: day(-58), checkOut: day(-55) };
    const here = await paidIn(room, today);
    await staff.change(own.officer, here._id, { action: 'check-in' });
    expectProblem(await change(here._id, { ...today, checkOut: day(-54) }), 409, 'wrong-status');
  });

  it('on the day of arrival adds nights and gives none up', async () => {
    const room = await own.newRoom();
    const today = { checkIn: day(-58), checkOut: day(-56) };
    const book = await paidIn(room, today);
    const shorter = await change(book._id, { ...today, checkOut: day(-57) });
    expect(shorter).toMatchObject({ status: 422, body: { code: 'stay-rule' } });
    expect(shorter.body.detail).toMatch(/too late to give up nights/);
    expect((await change(book._id, { ...today, checkOut: day(-55) })).status).toBe(200);
  });

  it("knows the guest's id alone", async () => {
    const book = await paidIn(await own.newRoom());
    const id = await shop.staffId(book._id);
    expectProblem(await change(id, nights(1, 3)), 404, 'not-found');
    expectProblem(await preview(randomUUID(), nights(1, 3)), 404, 'not-found');
  });

  it('by two guests at once gives one of them the night', async () => {
    const room = await own.newRoom();
    const first = await paidIn(room, nights(1, 2));
    const second = await paidIn(room, nights(3, 4));
    const both = await Promise.all([
      change(first._id, nights(1, 3)),
      change(second._id, nights(2, 4)),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await left(room)).toEqual([0, 0, 0, 1, 1]);
  });

  it('that breaks off is finished, or leaves no night behind', async () => {
    for (const point of ['move-held', 'stay-moved']) {
      const room = await own.newRoom();
      const book = await paidIn(room, nights(1, 2));
      const dying = await shop.routesOf({
        ...shop.ports,
        failpoint: (passed) => {
          if (passed === point) throw new Error('the process died');
        },
      });
      const path = `/outreach/bookings/${book._id}/stay`;
      expect((await dying.put(path, body(nights(1, 3)))).status).toBe(500);
      const expected = point === 'stay-moved' ? [0, 0, 1, 1, 1] : [0, 1, 1, 1, 1];
      await expect
        .poll(
          async () => {
            shop.clock.moveBy(10_000);
            return left(room);
          },
          { timeout: 20_000, interval: 30 },
        )
        .toEqual(expected);
    }
  });
});

const policyIn = (hotel: object) =>
  'cancellationPolicy' in hotel ? { cancellationPolicy: hotel.cancellationPolicy } : {};
