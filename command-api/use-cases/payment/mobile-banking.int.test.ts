import type { ChargeJson } from '@baanpak/contract/payment/charge.ts';
import { CreateChargeAnswer } from '@baanpak/contract/payment/charge-requests.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectShape } from '../../testing/expectations.ts';
import { type ChargeMade, RETURN_URI } from '../../testing/paying.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.fault({ webhook: 'normal', authorize: 'normal' }));
afterAll(() => shop.close());

const PATIENT = { timeout: 20_000, interval: 30 };
const STAY = nights(1, 3);

async function booked() {
  const { body } = await shop.book(await shop.newRoom(), STAY);
  return { bookingId: body.book._id };
}
const refresh = ({ charge_id }: ChargeMade, bookingId = '') =>
  shop.post<ChargeJson>(
    `/payments/charge/${charge_id}/refresh${bookingId && `?bookingId=${bookingId}`}`,
    {},
  );
/** Where the bank leads back to: the attempt, and nothing of whose it is. */
const wayBack = ({ charge }: ChargeMade) =>
  `${new URL(RETURN_URI).origin}/payment-return/${charge.metadata.attemptId}`;

describe('a payment by a bank’s app', () => {
  it.each([
    ['SCB EASY', 'mobile_banking_scb'],
    ['K PLUS', 'mobile_banking_kbank'],
    ['KMA', 'mobile_banking_bay'],
    ['Bualuang mBanking', 'mobile_banking_bbl'],
    ['Krungthai NEXT', 'mobile_banking_ktb'],
  ])('%s is approved there, and then the booking is booked', async (_, method) => {
    await shop.fault({ webhook: 'lost' });
    const target = await booked();
    const { status, body, position } = await shop.payByApp(target, method);
    expect(status).toBe(201);
    expectShape(CreateChargeAnswer, body);
    expect(body).toMatchObject({
      card: null,
      source: { type: method, flow: 'app_redirect', amount: 200_000 },
      charge: { status: 'pending', amount: 200_000, currency: 'THB', return_uri: wayBack(body) },
    });
    expect(await shop.seen(target.bookingId, position)).toMatchObject({ paymentStatus: 'pending' });
    expect((await fetch(body.charge.authorize_uri ?? '')).status).toBe(200);
    expect(await shop.decide(body, 'approve')).toBe(wayBack(body));
    const returned = await refresh(body);
    expect(returned.body).toMatchObject({ status: 'successful', paid: true });
    expect(await shop.seen(target.bookingId, returned.position)).toMatchObject({
      status: 'Booked',
      paymentStatus: 'paid',
      totalReceived: 2000,
      feeCharge: 35, // 1.65% of 2,000 baht and its VAT
    });
  });

  it('that is declined there leaves the room held, to be paid another way', async () => {
    const target = await booked();
    const { body } = await shop.payByApp(target, 'mobile_banking_scb');
    expect(await shop.decide(body, 'decline')).toBe(wayBack(body));
    const returned = await refresh(body, target.bookingId);
    expect(returned.body).toMatchObject({
      status: 'failed',
      paid: false,
      failure_code: 'payment_cancelled',
      books: [{ status: 'Reserved', paymentStatus: 'failed' }],
    });
    const other = await shop.payByApp(target, 'mobile_banking_kbank');
    expect(other.status).toBe(201);
    await shop.decide(other.body, 'decline');
    await refresh(other.body);
    const { position } = await shop.payByCard(target);
    expect(await shop.seen(target.bookingId, position)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('may still be pending when the guest is back, and is heard of soon after', async () => {
    await shop.fault({ authorize: 'late' });
    const target = await booked();
    const { body } = await shop.payByApp(target, 'mobile_banking_bbl');
    await shop.decide(body, 'approve');
    expect((await refresh(body)).body).toMatchObject({ status: 'pending', paid: false });
    shop.clock.moveBy(1_000);
    await vi.waitFor(
      async () =>
        expect(await shop.seen(target.bookingId)).toMatchObject({ paymentStatus: 'paid' }),
      PATIENT,
    );
  });

  it('is over at the first app once the guest asks for another', async () => {
    await shop.fault({ webhook: 'lost' });
    const target = await booked();
    const first = await shop.payByApp(target, 'mobile_banking_ktb');
    const second = await shop.payByApp(target, 'mobile_banking_bay');
    for (const { body } of [first, second]) await shop.decide(body, 'approve');
    expect((await refresh(first.body)).body).toMatchObject({ status: 'expired', paid: false });
    const { body, position } = await refresh(second.body);
    expect(body).toMatchObject({ status: 'successful' });
    expect(await shop.seen(target.bookingId, position)).toMatchObject({
      totalReceived: 2000,
    });
  });
});
