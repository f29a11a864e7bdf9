import { randomUUID } from 'node:crypto';
import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

let shop: Shop;
let own: OwnHotel;
let staff: ReturnType<typeof staffBookingsWith>;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  staff = staffBookingsWith(shop);
});
afterAll(() => shop.close());

const STAY = nights(1, 3);
const taken = async (): Promise<StaffBookingJson> =>
  (await staff.take(own.officer, await own.newRoom(), STAY)).body.book;
const act = (book: Pick<StaffBookingJson, '_id'>, action: string, more: object = {}) =>
  staff.change(own.officer, book._id, { action, ...more });
const pay = (book: Pick<StaffBookingJson, '_id'>, amount: number, more: object = {}) =>
  act(book, 'record-payment', { method: 'cash', amount, ...more });

describe('money that an officer takes at the desk', () => {
  it('is a part of what is due, and then the rest; both answer what GET says', async () => {
    const book = await taken();
    expect(book).toMatchObject({ amountDue: book.price, charges: [], payments: [] });
    const part = await pay(book, 500, { method: 'card-terminal', reference: 'APPR 42' });
    expect(part.body.book).toMatchObject({
      amountDue: book.price - 500,
      totalReceived: 500,
      paymentStatus: 'pending',
      payments: [{ method: 'card-terminal', amount: 500, reference: 'APPR 42' }],
    });
    await staff.expectRead(own.officer, part);
    const rest = await pay(book, book.price - 500);
    expect(rest.body.book).toMatchObject({
      amountDue: 0,
      totalReceived: book.price,
      paymentStatus: 'paid',
    });
    await staff.expectRead(own.officer, rest);
  });

  it('is recorded once for a key, whose answer got lost', async () => {
    const book = await taken();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { action: 'record-payment', method: 'cash', amount: 100 };
    const [first, again] = [
      await staff.change(own.officer, book._id, body, headers),
      await staff.change(own.officer, book._id, body, headers),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.book.payments).toHaveLength(1);
  });

  it('is refused above what is due, where nothing is, and where it says too little', async () => {
    const book = await taken();
    expectProblem(await pay(book, book.price + 1), 422, 'amount-out-of-range');
    for (const amount of [0, -1, 1.5, 1_000_000_001])
      expectProblem(await pay(book, amount), 400, 'invalid-request');
    expectProblem(await act(book, 'record-payment', { amount: 1 }), 400, 'invalid-request');
    expectProblem(await act(book, 'record-payment', { method: 'cash' }), 400, 'invalid-request');
    expectProblem(await pay(book, 1, { method: 'cheque' }), 400, 'invalid-request');
    expectProblem(await pay(book, 1, { text: 'x' }), 400, 'invalid-request');
    expectProblem(await pay(book, 1, { version: 7 }), 409, 'stale-version');
    await pay(book, book.price);
    expectProblem(await pay(book, 1), 409, 'not-payable');
  });

  it('is not for a booking that waits for its guest to pay', async () => {
    const { body } = await shop.book(await own.newRoom(), STAY);
    expectProblem(await pay({ _id: await shop.staffId(body.book._id) }, 1), 409, 'not-payable');
  });

  it('is no reason to confirm the payment as well', async () => {
    const book = await taken();
    await pay(book, 500);
    const confirmed = await staff.change(own.owner, book._id, { action: 'confirm-payment' });
    expect(confirmed.body).toMatchObject({ status: 409, code: 'not-payable' });
    expect(confirmed.body.detail).toContain('at the desk');
  });

  it('goes back when the stay is canceled, by anyone who decides on money', async () => {
    const book = await taken();
    await pay(book, 500);
    expect((await act(book, 'cancel')).status).toBe(403);
    const canceled = await staff.change(own.owner, book._id, { action: 'cancel' });
    expect(canceled.body.book).toMatchObject({
      ...{ status: 'Canceled', paymentStatus: 'refunding', amountDue: 0, totalReceived: 500 },
      refund: { amount: 500, way: 'transfer', status: 'refunding' },
    });
    await staff.expectRead(own.owner, canceled);
    const paid = await staff.change(own.owner, book._id, { action: 'confirm-refund-paid' });
    expect(paid.body.book).toMatchObject({ paymentStatus: 'refunded', totalReceived: 0 });
    await staff.expectRead(own.owner, paid);
  });
});

