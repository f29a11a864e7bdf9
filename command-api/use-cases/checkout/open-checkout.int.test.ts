import { randomUUID } from 'node:crypto';
import type { CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import { CheckoutAnswer } from '@baanpak/contract/checkout/checkout-requests.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKOUTS, type CheckoutMade } from '../../testing/booking.ts';
import { contextForTest } from '../../testing/catalogue.ts';
import { expectProblem, expectRefusal, expectShape } from '../../testing/expectations.ts';
import { item } from '../../testing/guest.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const STAY = nights(1, 3);
const NOWHERE = { roomId: randomUUID(), hotelId: '', ownerId: '' };
const remove = (uid: string, headers = {}) => shop.delete<Problem>(`${CHECKOUTS}/${uid}`, headers);

describe('POST /outreach/bookings/checkout', () => {
  it('prices a cart of two hotels as the contract says, and holds nothing', async () => {
    const mine = await shop.newRoom();
    const { status, body } = await shop.openCheckout([
      item(mine, STAY, { note: 'ใกล้ลิฟต์', breakfast: true }),
      item(shop.valley, nights(5, 6), { children: 1, pets: 1 }),
    ]);
    expect(status).toBe(201);
    expectShape(CheckoutAnswer, body);
    expect(body.data).toMatchObject({
      totalPrice: 3000,
      currency: 'THB',
      checkouts: [
        { roomId: mine.roomId, nights: 2, price: 1000, totalPrice: 2000, note: 'ใกล้ลิฟต์' },
        { roomId: shop.valley.roomId, nights: 1, totalPrice: 1000, children: 1, pets: 1 },
      ],
    });
    expect(body.data.checkouts[1]?.hotel.hotelNameSlug).toBe('hilltop');
    expect(await shop.unitsLeft(mine, STAY)).toBe(1);
    expect((await shop.openCheckout([item(mine, STAY)])).status).toBe(201);
  });

  it('asks the prices itself, and tells the guest whose client showed others', async () => {
    const own = await shop.newRoom();
    const sent = [
      { ...item(own, STAY, { totalPrice: 2000 }), price: 1 },
      { ...item(own, nights(5, 7), { totalPrice: 1 }), price: 1, room: { basePrice: 1 } },
      item(own, nights(9, 10)),
    ];
    const { body } = await shop.openCheckout(sent);
    expect(body.data.checkouts).toMatchObject([
      { totalPrice: 2000, price: 1000, priceChanged: false },
      { totalPrice: 2000, price: 1000, priceChanged: true },
      { totalPrice: 1000, price: 1000, priceChanged: false },
    ]);
  });

  it('remembers its prices when the owner changes them', async () => {
    const own = await shop.newRoom();
    const { roomId } = own;
    const made = await shop.openCheckout([item(own, STAY)]);
    const data = { roomId, from: day(1), to: day(9), price: baht(9000) };
    const command = { type: 'PaintDays', data } as const;
    const stream = roomStream(roomId);
    await shop.ports.commands.handle(room, stream, command, contextForTest());
    const later = await shop.openCheckout([item(own, STAY)]);
    expect(later.body.data.totalPrice).toBe(18_000);
    type Page = { data: CheckoutJson };
    const { body } = await shop.read<Page>(`${CHECKOUTS}/${made.body.data.uid}`, later.position);
    expect(body.data.totalPrice).toBe(2000);
  });

  it('sent twice with a key is the same checkout, with another cart refused', async () => {
    const own = await shop.newRoom();
    const key = { 'idempotency-key': randomUUID() };
    const first = await shop.openCheckout([item(own, STAY)], key);
    const second = await shop.openCheckout([item(own, STAY)], key);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect([second.status, second.body]).toEqual([201, first.body]);
    const other = await shop.openCheckout([item(own, nights(1, 4))], key);
    expectProblem(other, 422, 'idempotency-key-reused');
  });
});

describe('a cart that cannot be obtained', () => {
  it.each([
    ['ends the day it begins', nights(1, 1), 422, 'stay-too-short'],
    ['is past', { checkIn: addDays(day(1), -80), checkOut: day(1) }, 422, 'stay-in-the-past'],
    ['lies too far ahead', nights(1, 900), 422, 'stay-too-far-ahead'],
  ] as const)('is refused when a stay %s', async (_, stay, status, code) => {
    await expectRefusal((h) => shop.openCheckout([item(shop.river, stay)], h), status, code);
  });

  it('is refused when a room takes fewer guests, or nobody knows it', async () => {
    for (const party of [{ guests: 4 }, { guests: 1, children: 2 }, { pets: 6 }]) {
      const crowd = [item(shop.river, STAY, party)];
      await expectRefusal((h) => shop.openCheckout(crowd, h), 422, 'too-many-guests');
    }
    await expectRefusal((h) => shop.openCheckout([item(NOWHERE, STAY)], h), 404, 'not-found');
  });

  it('is refused when a room is taken', async () => {
    const taken = await shop.newRoom();
    await shop.book(taken, nights(2, 3));
    const cart = [item(shop.river, STAY), item(taken, STAY)];
    await expectRefusal((h) => shop.openCheckout(cart, h), 409, 'room-already-booked');
  });

  it('is refused when it has the same room and nights twice, or nights within', async () => {
    for (const second of [STAY, nights(2, 3)]) {
      const cart = [item(shop.river, second), item(shop.river, nights(1, 3))];
      await expectRefusal((h) => shop.openCheckout(cart, h), 422, 'duplicate-in-cart');
    }
    const apart = [item(shop.river, STAY), item(shop.river, nights(3, 5)), item(shop.cloud, STAY)];
    expect((await shop.openCheckout(apart)).status).toBe(201);
  });

  it.each([
    ['is empty', [], 'checkouts'],
    ['has more than a hundred items', Array.from({ length: 101 }, () => ({})), 'checkouts'],
    ['has an item without dates', [{ roomId: NOWHERE.roomId }], 'checkouts.0.dateRange'],
  ])('is a 400 when it %s', async (_, checkouts, path) => {
    const answer = await shop.post<CheckoutMade>(CHECKOUTS, { checkouts });
    expectProblem(answer, 400, 'invalid-request');
    expect(answer.body.errors?.map((error) => error.path)).toContain(path);
  });
});

describe('DELETE /outreach/bookings/checkout/{uid}', () => {
  it('forgets a checkout, and the same again', async () => {
    const { body } = await shop.openCheckout([item(shop.river, STAY)]);
    const { uid } = body.data;
    const first = await remove(uid);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ detail: 'Checkout deleted' });
    expect((await remove(uid)).status).toBe(200);
    const page = await shop.read<Problem>(`${CHECKOUTS}/${uid}`, first.position);
    expectProblem(page, 404, 'not-found');
  });

  it('is refused when rooms were booked with it, or nobody knows it', async () => {
    const { body } = await shop.openCheckout([item(await shop.newRoom(), STAY)]);
    const { uid } = body.data;
    await shop.bookAll(uid);
    await expectRefusal((h) => remove(uid, h), 409, 'checkout-already-used');
    await expectRefusal((h) => remove(randomUUID(), h), 404, 'not-found');
  });
});
