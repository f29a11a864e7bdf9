import { randomUUID } from 'node:crypto';
import { BookingAnswer } from '@baanpak/contract/booking/booking-requests.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { DAY } from '@baanpak/domain/values/time/instant.ts';
import { describe, expect } from 'vitest';
import { expectProblem, expectRefusal, expectShape } from '../../testing/expectations.ts';
import { it } from '../../testing/own-shop.ts';
import { askBack, FORM } from '../../testing/refunds.ts';
import type { Shop } from '../../testing/shop.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

async function paid(shop: Shop): Promise<string> {
  const { book } = (await shop.book(await shop.newRoom(), nights(1, 3))).body;
  await shop.payByCard({ bookingId: book._id });
  return book._id;
}

describe('POST /outreach/bookings/{id}/refund', () => {
  it('asks for what the policy gives back, and the booking shows it', async ({ shop }) => {
    const id = await paid(shop);
    const asked = await askBack(shop, id);
    expect(asked.status).toBe(202);
    expect(asked.body.detail).toBe('Refund request submitted');
    expectShape(BookingAnswer, asked.body);
    const { acceptTerms: _, ...fields } = FORM;
    expect(asked.body.book).toMatchObject({
      status: 'Booked',
      paymentStatus: 'refund-requested',
      totalReceived: 2000,
      refund: {
        ...{ status: 'requested', amount: 2000, way: null, needsAccount: false, ...fields },
        ...{ requestedAt: shop.clock.now(), decidedAt: null, paidAt: null },
        quote: { amount: 2000, share: 1 },
      },
    });
    expect(await shop.seen(id, asked.position)).toEqual(asked.body.book);
  });

  it('is asked once: again says the same, another account is refused', async ({ shop }) => {
    const id = await paid(shop);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await askBack(shop, id, {}, headers);
    const again = await askBack(shop, id, {}, headers);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    expect((await askBack(shop, id)).body).toEqual(first.body);
    expectProblem(await askBack(shop, id, { bank: 'SCB' }, headers), 422, 'idempotency-key-reused');
    const other = { accountNumber: '999-9-99999-9' };
    await expectRefusal((h) => askBack(shop, id, other, h), 409, 'refund-in-progress');
  });

  it.for([
    ['bank', { bank: ' ' }],
    ['bank', { bank: 'Kasikornbank' }],
    ['accountNumber', { accountNumber: 'my account' }],
    ['accountNumber', { accountNumber: '123-456-789' }],
    ['accountNumber', { accountNumber: '1234567890123456' }],
    ['accountName', { accountName: undefined }],
    ['reason', { reason: '' }],
    ['acceptTerms', { acceptTerms: false }],
    ['acceptTerms', { acceptTerms: undefined }],
  ] as const)('names %s when it is not good: %j', async ([path, changes], { shop }) => {
    const refused = await askBack(shop, await paid(shop), changes);
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors?.map((error) => error.path)).toContain(path);
  });

  it('has nothing to give back for what is not paid, has ended, or is being stayed', async ({
    shop,
    own,
  }) => {
    const staff = staffBookingsWith(shop);
    const held = (await shop.book(await own.newRoom(), nights(1, 3))).body.book;
    await expectRefusal((h) => askBack(shop, held._id, {}, h), 409, 'wrong-status');
    await shop.giveUp(held._id);
    await expectRefusal((h) => askBack(shop, held._id, {}, h), 409, 'wrong-status');
    const today = { checkIn: '2027-01-01', checkOut: '2027-01-03' } as ReturnType<typeof nights>;
    const here = (await shop.book(await own.newRoom(), today)).body.book;
    await shop.payByCard({ bookingId: here._id });
    await staff.change(own.officer, here._id, { action: 'check-in' });
    await expectRefusal((h) => askBack(shop, here._id, {}, h), 409, 'wrong-status');
    await expectRefusal((h) => askBack(shop, randomUUID(), {}, h), 404, 'not-found');
  });

  it('is possible until check-out, for what the policy then gives', async ({ shop }) => {
    const stay = { checkIn: '2027-01-02', checkOut: '2027-01-04' } as ReturnType<typeof nights>;
    const book = async () => {
      const booked = (await shop.book(await shop.newRoom(), stay)).body.book;
      await shop.payByCard({ bookingId: booked._id });
      return booked._id;
    };
    const [soon, late] = [await book(), await book()];
    shop.clock.moveBy(DAY);
    expect((await askBack(shop, soon)).body.book.refund).toMatchObject({
      amount: 0,
      quote: { amount: 0, share: 0 },
    });
    shop.clock.moveBy(2 * DAY);
    await expectRefusal((h) => askBack(shop, late, {}, h), 409, 'wrong-status');
  });
});
