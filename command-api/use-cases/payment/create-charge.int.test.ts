import { randomUUID } from 'node:crypto';
import { CreateChargeAnswer } from '@baanpak/contract/payment/charge-requests.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { CHARGE_METHODS } from '@baanpak/domain/values/money/charge-method.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import type { PaymentMethod } from '@baanpak/domain/values/money/payment-method.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, expectRefusal, expectShape } from '../../testing/expectations.ts';
import { item } from '../../testing/guest.ts';
import { type ChargeMade, GOOD_CARD, RETURN_URI } from '../../testing/paying.ts';
import type { Problem } from '../../testing/requests.ts';
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

describe('POST /payments/charge/create', () => {
  it('pays a booking at once, and the answer is the provider’s own charge', async () => {
    const { bookingId, heldUntil } = await booked();
    const { status, body, position } = await shop.payByCard({ bookingId });
    expect(status).toBe(201);
    expectShape(CreateChargeAnswer, body);
    expect(body.charge_id).toMatch(/^chrg_test_/);
    expect(body.charge).toMatchObject({
      status: 'successful',
      amount: 200_000,
      currency: 'THB',
      expires_at: `${heldUntil.slice(0, 19)}Z`,
      failure_code: null,
    });
    expect(body.card).toMatchObject({ last_digits: '4242' });
    expect(body.source).toBeNull();
    expect(await shop.seen(bookingId, position)).toMatchObject({
      status: 'Booked',
      paymentStatus: 'paid',
      totalReceived: 2000,
      feeCharge: 78, // 3.65% of 2,000 baht and its VAT
      holdExpiresAt: null,
    });
  });

  it('pays by card what was to be transferred, and the booking says so', async () => {
    const { bookingId } = await booked(baht(1000), 'direct');
    const { position } = await shop.payByCard({ bookingId });
    const paid = { status: 'Booked', paymentMethod: 'gateway', feeCharge: 78 };
    expect(await shop.seen(bookingId, position)).toMatchObject(paid);
  });

  it('tells the provider nothing that opens a booking', async () => {
    const cart = await shop.openCheckout([
      item(await shop.newRoom(), STAY),
      item(await shop.newRoom(), STAY),
    ]);
    const { uid } = cart.body.data;
    const { books } = (await shop.bookAll(uid)).body;
    const returnUri = `${new URL(RETURN_URI).origin}/booking/${books[0]?._id}?uid=${uid}`;
    const fields = { checkoutId: uid, returnUri };
    const asked: unknown[] = [];
    const { provider } = shop.ports;
    const watched = await shop.routesOf(
      await shop.anotherInstance({
        createCharge(charge) {
          asked.push(charge);
          return provider.createCharge(charge);
        },
      }),
    );
    for (const method of CHARGE_METHODS.toReversed()) {
      const token = method === 'card' ? { token: await shop.token() } : {};
      const made = await watched.post<ChargeMade>('/payments/charge/create', {
        ...{ ...fields, method },
        ...token,
      });
      expect(made.status).toBe(201);
      asked.push(made.body.charge, made.body.source);
      expect(made.body.charge.description).toBe(
        ['Baanpak', ...books.map(({ bookingId }) => bookingId)].join(' '),
      );
    }
    const told = JSON.stringify(asked);
    for (const secret of [uid, ...books.map(({ _id }) => _id)]) expect(told).not.toContain(secret);
    expect(asked).toHaveLength(3 * CHARGE_METHODS.length);
  });

  it('is answered with the position of what a webhook did, where that was quicker', async () => {
    const { bookingId } = await booked();
    const { provider } = shop.ports;
    const overtaken = await shop.anotherInstance({
      async createCharge(charge) {
        const made = await provider.createCharge(charge);
        await shop.post(`/payments/charge/${made.facts.chargeId}/refresh`, {});
        return made;
      },
    });
    const instance = await shop.routesOf(overtaken);
    const { status, position } = await instance.post('/payments/charge/create', {
      bookingId,
      method: 'card',
      token: await shop.token(),
      returnUri: RETURN_URI,
    });
    expect(status).toBe(201);
    expect(await shop.seen(bookingId, position)).toMatchObject({ status: 'Booked' });
  });

  it.each([
    ['4111111111140011', 'insufficient_fund'],
    ['4111111111130012', 'stolen_or_lost_card'],
    ['4111111111120013', 'failed_processing'],
    ['4111111111110014', 'payment_rejected'],
    ['4111111111190016', 'failed_fraud_check'],
    ['4111111111160001', 'invalid_security_code'],
    ['4111111111150002', 'payment_rejected'],
  ])('%s is declined: %s, and the room stays held', async (number, failure) => {
    const { room, bookingId } = await booked();
    const { status, body, position } = await shop.payByCard({ bookingId }, number);
    expect(status).toBe(201);
    expectShape(CreateChargeAnswer, body);
    expect(body.charge).toMatchObject({ status: 'failed', failure_code: failure });
    expect(await shop.seen(bookingId, position)).toMatchObject({
      status: 'Reserved',
      paymentStatus: 'failed',
      totalReceived: 0,
    });
    expect(await shop.unitsLeft(room, STAY)).toBe(0);
  });

  it('that is declined may be followed by a good one', async () => {
    const { bookingId } = await booked();
    await shop.payByCard({ bookingId }, '4111111111140011');
    const { position } = await shop.payByCard({ bookingId }, GOOD_CARD);
    expect(await shop.seen(bookingId, position)).toMatchObject({
      status: 'Booked',
      paymentStatus: 'paid',
    });
  });

  it('is of one checkout: a booking of another is refused, and nobody pays what they did not name', async () => {
    const [own, other] = [await booked(), await booked()];
    const { checkoutId } = await shop.seen(other.bookingId);
    const asked = {
      bookingId: own.bookingId,
      checkoutId,
      method: 'promptpay',
      returnUri: RETURN_URI,
    };
    const answer = await shop.post<Problem>('/payments/charge/create', asked);
    expectProblem(answer, 400, 'invalid-request');
    expect(answer.body.errors).toMatchObject([{ path: 'bookingId' }]);
    const both = { ...asked, bookingId: other.bookingId };
    expect((await shop.post('/payments/charge/create', both)).status).toBe(201);
  });

  it('is needed as a token that is good for one charge', async () => {
    const { bookingId } = await booked();
    const card = { bookingId, method: 'card', returnUri: RETURN_URI };
    const without = await shop.post('/payments/charge/create', card);
    expectProblem(without as never, 400, 'invalid-request');
    const token = await shop.token();
    await shop.post('/payments/charge/create', { ...card, token });
    const other = await booked();
    const again = { ...card, bookingId: other.bookingId, token };
    await expectRefusal(
      (h) => shop.post('/payments/charge/create', again, h),
      422,
      'payment-refused',
    );
    expect((await shop.payByCard({ bookingId: other.bookingId })).body.charge.status).toBe(
      'successful',
    );
  });

  it('is charged once for the same request sent twice', async () => {
    const { bookingId } = await booked();
    const key = { 'idempotency-key': randomUUID() };
    const body = { bookingId, method: 'card', token: await shop.token(), returnUri: RETURN_URI };
    type Made = { charge_id: string };
    const first = await shop.post<Made>('/payments/charge/create', body, key);
    const second = await shop.post<Made>('/payments/charge/create', body, key);
    expect(second.status).toBe(201);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.body).toEqual(first.body);
    const other = { ...body, token: await shop.token() };
    const refused = await shop.post('/payments/charge/create', other, key);
    expectProblem(refused as never, 422, 'idempotency-key-reused');
  });

  it('may be tried again under the same key when the provider took no charge', async () => {
    const { bookingId } = await booked();
    const key = { 'idempotency-key': randomUUID() };
    const body = { bookingId, method: 'card', token: 'tokn_test_unknown', returnUri: RETURN_URI };
    const refused = await shop.post('/payments/charge/create', body, key);
    expectProblem(refused as never, 422, 'payment-refused');
    const other = { ...body, token: await shop.token() };
    const paid = await shop.post('/payments/charge/create', other, key);
    expect([paid.status, paid.headers['idempotent-replayed']]).toEqual([201, undefined]);
  });
});
