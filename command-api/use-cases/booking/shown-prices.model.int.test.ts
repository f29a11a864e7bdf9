/** @module-tag long */
import type { CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { room as roomDecider, roomStream } from '@baanpak/domain/room/room.ts';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { i18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Booked } from '../../testing/booking.ts';
import { contextForTest, type RoomForTest } from '../../testing/catalogue.ts';
import { ANNA, item } from '../../testing/guest.ts';
import { type ChargeMade, RETURN_URI } from '../../testing/paying.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

const GUESTS = 8;
const BOOKINGS = 2_000;

let shop: Shop;
let rooms: RoomForTest[];
beforeAll(async () => {
  shop = await openShop();
  rooms = await Promise.all(Array.from({ length: 4 }, () => shop.newRoom({ units: 5_000 })));
});
afterAll(() => shop.close());

const some = fc.integer({ min: 0, max: 3 });
const dates = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 4 }))
  .map(([first, count]) => nights(first, first + count));
const wish = fc.record({
  stays: fc.uniqueArray(fc.record({ room: some, dates }), {
    minLength: 1,
    maxLength: 3,
    selector: ({ room }) => room,
  }),
  minutes: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 40 })),
  /** Whether it is bought where something else holds by then. */
  agrees: fc.boolean(),
  pays: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
});
const change = fc.record({
  room: some,
  first: fc.integer({ min: 1, max: 10 }),
  count: fc.integer({ min: 1, max: 5 }),
  price: fc.integer({ min: 20, max: 5000 }),
  shares: fc.constantFrom(null, null, null, [], [1], [1, 0.5], [0.5]),
});

type Refused = Booked & Readonly<{ checkout?: CheckoutJson; amount?: number }>;

type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

const tier = (share: number, n: number, { length }: readonly number[]) => ({
  ...{ name: i18nText(`Tier ${n}`), daysBefore: length - n, share },
});

/** What is agreed to of a stay. */
const agreedOf = (of: {
  nightPrices: readonly unknown[];
  cancellationPolicy: readonly unknown[] | null;
}) => [of.nightPrices, of.cancellationPolicy];

it('2,000 stays are booked and charged over HTTP as they were shown last', async () => {
  const happened = { booked: 0, charged: 0, changed: 0, painted: 0 };

  async function buy({ stays, minutes, agrees, pays }: Wish) {
    const items = stays.map(({ room, dates: of }) => item(rooms[room] ?? shop.river, of));
    let shown = (await shop.openCheckout(items)).body.data;
    shop.clock.moveBy(minutes * MINUTE);
    for (;;) {
      const answer = await shop.post<Refused>('/outreach/bookings', {
        ...{ ...ANNA, checkoutId: shown.uid, expectedTotal: shown.totalPrice },
      });
      const { status, body } = answer;
      if (status === 409 && body.checkout) {
        expect(['price-changed', 'terms-changed']).toContain(body.code);
        happened.changed += 1;
        shown = body.checkout;
        if (agrees) continue;
        return;
      }
      expect([status, body.code]).toEqual([201, undefined]);
      expect(body.books.map(agreedOf)).toEqual(shown.checkouts.map(agreedOf));
      expect(body.books.map(({ orderTotal }) => orderTotal)).toEqual(
        shown.checkouts.map(() => shown.totalPrice),
      );
      happened.booked += body.books.length;
      if (pays) await pay(shown);
      return;
    }
  }

  async function pay({ uid, totalPrice }: CheckoutJson) {
    const { status, body } = await shop.post<ChargeMade>('/payments/charge/create', {
      ...{ checkoutId: uid, method: 'card', token: await shop.token(), returnUri: RETURN_URI },
      expectedAmount: totalPrice,
    });
    if (status !== 201) {
      // time goes on for all guests at once: what is held, or asked of the provider, may be over meanwhile
      expect(body.code).not.toBe('price-changed');
      return;
    }
    expect(body.charge.amount).toBe(totalPrice * 100);
    happened.charged += 1;
  }

  const isDone = () => happened.booked >= BOOKINGS;
  async function guest() {
    for (const wanted of fc.sample(wish, BOOKINGS)) {
      if (isDone()) return;
      await buy(wanted);
    }
  }
  async function owner() {
    const { commands } = shop.ports;
    const { hotelId } = shop.riverside;
    for (const { room, first, count, price, shares } of fc.sample(change, BOOKINGS * 10)) {
      if (isDone()) return;
      // not over HTTP: a sign-in would be over long before
      const { roomId } = rooms[room] ?? shop.river;
      const data = { roomId, from: day(first), to: day(first + count), price: baht(price) };
      const paint = { type: 'PaintDays', data } as const;
      await commands.handle(roomDecider, roomStream(roomId), paint, contextForTest());
      happened.painted += 1;
      if (!shares) continue;
      const changes = { cancellationPolicy: shares.map(tier) };
      const say = { type: 'DescribeHotel', data: { hotelId, changes } } as const;
      await commands.handle(hotel, hotelStream(hotelId), say, contextForTest());
    }
  }
  await Promise.all([owner(), ...Array.from({ length: GUESTS }, guest)]);
  console.info(JSON.stringify(happened));
  expect(happened.booked).toBeGreaterThanOrEqual(BOOKINGS);
  expect(happened.changed).toBeGreaterThan(BOOKINGS / 100);
  expect(happened.charged).toBeGreaterThan(BOOKINGS / 50);
}, 600_000);
