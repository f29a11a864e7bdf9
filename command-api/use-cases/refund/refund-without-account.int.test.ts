import { BookingAnswer } from '@baanpak/contract/booking/booking-requests.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { describe, expect } from 'vitest';
import { BOOKINGS } from '../../testing/booking.ts';
import { expectProblem, expectRefusal, expectShape } from '../../testing/expectations.ts';
import { it } from '../../testing/own-shop.ts';
import { askBack, becomes, FORM } from '../../testing/refunds.ts';
import type { Shop } from '../../testing/shop.ts';
import { type BookAnswer, staffBookingsWith } from '../../testing/staff-bookings.ts';

async function paid(shop: Shop): Promise<string> {
  const { book } = (await shop.book(await shop.newRoom(), nights(1, 3))).body;
  await shop.payByCard({ bookingId: book._id });
  return book._id;
}

/** Paid by PromptPay, which the provider does not give back. */
async function paidByQr(shop: Shop): Promise<string> {
  const { book } = (await shop.book(await shop.newRoom(), nights(1, 3))).body;
  const charge = await shop.askForQr({ bookingId: book._id });
  await shop.scan(charge.body.charge_id);
  await becomes(shop, book._id, { paymentStatus: 'paid' });
  return book._id;
}

const NO_ACCOUNT = { bank: undefined, accountNumber: undefined, accountName: undefined };

describe('a refund without an account', () => {
  it('is taken of who paid by card, and the card is named', async ({ shop }) => {
    const id = await paid(shop);
    const asked = await askBack(shop, id, NO_ACCOUNT);
    expect(asked.status).toBe(202);
    expect(asked.body.book).toMatchObject({
      ...{
        paymentStatus: 'refund-requested',
        refund: { accountNumber: null, reason: FORM.reason },
      },
      paidBy: { method: 'card', brand: 'Visa', lastDigits: '4242' },
      refundQuote: { way: 'provider', accountNeeded: false },
    });
    expect(await shop.seen(id, asked.position)).toEqual(asked.body.book);
  });

  it('names the fields of an account that is only there in part', async ({ shop }) => {
    const refused = await askBack(shop, await paid(shop), { ...NO_ACCOUNT, bank: 'SCB' });
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors?.map(({ path }) => path)).toEqual(['accountNumber', 'accountName']);
  });

  it('is refused of who paid by PromptPay', async ({ shop }) => {
    const id = await paidByQr(shop);
    expect(await shop.seen(id)).toMatchObject({
      paidBy: { method: 'promptpay' },
      refundQuote: { way: 'transfer', accountNeeded: true },
    });
    await expectRefusal((h) => askBack(shop, id, NO_ACCOUNT, h), 422, 'account-needed');
    expect((await askBack(shop, id)).status).toBe(202);
  });

  it('is refused of who transferred it to the hotel', async ({ shop, own }) => {
    const staff = staffBookingsWith(shop);
    const stay = nights(1, 3);
    const { book } = (await shop.book(await own.newRoom(), stay, { paymentMethod: 'direct' })).body;
    const confirmed = await staff.change(own.owner, book._id, { action: 'confirm-payment' });
    expect(confirmed.status).toBe(200);
    const shown = await becomes(shop, book._id, { paymentStatus: 'paid' });
    expect(shown).toMatchObject({
      paidBy: { method: 'transfer' },
      refundQuote: { way: 'transfer' },
    });
    await expectRefusal((h) => askBack(shop, book._id, NO_ACCOUNT, h), 422, 'account-needed');
  });

  it('is given one by PUT /outreach/bookings/{id}/refund/account, and no other after it', async ({
    shop,
    own,
  }) => {
    const staff = staffBookingsWith(shop);
    const transferred = { paymentMethod: 'direct' } as const;
    const { book } = (await shop.book(await own.newRoom(), nights(1, 3), transferred)).body;
    await staff.change(own.owner, book._id, { action: 'confirm-payment' });
    const { reason: _, acceptTerms: __, ...account } = FORM;
    const name = (changes: object = {}, headers: Readonly<Record<string, string>> = {}) =>
      shop.put<BookAnswer>(
        `${BOOKINGS}/${book._id}/refund/account`,
        { ...account, ...changes },
        headers,
      );
    await expectRefusal((h) => name({}, h), 409, 'wrong-status');
    expect((await staff.cancel(own.owner, book._id)).status).toBe(200);
    await becomes(shop, book._id, { refund: { needsAccount: true } });
    const named = await name();
    expect(named.status).toBe(200);
    expect(named.body.detail).toBe('Refund account saved');
    expectShape(BookingAnswer, named.body);
    expect(named.body.book.refund).toMatchObject({ ...account, needsAccount: false });
    expect(await shop.seen(book._id, named.position)).toEqual(named.body.book);
    expect((await name()).body.book).toEqual(named.body.book);
    await expectRefusal((h) => name({ bank: 'SCB' }, h), 409, 'refund-in-progress');
    expectProblem(await name({ accountNumber: '12' }), 400, 'invalid-request');
  });
});