describe('extras on a stay', () => {
  it('are due with its price, and not once they are removed', async () => {
    const book = await taken();
    const added = await act(book, 'add-charge', { text: 'เตียงเสริม', amount: 700 });
    expect(added.body.book).toMatchObject({
      amountDue: book.price + 700,
      charges: [{ text: 'เตียงเสริม', amount: 700 }],
    });
    await staff.expectRead(own.officer, added);
    const chargeId = added.body.book.charges[0]?.id;
    const removed = await act(book, 'remove-charge', { chargeId });
    expect(removed.body.book).toMatchObject({ amountDue: book.price, charges: [] });
    await staff.expectRead(own.officer, removed);
    const never = { chargeId: randomUUID() };
    expectProblem(await act(book, 'remove-charge', never), 404, 'not-found');
  });

  it('that were paid are owed back when they are removed', async () => {
    const book = await taken();
    const added = await act(book, 'add-charge', { text: 'Minibar', amount: 120 });
    await pay(book, book.price + 120);
    const chargeId = added.body.book.charges[0]?.id;
    const removed = await act(book, 'remove-charge', { chargeId });
    expect(removed.body.book).toMatchObject({ amountDue: -120, paymentStatus: 'paid' });
    const paid = await staff.change(own.owner, book._id, { action: 'confirm-refund-paid' });
    expect(paid.body.book).toMatchObject({
      ...{ amountDue: 0, paymentStatus: 'paid', totalReceived: book.price },
    });
    await staff.expectRead(own.owner, paid);
  });

  const owedBack = async () => {
    const book = await taken();
    const added = await act(book, 'add-charge', { text: 'Late check-out', amount: 700 });
    await pay(book, book.price + 700);
    const { id: chargeId } = added.body.book.charges[0] ?? { id: '' };
    const removed = await act(book, 'remove-charge', { chargeId });
    expect(removed.body.book).toMatchObject({ amountDue: -700, refund: { amount: 700 } });
    return book;
  };

  it('reduce what is owed back and not paid yet', async () => {
    const book = await owedBack();
    const minibar = await act(book, 'add-charge', { text: 'Minibar', amount: 50 });
    expect(minibar.body.book).toMatchObject({
      ...{ amountDue: -650, paymentStatus: 'paid' },
      refunds: [{ amount: 650, status: 'refunding' }],
    });
    await staff.expectRead(own.officer, minibar);
    const action = { action: 'confirm-refund-paid', method: 'cash' };
    const paid = await staff.change(own.owner, book._id, action);
    expect(paid.body.book).toMatchObject({
      ...{ amountDue: 0, totalReceived: book.price + 50 },
      refunds: [{ amount: 650, status: 'refunded' }],
    });
    await staff.expectRead(own.owner, paid);
    const more = await act(book, 'add-charge', { text: 'Minibar', amount: 60 });
    expect(more.body.book).toMatchObject({ amountDue: 60, refunds: [{ amount: 650 }] });
  });

  it('leave nothing to be given back where they are as much', async () => {
    const book = await owedBack();
    const grown = await act(book, 'add-charge', { text: 'Damage', amount: 800 });
    expect(grown.body.book).toMatchObject({ ...{ amountDue: 100, refunds: [] } });
    await staff.expectRead(own.officer, grown);
    const filter = encodeURIComponent(JSON.stringify({ bookingId: book._id }));
    const listed = await shop.read<unknown[]>(
      `/admin-api/refunds?filter=${filter}`,
      grown.position,
      own.owner.headers,
    );
    expect(listed.body).toEqual([]);
  });

  it('are refused without a text or an amount, and on what is nobody’s stay', async () => {
    const book = await taken();
    for (const more of [{ text: 'x' }, { amount: 1 }, { text: ' ', amount: 1 }])
      expectProblem(await act(book, 'add-charge', more), 400, 'invalid-request');
    expectProblem(await act(book, 'remove-charge'), 400, 'invalid-request');
    await staff.change(own.owner, book._id, { action: 'cancel' });
    const late = await act(book, 'add-charge', { text: 'x', amount: 1 });
    expectProblem(late, 409, 'wrong-status');
  });
});
