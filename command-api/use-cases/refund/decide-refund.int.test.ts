import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import {
  STAFF_ACTIONS,
  type StaffAction,
} from '@baanpak/contract/booking/staff-booking-requests.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { askBack, becomes, FORM, paidByCard, paidByQr } from '../../testing/refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { hire } from '../../testing/staff.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

let shop: Shop;
let own: OwnHotel;
let staff: ReturnType<typeof staffBookingsWith>;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  staff = staffBookingsWith(shop);
  await shop.runProcesses();
});
afterEach(() => shop.fault({ refund: 'normal' }));
afterAll(() => shop.close());

const STAY = nights(1, 3);
const act = (id: string, action: string, more: object = {}, by = own.owner) =>
  staff.change(by, id, { action, ...more });

async function askedBack(book: BookingJson): Promise<string> {
  await askBack(shop, book._id);
  return book._id;
}

describe('approve-refund', () => {
  it('frees the nights at once, and the provider gives back what was quoted', async () => {
    const book = await paidByCard(shop, own, STAY);
    const id = await askedBack(book);
    const approved = await act(id, 'approve-refund', { reason: 'ขอให้หายไว ๆ' });
    expect(approved.status).toBe(200);
    expect(approved.body.book).toMatchObject({
      status: 'Canceled',
      paymentStatus: 'refunding',
      refund: { status: 'refunding', amount: 2000, decisionReason: 'ขอให้หายไว ๆ' },
    });
    expect(await shop.unitsLeft(book, STAY)).toBe(1);
    const done = await becomes(shop, id, { paymentStatus: 'refunded', totalReceived: 0 });
    expect(done.refund).toMatchObject({
      status: 'refunded',
      way: 'provider',
      paidAt: shop.clock.now(),
    });
    await staff.expectRead(own.owner, await act(id, 'approve-refund'));
  });

  it('gives back another sum up to what was paid', async () => {
    const id = await askedBack(await paidByCard(shop, own, STAY));
    expectProblem(await act(id, 'approve-refund', { amount: 2001 }), 422, 'refund-too-large');
    expectProblem(await act(id, 'approve-refund', { amount: -1 }), 400, 'invalid-request');
    await act(id, 'approve-refund', { amount: 500 });
    await becomes(shop, id, { paymentStatus: 'partially-refunded', totalReceived: 1500 });
    expectProblem(await act(id, 'approve-refund', { amount: 600 }), 409, 'wrong-status');
  });

  it('with nothing to give back cancels the stay alone', async () => {
    const id = await askedBack(await paidByCard(shop, own, STAY));
    const { body } = await act(id, 'approve-refund', { amount: 0 });
    expect(body.book).toMatchObject({
      status: 'Canceled',
      paymentStatus: 'paid',
      totalReceived: 2000,
      refund: { status: 'refunded', amount: 0 },
    });
  });

  it('leaves to the hotel what the provider cannot give back', async () => {
    const id = await askedBack(await paidByQr(shop, own, STAY));
    expectProblem(await act(id, 'confirm-refund-paid'), 409, 'wrong-status');
    await act(id, 'approve-refund');
    await becomes(shop, id, {
      paymentStatus: 'refunding',
      refund: { status: 'refunding', way: 'transfer', needsAccount: false },
    });
    const paid = await act(id, 'confirm-refund-paid');
    expect(paid.body.book).toMatchObject({
      paymentStatus: 'refunded',
      totalReceived: 0,
      refund: { status: 'refunded', way: 'transfer', accountNumber: FORM.accountNumber },
    });
    await staff.expectRead(own.owner, paid);
    expect((await act(id, 'confirm-refund-paid')).status).toBe(409);
  });

  it('shows a refund that failed until it is solved', async () => {
    await shop.fault({ refund: 'fail' });
    const id = await askedBack(await paidByCard(shop, own, STAY));
    await act(id, 'approve-refund');
    const failed = await becomes(shop, id, { paymentStatus: 'refund-failed' });
    expect(failed.refund).toMatchObject({ status: 'failed', failureCode: 'failed_refund' });
    await shop.fault({ refund: 'normal' });
    const retried = await act(id, 'retry-refund');
    expect(retried.body.book).toMatchObject({ paymentStatus: 'refunding' });
    await becomes(shop, id, { paymentStatus: 'refunded', totalReceived: 0 });
    expectProblem(await act(id, 'retry-refund'), 409, 'wrong-status');
  });

  it('is for what somebody asked for, by who decides on money', async () => {
    const book = await paidByCard(shop, own, STAY);
    expectProblem(await act(book._id, 'approve-refund'), 409, 'wrong-status');
    await askBack(shop, book._id);
    for (const action of ['approve-refund', 'reject-refund', 'retry-refund'])
      expectProblem(await act(book._id, action, {}, own.officer), 403, 'forbidden');
    expectProblem(
      await act(book._id, 'approve-refund', { version: book.version }),
      409,
      'stale-version',
    );
    expectProblem(await act(book._id, 'check-in', { amount: 5 }), 400, 'invalid-request');
    expectProblem(await act(book._id, 'retry-refund', { reason: 'x' }), 400, 'invalid-request');
  });
});

