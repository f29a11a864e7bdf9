import { randomUUID } from 'node:crypto';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { ProviderUnknown } from '@baanpak/infrastructure/payment-provider/port.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { contextForTest } from '../../testing/catalogue.ts';
import { expectProblem } from '../../testing/expectations.ts';
import { RETURN_URI } from '../../testing/paying.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { wholeLog } from '../../testing/whole-log.ts';
import { openBooking } from '../booking/load-booking.ts';
import { attemptPayment } from './attempt-payment.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await shop.stopProcesses();
  await shop.fault({ webhook: 'normal', charge: 'normal' });
});
afterAll(() => shop.close());

const PATIENT = { timeout: 20_000, interval: 30 };
const booked = async () => {
  const room = await shop.newRoom();
  const { body, position } = await shop.book(room, nights(1, 3));
  return { room, position, bookingId: body.book._id };
};
const becomes = (bookingId: string, status: string) =>
  vi.waitFor(async () => expect(await shop.seen(bookingId)).toMatchObject({ status }), PATIENT);

/** Time goes by, and a process runner that was away looks at what is due. */
async function later(milliseconds: number): Promise<void> {
  shop.clock.moveBy(milliseconds);
  await shop.runProcesses();
}
const LOST_ANSWER = { webhook: 'lost', charge: 'error-after-success' };

describe('a charge whose answer got lost', () => {
  it('is unknown to the guest at first, in both languages', async () => {
    await shop.fault(LOST_ANSWER);
    for (const language of ['en', 'th'] as const) {
      const { bookingId, position } = await booked();
      const headers = { 'accept-language': language };
      const answer = await shop.payByCard({ bookingId }, undefined, headers);
      expectProblem(answer as never, 503, 'payment-unknown', language);
      expect(answer.headers['retry-after']).toBe('10');
      expect(await shop.seen(bookingId, position)).toMatchObject({ paymentStatus: 'pending' });
    }
  });

  it('cannot be paid twice meanwhile, nor given up', async () => {
    await shop.fault(LOST_ANSWER);
    const { bookingId } = await booked();
    await shop.payByCard({ bookingId });
    expectProblem(await shop.giveUp(bookingId), 409, 'payment-in-progress');
  });

  it('is found by the same request sent again', async () => {
    await shop.fault(LOST_ANSWER);
    const { bookingId } = await booked();
    const key = { 'idempotency-key': randomUUID() };
    const body = { bookingId, method: 'card', token: await shop.token(), returnUri: RETURN_URI };
    expect((await shop.post('/payments/charge/create', body, key)).status).toBe(503);
    await shop.fault({ charge: 'normal' });
    type Made = { charge: { status: string } };
    const again = await shop.post<Made>('/payments/charge/create', body, key);
    expect(again.status).toBe(201);
    expect(again.body.charge.status).toBe('successful');
    expect(await shop.seen(bookingId, again.position)).toMatchObject({ status: 'Booked' });
  });

  it('is found by its webhook', async () => {
    await shop.fault({ charge: 'error-after-success' });
    const { bookingId } = await booked();
    expect((await shop.payByCard({ bookingId })).status).toBe(503);
    await becomes(bookingId, 'Booked');
  });

  it('is found by the process that watches charges', async () => {
    await shop.fault(LOST_ANSWER);
    const { bookingId } = await booked();
    expect((await shop.payByCard({ bookingId })).status).toBe(503);
    await later(21_000);
    await becomes(bookingId, 'Booked');
  });
});

describe('a provider that is away', () => {
  it('leaves the guest with an unknown payment, which ends without a charge', async () => {
    const { bookingId } = await booked();
    const away = await shop.anotherInstance({
      createCharge: () => Promise.reject(new ProviderUnknown('away')),
    });
    const { state } = await openBooking(shop.ports, bookingId);
    const attempt = attemptPayment(
      away,
      {
        attemptId: randomUUID(),
        uid: state.terms.checkoutUid,
        method: 'promptpay',
        returnUri: RETURN_URI,
      },
      contextForTest(),
    );
    await expect(attempt).rejects.toMatchObject({ code: 'payment-unknown' });
    await later(2 * MINUTE);
    await vi.waitFor(async () => {
      expect(await shop.seen(bookingId)).toMatchObject({
        status: 'Reserved',
        paymentStatus: 'failed',
      });
    }, PATIENT);
    const paid = await shop.payByCard({ bookingId });
    expect(paid.status).toBe(201);
  });

  it('does not keep a hold from expiring', async () => {
    const { room, bookingId } = await booked();
    await shop.askForQr({ bookingId });
    const away = () => Promise.reject(new ProviderUnknown('away'));
    const ports = await shop.anotherInstance({ fetchCharge: away, expireCharge: away });
    shop.clock.moveBy(31 * MINUTE);
    await shop.runProcesses(ports);
    await becomes(bookingId, 'Expired');
    await vi.waitFor(async () => {
      expect(await shop.unitsLeft(room, nights(1, 3))).toBe(1);
    }, PATIENT);
  });
});

describe('money that comes after the end', () => {
  it('is recorded as late and brings no booking back', async () => {
    await shop.fault({ webhook: 'lost' });
    const { room, bookingId } = await booked();
    const { body } = await shop.askForQr({ bookingId });
    await later(31 * MINUTE);
    await becomes(bookingId, 'Expired');
    await shop.scan(body.charge_id, { late: true });
    type Refreshed = { status: string; books: readonly { status: string }[] };
    const path = `/payments/charge/${body.charge_id}/refresh?bookingId=${bookingId}`;
    const after = await shop.post<Refreshed & Problem>(path, {});
    expect(after.body).toMatchObject({ status: 'successful', books: [{ status: 'Expired' }] });
    expect(await shop.unitsLeft(room, nights(1, 3))).toBe(1);
    const late = (await wholeLog(shop.store)).filter(({ type }) => type === 'PaymentCameLate');
    expect(late).toMatchObject([
      { data: { bookingIds: [shop.staffIdOf(bookingId)], because: 'expired' } },
    ]);
  });
});
