import { randomUUID } from 'node:crypto';
import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerHotel, registerRoom } from '../../testing/catalogue.ts';
import { expectProblem } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { becomes } from '../../testing/refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type BookAnswer, staffBookingsWith } from '../../testing/staff-bookings.ts';

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

type Room = Awaited<ReturnType<OwnHotel['newRoom']>>;
const takenIn = async (room: Room, stay = nights(1, 3)): Promise<StaffBookingJson> =>
  (await staff.take(own.officer, room, stay)).body.book;
const move = (book: Pick<StaffBookingJson, '_id'>, body: object, headers = {}) =>
  staff.change(own.officer, book._id, body, headers);
const preview = (book: Pick<StaffBookingJson, '_id'>, body: object) =>
  shop.put<BookAnswer>(`/bookings/${book._id}?preview=true`, body, own.officer.headers);
/** All nights of a room from a day on, at another price. */
const reprice = (room: Room, price: number) =>
  shop.put(`/rooms/${room.roomId}/prices`, { from: day(1), to: day(25), price }, own.owner.headers);

describe('a stay that an officer moves', () => {
  it('goes to other days of its room, and the nights of both count once', async () => {
    const room = await own.newRoom();
    const book = await takenIn(room);
    const moved = await move(book, { checkInDate: day(2), checkOutDate: day(5) });
    expect(moved.status).toBe(200);
    expect(moved.body.book).toMatchObject({
      ...{ roomId: room.roomId, checkInDate: day(2), checkOutDate: day(5), nights: 3 },
      ...{ price: book.price, amountDue: book.price, status: 'Booked' },
    });
    expect(moved.body.book.nightPrices).toHaveLength(3);
    await staff.expectRead(own.officer, moved);
    const free = [nights(1, 2), nights(2, 3), nights(4, 5), nights(5, 6)];
    expect(await Promise.all(free.map((stay) => shop.unitsLeft(room, stay)))).toEqual([1, 0, 0, 1]);
  });

  it('goes to another room, and leaves its own', async () => {
    const [from, to] = [await own.newRoom(), await own.newRoom()];
    const book = await takenIn(from);
    const moved = await move(book, { roomId: to.roomId, reason: 'Air conditioner' });
    expect(moved.body.book).toMatchObject({ roomId: to.roomId, roomObj: { _id: to.roomId } });
    await staff.expectRead(own.officer, moved);
    expect(await shop.unitsLeft(from, nights(1, 3))).toBe(1);
    expect(await shop.unitsLeft(to, nights(1, 3))).toBe(0);
    const back = await move(book, { roomId: from.roomId });
    expect(back.body.book).toMatchObject({ roomId: from.roomId });
    expect(await shop.unitsLeft(from, nights(1, 3))).toBe(0);
    expect(await shop.unitsLeft(to, nights(1, 3))).toBe(1);
  });

  it('is shortened, and its last night sold again', async () => {
    const room = await own.newRoom();
    const book = await takenIn(room);
    const moved = await move(book, { checkOutDate: day(2) });
    expect(moved.body.book).toMatchObject({ nights: 1, price: book.price });
    expect((await shop.book(room, nights(2, 3))).status).toBe(201);
  });

  it('is moved once for a key', async () => {
    const [from, to] = [await own.newRoom(), await own.newRoom()];
    const book = await takenIn(from);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { roomId: to.roomId, version: book.version };
    const [first, again] = [await move(book, body, headers), await move(book, body, headers)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.book).toEqual(first.body.book);
  });

  it('is free in its new room once it is canceled, though nobody paid', async () => {
    const [from, to] = [await own.newRoom(), await own.newRoom()];
    const book = await takenIn(from);
    await move(book, { roomId: to.roomId });
    expect((await staff.cancel(own.officer, book._id)).status).toBe(200);
    expect(await shop.unitsLeft(to, nights(1, 3))).toBe(1);
    expect(await shop.unitsLeft(from, nights(1, 3))).toBe(1);
  });

  it('stays where it is when its payment is confirmed', async () => {
    const [from, to] = [await own.newRoom(), await own.newRoom()];
    const book = await takenIn(from);
    await move(book, { roomId: to.roomId });
    await takenIn(from);
    const paid = await staff.change(own.owner, book._id, { action: 'confirm-payment' });
    expect(paid.body.book).toMatchObject({ status: 'Booked', amountDue: 0, roomId: to.roomId });
    expect(await shop.unitsLeft(to, nights(1, 3))).toBe(0);
  });
});

