import { randomUUID } from 'node:crypto';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { CHARGE_METHODS } from '@baanpak/domain/values/money/charge-method.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import type { PaymentMethod } from '@baanpak/domain/values/money/payment-method.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { ProviderUnknown } from '@baanpak/infrastructure/payment-provider/port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, expectRefusal } from '../../testing/expectations.ts';
import { GOOD_CARD, RETURN_URI } from '../../testing/paying.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const STAY = nights(1, 3);

async function booked(basePrice = baht(1000), paymentMethod: PaymentMethod = 'gateway') {
  const room = await shop.newRoom({ basePrice });
  const { body } = await shop.book(room, STAY, { paymentMethod });
  return { room, bookingId: body.book._id, heldUntil: body.book.holdExpiresAt ?? '' };
}

describe('a charge that cannot be made', () => {
  const pay = (bookingId: string) => (headers: Readonly<Record<string, string>>) =>
    shop.payByCard({ bookingId }, GOOD_CARD, headers) as never;

  it('is refused for a booking that is paid, given up, or out of time', async () => {
    const paid = await booked();
    await shop.payByCard({ bookingId: paid.bookingId });
    const givenUp = await booked();
    await shop.giveUp(givenUp.bookingId);
    for (const { bookingId } of [paid, givenUp])
      await expectRefusal(pay(bookingId), 409, 'not-payable');
    const late = await booked();
    shop.clock.moveBy(30 * MINUTE);
    await expectRefusal(pay(late.bookingId), 409, 'not-payable');
  });

  it('is refused for what nobody booked', async () => {
    await expectRefusal(pay(randomUUID()), 404, 'not-found');
    const body = { checkoutId: randomUUID(), method: 'promptpay', returnUri: RETURN_URI };
    await expectRefusal((h) => shop.post('/payments/charge/create', body, h), 404, 'not-found');
  });

  it('is refused for a checkout that holds no rooms yet', async () => {
    const room = await shop.newRoom();
    const { body } = await shop.openCheckout([
      { roomId: room.roomId, dateRange: { start: STAY.checkIn, end: STAY.checkOut } },
    ]);
    const unpaid = { checkoutId: body.data.uid, method: 'promptpay', returnUri: RETURN_URI };
    await expectRefusal((h) => shop.post('/payments/charge/create', unpaid, h), 409, 'not-payable');
  });

  it.each([
    ['below 20 baht', baht(9)],
    ['above 150,000 baht', baht(75_001)],
  ])('is refused for an amount %s, and the room stays held', async (_, price) => {
    const { room, bookingId } = await booked(price, 'direct');
    await expectRefusal(pay(bookingId), 422, 'amount-out-of-range');
    expect(await shop.unitsLeft(room, STAY)).toBe(0);
    expect((await shop.giveUp(bookingId)).status).toBe(200);
  });

  it('is refused for too much before the provider is asked anything, by any method', async () => {
    const asked: string[] = [];
    const watched = await shop.anotherInstance({
      async createCharge({ method }) {
        asked.push(method);
        throw new ProviderUnknown('away');
      },
    });
    const { post } = await shop.routesOf(watched);
    const { bookingId } = await booked(baht(75_001), 'direct');
    for (const method of CHARGE_METHODS) {
      const body = { bookingId, method, token: await shop.token(), returnUri: RETURN_URI };
      expectProblem(await post('/payments/charge/create', body), 422, 'amount-out-of-range');
    }
    expect(asked).toEqual([]);
  });

  it.each(['https://evil.example/', 'http://127.0.0.1:1/', 'http://127.0.0.1@evil.example/'])(
    'is refused where the guest would be led off the site: %s',
    async (returnUri) => {
      const { bookingId } = await booked();
      const body = { bookingId, method: 'promptpay', returnUri };
      await expectRefusal(
        (h) => shop.post('/payments/charge/create', body, h),
        422,
        'foreign-return-uri',
      );
    },
  );

  it('is a 400 without a way to pay, a target or an address to return to', async () => {
    const whole = { bookingId: randomUUID(), method: 'promptpay', returnUri: RETURN_URI };
    for (const changes of [{ method: 'cash' }, { bookingId: undefined }, { returnUri: 'home' }]) {
      const answer = await shop.post('/payments/charge/create', { ...whole, ...changes });
      expectProblem(answer as never, 400, 'invalid-request');
    }
  });
});
