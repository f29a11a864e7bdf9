import { randomUUID } from 'node:crypto';
import { BookingsAnswer } from '@baanpak/contract/booking/booking-requests.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoomForTest } from '../../testing/catalogue.ts';
import { expectRefusal, expectShape } from '../../testing/expectations.ts';
import { item } from '../../testing/guest.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { wholeLog } from '../../testing/whole-log.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const STAY = nights(1, 3);

/** A checkout of rooms of the test's own for the same nights. */
async function given(...rooms: RoomForTest[]): Promise<string> {
  const { status, body } = await shop.openCheckout(rooms.map((room) => item(room, STAY)));
  expect(status).toBe(201);
  return body.data.uid;
}

describe('a cart of two rooms', () => {
  it('is booked at once, all with one end, in the order of its items', async () => {
    const [first, second] = [await shop.newRoom(), await shop.newRoom()];
    const uid = await given(first, second);
    const { status, body } = await shop.bookAll(uid);
    expect(status).toBe(201);
    expectShape(BookingsAnswer, body);
    expect(body.books.map(({ roomId }) => roomId)).toEqual([first.roomId, second.roomId]);
    expect(body.book).toEqual(body.books[0]);
    expect(new Set(body.books.map(({ bookingId }) => bookingId)).size).toBe(2);
    expect(new Set(body.books.map(({ holdExpiresAt }) => holdExpiresAt)).size).toBe(1);
  });

  it('is held as a whole or not at all', async () => {
    const [free, taken] = [await shop.newRoom(), await shop.newRoom()];
    for (const rooms of [
      [free, taken],
      [taken, free],
    ]) {
      const uid = await given(...rooms);
      const other = await shop.book(taken, STAY);
      await expectRefusal((h) => shop.bookAll(uid, {}, h), 409, 'room-already-booked');
      const again = await shop.book(free, STAY);
      expect(again.status).toBe(201);
      for (const { body } of [other, again]) await shop.giveUp(body.book._id);
    }
  });

  it('leaves no booking behind that a guest could meet when it is refused', async () => {
    const [free, taken] = [await shop.newRoom(), await shop.newRoom()];
    const uid = await given(free, taken);
    await shop.book(taken, STAY);
    const key = { 'idempotency-key': randomUUID() };
    await shop.bookAll(uid, {}, key);
    const placed = (await wholeLog(shop.store)).filter(({ type }) => type === 'BookingPlaced');
    expect(placed.some(({ data }) => JSON.stringify(data).includes(free.roomId))).toBe(false);
  });

  it('can be booked item by item, and is paid at once', async () => {
    const [first, second] = [await shop.newRoom(), await shop.newRoom()];
    const checkoutId = await given(first, second);
    const one = await shop.book(first, STAY, { checkoutId });
    const two = await shop.book(second, STAY, { checkoutId });
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body.books).toHaveLength(1);
    const paid = await shop.payByCard({ checkoutId });
    expect(paid.body.charge).toMatchObject({ status: 'successful', amount: 400_000 });
    for (const { body } of [one, two])
      expect(await shop.seen(body.book._id, paid.position)).toMatchObject({
        status: 'Booked',
        totalReceived: 2000,
      });
  });

  it('takes no more rooms once somebody began to pay', async () => {
    const [first, second] = [await shop.newRoom(), await shop.newRoom()];
    const checkoutId = await given(first, second);
    await shop.book(first, STAY, { checkoutId });
    await shop.askForQr({ checkoutId });
    await expectRefusal(
      (h) => shop.book(second, STAY, { checkoutId }, h),
      409,
      'checkout-already-used',
    );
    expect((await shop.book(second, STAY)).status).toBe(201);
  });

  it('gives each stay its own choices, and the guest its own name', async () => {
    const [first, second] = [await shop.newRoom(), await shop.newRoom()];
    const { body } = await shop.openCheckout([
      item(first, STAY, { guests: 1, breakfast: true, note: 'near the stairs' }),
      item(second, STAY, { guests: 3, children: 1 }),
    ]);
    const booked = await shop.bookAll(body.data.uid, { guests: 2, note: 'late' });
    expect(booked.body.books).toMatchObject([
      {
        guests: 1,
        children: 0,
        breakfast: true,
        note: 'near the stairs',
        reservedBy: 'Anna Rakdee',
      },
      { guests: 3, children: 1, breakfast: false, note: 'late', reservedBy: 'Anna Rakdee' },
    ]);
  });
});

describe('a checkout', () => {
  it('is used once', async () => {
    const room = await shop.newRoom({ units: 5 });
    const uid = await given(room);
    expect((await shop.bookAll(uid)).status).toBe(201);
    await expectRefusal((h) => shop.bookAll(uid, {}, h), 409, 'checkout-already-used');
    expect(await shop.unitsLeft(room, STAY)).toBe(4);
  });

  it('is used once also by two who come at the same time', async () => {
    const room = await shop.newRoom({ units: 5 });
    const uid = await given(room);
    const both = await Promise.all([shop.bookAll(uid), shop.bookAll(uid)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const { books } = both.find(({ status }) => status === 201)?.body ?? {};
    expect(books).toHaveLength(1);
    expect(await shop.unitsLeft(room, STAY)).toBe(4);
  });

  it('that nobody knows, or that was deleted, is a 404', async () => {
    await expectRefusal((h) => shop.bookAll(randomUUID(), {}, h), 404, 'not-found');
    const uid = await given(await shop.newRoom());
    await shop.delete(`/outreach/bookings/checkout/${uid}`);
    await expectRefusal((h) => shop.bookAll(uid, {}, h), 404, 'not-found');
  });

  it('has the room and the dates that are asked for, or none are booked', async () => {
    const [inside, outside] = [await shop.newRoom(), await shop.newRoom()];
    const checkoutId = await given(inside);
    const code = 'stay-not-in-checkout';
    await expectRefusal((h) => shop.book(outside, STAY, { checkoutId }, h), 422, code);
    await expectRefusal((h) => shop.book(inside, nights(1, 4), { checkoutId }, h), 422, code);
    expect((await shop.book(inside, STAY, { checkoutId })).status).toBe(201);
  });

  it('of two hotels cannot be paid by transfer, but through the provider', async () => {
    const uid = await given(await shop.newRoom(), shop.valley);
    const direct = { paymentMethod: 'direct' } as const;
    await expectRefusal((h) => shop.bookAll(uid, direct, h), 422, 'one-hotel-only');
    expect((await shop.bookAll(uid)).status).toBe(201);
  });

  it('of one hotel can be paid by transfer', async () => {
    const uid = await given(await shop.newRoom(), await shop.newRoom());
    const booked = await shop.bookAll(uid, { paymentMethod: 'direct' });
    expect(booked.body.books).toMatchObject([
      { paymentMethod: 'direct' },
      { paymentMethod: 'direct' },
    ]);
  });
});