describe('a move that cannot be', () => {
  it('is refused where another has the nights, and nothing changes', async () => {
    const [from, to] = [await own.newRoom(), await own.newRoom()];
    const book = await takenIn(from);
    await takenIn(to, nights(2, 4));
    for (const body of [{ roomId: to.roomId }, { roomId: to.roomId, checkOutDate: day(4) }]) {
      expectProblem(await move(book, body), 409, 'room-already-booked');
      expectProblem(await preview(book, body), 409, 'room-already-booked');
    }
    expect(await shop.unitsLeft(from, nights(1, 3))).toBe(0);
  });

  it('is refused for days nobody can book, a room of another hotel and an old version', async () => {
    const book = await takenIn(await own.newRoom());
    expectProblem(await move(book, { checkOutDate: day(1) }), 422, 'stay-too-short');
    expectProblem(await move(book, { checkInDate: '2026-12-31' }), 422, 'stay-in-the-past');
    expectProblem(await move(book, { checkOutDate: '2029-03-01' }), 422, 'stay-too-far-ahead');
    expect((await move(book, { roomId: (await shop.newRoom()).roomId })).status).toBe(403);
    const { commands } = shop.ports;
    const second = await registerHotel(commands, `hotel-${randomUUID()}`, own.owner.userId);
    for (const roomId of [(await registerRoom(commands, second)).roomId, randomUUID()]) {
      const refused = await move(book, { roomId });
      expectProblem(refused, 400, 'invalid-request');
      expect(refused.body.errors).toEqual([{ path: 'roomId', message: 'cannot be changed' }]);
    }
    expectProblem(await move(book, { checkOutDate: day(4), version: 7 }), 409, 'stale-version');
    expectProblem(await move(book, { checkOutDate: day(4), price: 1 }), 400, 'invalid-request');
    expectProblem(await move(book, { action: 'check-in', reprice: true }), 400, 'invalid-request');
  });

  it('is refused against a rule of the room, but not for leaving earlier', async () => {
    const room = await own.newRoom();
    const book = await takenIn(room, nights(1, 4));
    const rule = { from: day(1), to: day(10), minStay: 3 };
    await shop.put(`/rooms/${room.roomId}/prices`, rule, own.owner.headers);
    expectProblem(
      await move(book, { checkInDate: day(5), checkOutDate: day(6) }),
      422,
      'stay-rule',
    );
    expect((await move(book, { checkOutDate: day(2) })).status).toBe(200);
  });

  it('is refused for what waits for its payment, and for visitors', async () => {
    const { body } = await shop.book(await own.newRoom(), nights(1, 3));
    const id = await shop.staffId(body.book._id);
    expectProblem(await move({ _id: id }, { checkOutDate: day(2) }), 400, 'invalid-request');
    expectProblem(await move({ _id: id }, { reprice: true }), 409, 'wrong-status');
    const book = await takenIn(await own.newRoom());
    const byVisitor = await staff.change(own.visitor, book._id, { checkOutDate: day(2) });
    expect(byVisitor.status).toBe(403);
  });
});

describe('a move at the prices of now', () => {
  it('is told before, and changes nothing then', async () => {
    const room = await own.newRoom();
    const book = await takenIn(room);
    await reprice(room, 2500);
    const told = await preview(book, { checkOutDate: day(4), reprice: true });
    expect(told.body).toMatchObject({
      ...{ price: 7500, previousPrice: book.price, due: 7500, refund: 0, waits: false },
    });
    const kept = await preview(book, { checkOutDate: day(4) });
    expect(kept.body).toMatchObject({ price: book.price, due: book.price });
    expect(await shop.unitsLeft(room, nights(3, 4))).toBe(1);
    const moved = await move(book, { checkOutDate: day(4), reprice: true });
    expect(moved.body.book).toMatchObject({ price: 7500, amountDue: 7500 });
    await staff.expectRead(own.officer, moved);
    const confirmed = await staff.change(own.owner, book._id, { action: 'confirm-payment' });
    expect(confirmed.body).toMatchObject({ status: 409, code: 'not-payable' });
  });

  it('gives back by card what was paid too much, and asks for what is dearer', async () => {
    const room = await own.newRoom();
    const { book } = (await shop.book(room, nights(1, 4))).body;
    await shop.payByCard({ bookingId: book._id });
    const shorter = { checkOutDate: day(2), reprice: true };
    const night = book.price / 3;
    const id = await shop.staffId(book._id);
    expect((await preview({ _id: id }, shorter)).body).toMatchObject({
      ...{ price: night, previousPrice: book.price, due: 0, refund: book.price - night },
    });
    expect((await staff.change(own.owner, book._id, shorter)).status).toBe(200);
    await becomes(shop, book._id, {
      ...{ status: 'Booked', paymentStatus: 'partially-refunded' },
      ...{ price: night, totalReceived: night },
    });
    await reprice(room, night + 100);
    const dearer = await move(book, { checkOutDate: day(3), reprice: true });
    expect(dearer.body.book).toMatchObject({ price: 2 * night + 200, amountDue: night + 200 });
    await staff.expectRead(own.officer, dearer);
  });
});

describe('a guest who leaves before the last day', () => {
  it('pays for the nights stayed where staff say so', async () => {
    const room = await own.newRoom();
    const book = await takenIn(room, { checkIn: day(-58), checkOut: day(-54) });
    await act(book, 'check-in');
    const left = await act(book, 'check-out', { reprice: true });
    expect(left.body.book).toMatchObject({ nights: 1, price: book.price / 4 });
    expect(await shop.unitsLeft(room, { checkIn: day(-57), checkOut: day(-54) })).toBe(1);
    await staff.expectRead(own.officer, left);
  });
});

const act = (book: Pick<StaffBookingJson, '_id'>, action: string, more: object = {}) =>
  staff.change(own.officer, book._id, { action, ...more });
