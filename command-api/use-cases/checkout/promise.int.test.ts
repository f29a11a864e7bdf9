import { randomUUID } from 'node:crypto';
import { NewPrice } from '@baanpak/contract/booking/booking-requests.ts';
import type { CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { room as roomDecider, roomStream } from '@baanpak/domain/room/room.ts';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import type { CancellationPolicy } from '@baanpak/domain/values/money/cancellation-policy.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { i18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { after, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booked, CheckoutMade } from '../../testing/booking.ts';
import { CHECKOUTS } from '../../testing/booking.ts';
import {
  contextForTest,
  type RoomForTest,
  registerHotel,
  registerRoom,
} from '../../testing/catalogue.ts';
import { expectProblem, expectRefusal, expectShape } from '../../testing/expectations.ts';
import { item } from '../../testing/guest.ts';
import { RETURN_URI } from '../../testing/paying.ts';
import type { InjectedAnswer } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const STAY = nights(1, 3);
const FREE: CancellationPolicy = [{ name: i18nText('Free'), daysBefore: 1, share: 1 }];
const STRICT: CancellationPolicy = [];

/** The owner sets the price of a night, in baht. */
async function paint({ roomId }: RoomForTest, price: number, from = 1, to = 9): Promise<void> {
  const data = { roomId, from: day(from), to: day(to), price: baht(price) };
  const command = { type: 'PaintDays', data } as const;
  await shop.ports.commands.handle(roomDecider, roomStream(roomId), command, contextForTest());
}

/** The owner says again what a cancellation gives back. */
async function setPolicy({ hotelId }: RoomForTest, cancellationPolicy: CancellationPolicy) {
  const data = { hotelId, changes: { cancellationPolicy } };
  const command = { type: 'DescribeHotel', data } as const;
  await shop.ports.commands.handle(hotel, hotelStream(hotelId), command, contextForTest());
}

/** A room of a hotel of its own, at 1,000 baht a night. */
async function ownRoom(): Promise<RoomForTest> {
  const of = await registerHotel(shop.ports.commands, `promise-${randomUUID()}`, randomUUID(), {
    cancellationPolicy: FREE,
  });
  return registerRoom(shop.ports.commands, of);
}

async function opened(...rooms: RoomForTest[]): Promise<CheckoutJson> {
  const { status, body } = await shop.openCheckout(
    rooms.map((room) => item(room, STAY, { breakfast: true, note: 'ใกล้ลิฟต์' })),
  );
  expect(status).toBe(201);
  return body.data;
}

const pastIts = ({ validUntil }: CheckoutJson) =>
  shop.clock.moveBy(Math.max(0, Date.parse(validUntil) - Date.parse(shop.ports.now())));

/** The new checkout that a refusal names, which can be read at the position it names. */
async function newCheckout(
  answer: InjectedAnswer<Booked>,
  code: 'price-changed' | 'terms-changed',
) {
  expectProblem(answer, 409, code);
  const { checkout, totalPrice } = answer.body as Booked & {
    checkout?: CheckoutJson;
    totalPrice?: number;
  };
  expectShape(NewPrice, { checkout, ...(totalPrice !== undefined && { totalPrice }) });
  if (!checkout) throw new Error('No new checkout');
  const page = await shop.read<CheckoutMade>(`${CHECKOUTS}/${checkout.uid}`, answer.position);
  expect(page.body.data).toEqual(checkout);
  return checkout;
}

describe('a checkout', () => {
  it('says until when it is promised, its nights and what a cancellation gives back', async () => {
    const room = await ownRoom();
    await paint(room, 1500, 2, 3);
    const checkout = await opened(room);
    expect(checkout).toMatchObject({
      totalPrice: 2500,
      validUntil: after(shop.ports.now(), 30 * MINUTE),
      checkouts: [
        {
          nightPrices: [
            { date: day(1), price: 1000 },
            { date: day(2), price: 1500 },
          ],
          cancellationPolicy: FREE,
        },
      ],
    });
    await setPolicy(room, STRICT);
    const page = await shop.read<CheckoutMade>(`${CHECKOUTS}/${checkout.uid}`, await shop.head());
    expect(page.body.data.checkouts[0]?.cancellationPolicy).toEqual(FREE);
    expect(page.body.data.checkouts[0]?.hotel.cancellationPolicy).toEqual(STRICT);
  });

  it.each([
    ['more', 2000],
    ['less', 500],
  ])('is booked and charged as it shows where the owner asks %s by then', async (_, price) => {
    const room = await ownRoom();
    const { uid } = await opened(room);
    await paint(room, price);
    await setPolicy(room, STRICT);
    const { status, body } = await shop.bookAll(uid, { expectedTotal: 2000 });
    expect(status).toBe(201);
    expect(body.book).toMatchObject({ price: 2000, orderTotal: 2000, cancellationPolicy: FREE });
    expect(body.book.nightPrices.map((night) => night.price)).toEqual([1000, 1000]);
    const paid = await shop.payByCard({ checkoutId: uid });
    expect(paid.body.charge).toMatchObject({ status: 'successful', amount: 200_000 });
  });

  it('of five stays is the largest', async () => {
    const rooms = await Promise.all(Array.from({ length: 6 }, () => shop.newRoom()));
    const items = rooms.map((room) => item(room, STAY));
    await expectRefusal((h) => shop.openCheckout(items, h), 422, 'too-many-stays');
    expect((await shop.openCheckout(items.slice(1))).status).toBe(201);
  });

  it('has no more stays of a night than the room has units, counted together', async () => {
    const room = await shop.newRoom({ units: 2 });
    const three = [nights(1, 4), nights(1, 3), nights(1, 5)].map((stay) => item(room, stay));
    await expectRefusal((h) => shop.openCheckout(three, h), 409, 'room-already-booked');
    expect((await shop.openCheckout(three.slice(1))).status).toBe(201);
    expect((await shop.openCheckout([...three.slice(1), item(room, nights(5, 6))])).status).toBe(
      201,
    );
  });
});

describe('a checkout past its time', () => {
  it('is booked where nothing has changed', async () => {
    const checkout = await opened(await ownRoom());
    pastIts(checkout);
    const { status, body } = await shop.bookAll(checkout.uid, { expectedTotal: 2000 });
    expect([status, body.book.price]).toEqual([201, 2000]);
  });

  it.each([
    ['price-changed', 'a price', (room: RoomForTest) => paint(room, 2000, 2, 3), 3000, FREE],
    ['price-changed', 'nights of the same sum', sameSum, 2000, FREE],
    ['terms-changed', 'a policy', (room: RoomForTest) => setPolicy(room, STRICT), 2000, STRICT],
    ['price-changed', 'both', both, 18_000, STRICT],
  ] as const)('is refused with %s where %s has changed, in both languages', async (...of) => {
    const [code, , change, totalPrice, cancellationPolicy] = of;
    const room = await ownRoom();
    const checkout = await opened(room);
    pastIts(checkout);
    await change(room);
    const uids = new Set([checkout.uid]);
    const key = { 'idempotency-key': randomUUID() };
    for (const language of ['en', 'th'] as const) {
      const headers = { ...key, 'accept-language': language };
      const answer = await shop.bookAll(checkout.uid, { expectedTotal: 2000 }, headers);
      expectProblem(answer, 409, code, language);
      uids.add((answer.body as unknown as { checkout: CheckoutJson }).checkout.uid);
    }
    expect(uids.size).toBe(3);
    const anew = await newCheckout(await shop.bookAll(checkout.uid), code);
    expect(anew).toMatchObject({
      totalPrice,
      checkouts: [
        {
          ...{ roomId: room.roomId, guests: 2, breakfast: true, note: 'ใกล้ลิฟต์' },
          ...{ cancellationPolicy, priceChanged: totalPrice !== 2000 },
        },
      ],
    });
    expect(await shop.unitsLeft(room, STAY)).toBe(1);
    const { body } = await shop.bookAll(anew.uid, { expectedTotal: totalPrice });
    expect(body.book).toMatchObject({ price: totalPrice, cancellationPolicy });
  });

  async function sameSum(room: RoomForTest) {
    await paint(room, 900, 1, 2);
    await paint(room, 1100, 2, 3);
  }
  async function both(room: RoomForTest) {
    await paint(room, 9000);
    await setPolicy(room, STRICT);
  }

  it('is compared in the stays that are asked for alone, and one that differs refuses all', async () => {
    const [first, second] = [await ownRoom(), await ownRoom()];
    const checkout = await opened(first, second);
    pastIts(checkout);
    await paint(second, 2000);
    const anew = await newCheckout(await shop.bookAll(checkout.uid), 'price-changed');
    expect(anew.checkouts.map(({ totalPrice }) => totalPrice)).toEqual([2000, 4000]);
    expect(await shop.unitsLeft(first, STAY)).toBe(1);
    const one = await shop.book(second, STAY, { checkoutId: checkout.uid });
    const ofOne = await newCheckout(one, 'price-changed');
    expect(ofOne.checkouts.map(({ roomId }) => roomId)).toEqual([second.roomId]);
    expect((await shop.book(first, STAY, { checkoutId: checkout.uid })).status).toBe(201);
  });

  it('says first what cannot be obtained, then that it was used, then what has changed', async () => {
    const [first, second] = [await ownRoom(), await ownRoom()];
    const checkout = await opened(first, second);
    pastIts(checkout);
    const { body } = await shop.book(first, STAY, { checkoutId: checkout.uid });
    await paint(first, 2000);
    await setPolicy(first, STRICT);
    await expectRefusal((h) => shop.bookAll(checkout.uid, {}, h), 409, 'room-already-booked');
    await shop.giveUp(body.book._id);
    await expectRefusal((h) => shop.bookAll(checkout.uid, {}, h), 409, 'checkout-already-used');
  });

  it('whose stays cannot be obtained together is taken, whatever has changed', async () => {
    const room = await shop.newRoom({ units: 2 });
    const cart = [item(room, nights(1, 4)), item(room, nights(1, 3))];
    const { data } = (await shop.openCheckout(cart)).body;
    pastIts(data);
    await shop.book(room, nights(2, 3));
    await paint(room, 2000);
    await expectRefusal((h) => shop.bookAll(data.uid, {}, h), 409, 'room-already-booked');
  });

  it('answers a request that comes again with what it booked', async () => {
    const room = await ownRoom();
    const checkout = await opened(room);
    const key = { 'idempotency-key': randomUUID() };
    const first = await shop.bookAll(checkout.uid, {}, key);
    pastIts(checkout);
    await paint(room, 2000);
    const again = await shop.bookAll(checkout.uid, {}, key);
    expect([again.status, again.body.book._id]).toEqual([201, first.body.book._id]);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });
});

describe('an expected total', () => {
  it('is that of the stays that are booked, with a checkout and without', async () => {
    const [first, second] = [await shop.newRoom(), await shop.newRoom()];
    const { uid } = await opened(first, second);
    const send = (expectedTotal: number) => (headers: Record<string, string>) =>
      shop.bookAll(uid, { expectedTotal }, headers);
    await expectRefusal(send(2000), 409, 'price-changed');
    const { body } = await shop.bookAll(uid, { expectedTotal: 2000 });
    expect(body).toMatchObject({ totalPrice: 4000 });
    expect(body).not.toHaveProperty('checkout');
    const alone = await shop.newRoom();
    const refused = await shop.book(alone, STAY, { expectedTotal: 1999 });
    expectProblem(refused, 409, 'price-changed');
    expect(refused.body).toMatchObject({ totalPrice: 2000 });
    expect(await shop.unitsLeft(alone, STAY)).toBe(1);
    expect((await shop.book(alone, STAY, { expectedTotal: 2000 })).status).toBe(201);
    expect((await shop.book(first, STAY, { checkoutId: uid, expectedTotal: 2000 })).status).toBe(
      201,
    );
    const joined = await shop.book(second, STAY, { checkoutId: uid, expectedTotal: 2000 });
    expect(joined.body.book).toMatchObject({ price: 2000, orderTotal: 4000 });
  });

  it.each([-1, 1.5, '2000', null])('%j is a 400', async (expectedTotal) =>
    expectProblem(
      await shop.book(shop.river, STAY, { expectedTotal: expectedTotal as number }),
      400,
      'invalid-request',
    ),
  );
});

describe('an expected amount', () => {
  it('is what one charge takes for the whole checkout', async () => {
    const checkout = await opened(await shop.newRoom(), await shop.newRoom());
    const { books } = (await shop.bookAll(checkout.uid)).body;
    expect(books.map(({ orderTotal }) => orderTotal)).toEqual([4000, 4000]);
    const bookingId = books[1]?._id ?? '';
    expect(await shop.seen(bookingId)).toMatchObject({ price: 2000, orderTotal: 4000 });
    const pay = async (expectedAmount: number, headers: Record<string, string> = {}) =>
      shop.post<Booked & { amount?: number; charge?: { amount: number } }>(
        '/payments/charge/create',
        {
          ...{ bookingId, method: 'card', token: await shop.token() },
          ...{ returnUri: RETURN_URI, expectedAmount },
        },
        headers,
      );
    await expectRefusal((h) => pay(2000, h), 409, 'price-changed');
    expect((await pay(2000)).body.amount).toBe(4000);
    const waiting = await shop.askForQr({ bookingId });
    expect((await pay(3999)).status).toBe(409);
    const charges = await shop.providerBooks();
    expect(charges.find(({ id }) => id === waiting.body.charge_id)?.status).toBe('pending');
    const paid = await pay(4000);
    expect([paid.status, paid.body.charge?.amount]).toEqual([201, 400_000]);
  });
});