describe('reject-refund', () => {
  it('leaves the stay booked, says why, and the guest may ask again', async () => {
    const id = await askedBack(await paidByCard(shop, own, STAY));
    const rejected = await act(id, 'reject-refund', { reason: 'เกินกำหนดยกเลิก' });
    expect(rejected.body.book).toMatchObject({
      status: 'Booked',
      paymentStatus: 'refund-rejected',
      totalReceived: 2000,
      refund: { status: 'rejected', decisionReason: 'เกินกำหนดยกเลิก' },
    });
    await staff.expectRead(own.owner, rejected);
    expectProblem(await act(id, 'approve-refund'), 409, 'wrong-status');
    expect((await askBack(shop, id)).body.book).toMatchObject({
      paymentStatus: 'refund-requested',
      refund: { status: 'requested', decisionReason: null },
    });
  });
});

describe('where the money goes to', () => {
  it('is seen by those who pay it alone', async () => {
    const id = await askedBack(await paidByCard(shop, own, STAY));
    await becomes(shop, id, { paymentStatus: 'refund-requested' });
    const url = `/bookings/${shop.staffIdOf(id)}`;
    const seenBy = async (by: typeof own.owner) => {
      const { body } = await shop.get<{ book: BookingJson }>(url, by.headers);
      return body.book.refund;
    };
    expect(await seenBy(own.owner)).toMatchObject({ accountNumber: FORM.accountNumber });
    const visitor = await hire(shop.ports, 'visitor', own.owner.userId);
    for (const by of [own.officer, visitor])
      expect(await seenBy(by)).toMatchObject({
        status: 'requested',
        ...{ bank: null, accountNumber: null, accountName: null },
      });
    const { body } = await shop.get<{ book: BookingJson }>(url, own.officer.headers);
    const changed = await staff.change(own.officer, id, { ...body.book, breakfast: true });
    expect(changed.body.book.refund).toEqual(body.book.refund);
  });
});

describe('a booking with several open refunds', () => {
  /** A second payment by QR, that the hotel is to transfer back, and the stay still booked. */
  async function paidTwice(): Promise<string> {
    const { book } = (await shop.book(await own.newRoom(), STAY)).body;
    const first = await shop.askForQr({ bookingId: book._id });
    await shop.payByCard({ bookingId: book._id });
    await shop.scan(first.body.charge_id, { late: true });
    await becomes(shop, book._id, { refunds: [{ way: 'transfer', needsAccount: true }] });
    shop.clock.moveBy(1_000); // what is asked for then is the later one
    return book._id;
  }

  it('has an entry for each, and the one that is meant is named', async () => {
    const id = await paidTwice();
    const { body } = await askBack(shop, id);
    expect(body.book).toMatchObject({
      paymentStatus: 'refund-requested',
      refund: { status: 'requested' },
      refunds: [{ needsAccount: false, status: 'refunding' }, { status: 'requested' }],
    });
    const [twice, requested] = body.book.refunds;
    for (const action of ['approve-refund', 'reject-refund', 'confirm-refund-paid', 'retry-refund'])
      expectProblem(await act(id, action), 409, 'name-the-refund');
    const approved = await act(id, 'approve-refund', { refundId: requested?.id });
    expect(approved.body.book.refunds).toMatchObject([
      { id: twice?.id, status: 'refunding' },
      { id: requested?.id, status: 'refunding', by: own.owner.userId },
    ]);
    await act(id, 'confirm-refund-paid', { refundId: twice?.id });
    const done = await becomes(shop, id, { status: 'Canceled', paymentStatus: 'refunded' });
    expect(done.refunds.map(({ status }) => status)).toEqual(['refunded', 'refunded']);
    expect(done.refund).toEqual(done.refunds[1]);
    await staff.expectRead(own.owner, await act(id, 'approve-refund', { refundId: requested?.id }));
  });

  it('names its account without the stay being called off', async () => {
    const id = await paidTwice();
    const { body } = await askBack(shop, id, { keepStay: true });
    expect(body.book).toMatchObject({ status: 'Booked', paymentStatus: 'paid' });
    expect(body.book.refunds).toMatchObject([{ needsAccount: false, bank: FORM.bank }]);
    await act(id, 'confirm-refund-paid');
    await becomes(shop, id, { status: 'Booked', refunds: [{ status: 'refunded' }] });
    await askBack(shop, id);
    await act(id, 'approve-refund');
    await becomes(shop, id, { status: 'Canceled', paymentStatus: 'refunded' });
  });

  it('has none that is of another booking', async () => {
    const id = await askedBack(await paidByCard(shop, own, STAY));
    const refundId = '00000000-0000-4000-8000-000000000000';
    expectProblem(await act(id, 'approve-refund', { refundId }), 404, 'not-found');
    expectProblem(await act(id, 'retry-refund', { refundId }), 404, 'not-found');
    expectProblem(await act(id, 'check-in', { refundId }), 400, 'invalid-request');
  });
});

/** What an action cannot do without. */
const ALONE: Partial<Record<StaffAction, object>> = {
  'record-transfer': { amount: 100 },
  'record-payment': { amount: 100, method: 'cash' },
  'add-charge': { amount: 100, text: 'Minibar' },
  'remove-charge': { chargeId: '00000000-0000-4000-8000-000000000000' },
  'assign-unit': { unit: '1' },
};

it.for(STAFF_ACTIONS)('%s of a booking that another changed is stale', async (action) => {
  const book = await paidByCard(shop, own, STAY);
  await askBack(shop, book._id);
  const named = action === 'undo' ? { position: await shop.head() } : ALONE[action];
  const stale = { ...named, version: book.version };
  expectProblem(await act(book._id, action, stale), 409, 'stale-version');
});
