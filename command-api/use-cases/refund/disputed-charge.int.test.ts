import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moneyCasesWith } from '../../testing/money-cases.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { given, givenBack, pay, retryOfRefund, state } from '../../testing/paying-refunds.ts';
import { askBack, becomes, PATIENT } from '../../testing/refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

it('is not given back beside the bank, until staff try again after the dispute was won', async () => {
  const owed = await given(shop);
  const disputeId = await shop.dispute(owed.chargeId);
  await pay(shop.ports, owed);
  await retryOfRefund(shop, owed);
  await pay(shop.ports, owed);
  expect(await state(shop, owed)).toMatchObject({ status: 'failed', attempts: 0 });
  expect(await givenBack(shop, owed)).toBe(0);
  await shop.closeDispute(disputeId, 'won');
  await retryOfRefund(shop, owed);
  await pay(shop.ports, owed);
  expect(await state(shop, owed)).toMatchObject({ status: 'paid', paidBy: 'provider' });
  expect(await givenBack(shop, owed)).toBe(500);
});

it('is never given back when the dispute was lost', async () => {
  const owed = await given(shop);
  await shop.closeDispute(await shop.dispute(owed.chargeId), 'lost');
  for (const again of [false, true]) {
    if (again) await retryOfRefund(shop, owed);
    await pay(shop.ports, owed);
    expect(await state(shop, owed)).toMatchObject({ status: 'failed' });
  }
  expect(await givenBack(shop, owed)).toBe(0);
});

it('shows staff the refund that is held back, and why, by booking and case', async () => {
  await shop.runProcesses();
  const staff = staffBookingsWith(shop);
  const cases = moneyCasesWith(shop);
  const { book } = (await shop.book(await own.newRoom(), nights(1, 3))).body;
  const { body } = await shop.payByCard({ bookingId: book._id });
  const disputeId = await shop.dispute(body.charge_id);
  await becomes(shop, book._id, { status: 'Booked' });
  await askBack(shop, book._id);
  await staff.change(own.owner, book._id, { action: 'approve-refund' });
  const failed = await becomes(shop, book._id, { paymentStatus: 'refund-failed' });
  expect(failed.refund).toMatchObject({ status: 'failed', failureCode: 'charge-disputed' });
  await expect
    .poll(
      async () =>
        (await cases.list(own.owner)).body.cases.map(({ kind, detail }) => [kind, detail]),
      PATIENT,
    )
    .toContainEqual(['failed-refund', ['charge-disputed']]);
  await shop.closeDispute(disputeId, 'won');
  await staff.change(own.owner, book._id, { action: 'retry-refund' });
  await becomes(shop, book._id, { paymentStatus: 'refunded', totalReceived: 0 });
});
