import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoomForTest } from '../../testing/catalogue.ts';
import { expectProblem } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { askBack, becomes } from '../../testing/refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import type { Hired } from '../../testing/staff.ts';
import { type BookAnswer, staffBookingsWith } from '../../testing/staff-bookings.ts';

let shop: Shop;
let own: OwnHotel;
let staff: ReturnType<typeof staffBookingsWith>;
let cheap: RoomForTest;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  staff = staffBookingsWith(shop);
  cheap = await own.newRoom({ basePrice: baht(20), units: 100 });
  await shop.runProcesses();
});
afterAll(() => shop.close());

type Preview = BookAnswer & Readonly<{ price: number; refund: number; waits: boolean }>;
const preview = async (by: Hired, id: string, body: object) =>
  shop.put<Preview>(`/bookings/${await shop.staffId(id)}?preview=true`, body, by.headers);

/** Two nights of 5,000 baht, paid by card or by a transfer that the owner confirmed. */
async function paid(when = nights(1, 3), how: 'card' | 'transfer' = 'card') {
  const dear = await own.newRoom({ basePrice: baht(5000) });
  const wanted = { paymentMethod: how === 'card' ? 'gateway' : 'direct' } as const;
  const { book } = (await shop.book(dear, when, wanted)).body;
  if (how === 'card') await shop.payByCard({ bookingId: book._id });
  else await staff.change(own.owner, book._id, { action: 'confirm-payment' });
  return { dear, id: book._id };
}

/** The same, moved by an officer to a room of 20 baht a night. */
async function lowered(how: 'card' | 'transfer' = 'card') {
  const stay = await paid(nights(1, 3), how);
  const moved = await staff.change(own.officer, stay.id, CHEAPER());
  expect(moved.status).toBe(200);
  return { ...stay, moved };
}
const CHEAPER = () => ({ roomId: cheap.roomId, reprice: true });

const refundOf = ({ refunds }: Pick<StaffBookingJson, 'refunds'>) => refunds.at(-1);
/** What the provider gave back of all its charges; in satang. */
const givenBack = async () =>
  (await shop.providerBooks()).reduce((all, charge) => all + charge.refunded_amount, 0);
const approve = (id: string, more: object = {}) =>
  staff.change(own.owner, id, { action: 'approve-refund', ...more });

describe('a paid stay that an officer prices lower', () => {
  it('is changed, and what is too much waits for somebody who may decide over money', async () => {
    const { id, moved } = await lowered();
    expect(moved.body.book).toMatchObject({
      ...{ status: 'Booked', paymentStatus: 'paid', price: 40, amountDue: -9960 },
      refund: { kind: 'difference', status: 'requested', amount: 9960, way: null },
    });
    expect(moved.body.book.refunds).toHaveLength(1);
    await staff.expectRead(own.officer, moved);
    expect(await shop.seen(id)).toMatchObject({ refunds: [{ kind: 'difference' }] });
    const filter = JSON.stringify({ status: ['requested'], bookingId: moved.body.book._id });
    const listed = await shop.read<{ kind?: string; amount: number }[]>(
      `/admin-api/refunds?filter=${encodeURIComponent(filter)}`,
      moved.position,
      own.owner.headers,
    );
    expect(listed.body.map(({ kind, amount }) => [kind, amount])).toEqual([['difference', 9960]]);
  });

  it('the same after a confirmed transfer', async () => {
    const { moved } = await lowered('transfer');
    expect(refundOf(moved.body.book)).toMatchObject({ kind: 'difference', status: 'requested' });
  });

  it('is told so before, and its owner that it goes back at once', async () => {
    const { id } = await paid();
    const told = await preview(own.officer, id, CHEAPER());
    expect(told.body).toMatchObject({ price: 40, due: 0, refund: 9960, waits: true });
    const byOwner = await preview(own.owner, id, CHEAPER());
    expect(byOwner.body).toMatchObject({ price: 40, due: 0, refund: 9960, waits: false });
    const moved = await staff.change(own.owner, id, CHEAPER());
    expect(moved.body.book.refunds.map(({ kind }) => kind)).toEqual([undefined]);
    await becomes(shop, id, { paymentStatus: 'partially-refunded', totalReceived: 40 });
  });

  it('leaves early, and the nights that were not stayed wait as well', async () => {
    const { id } = await paid({ checkIn: day(-58), checkOut: day(-56) });
    await staff.change(own.officer, id, { action: 'check-in' });
    const leaving = { action: 'check-out', reprice: true };
    const told = await preview(own.officer, id, leaving);
    expect(told.body).toMatchObject({ price: 5000, due: 0, refund: 5000, waits: true });
    expect((await preview(own.owner, id, leaving)).body).toMatchObject({ waits: false });
    expect(told.body.book.status).toBe('Booked');
    const kept = await preview(own.officer, id, { action: 'check-out' });
    expect(kept.body).toMatchObject({ price: 10_000, refund: 0, waits: false });
    const left = await staff.change(own.officer, id, leaving);
    expect(left.body.book).toMatchObject({ status: 'Completed', price: 5000, amountDue: -5000 });
    expect(refundOf(left.body.book)).toMatchObject({ kind: 'difference', amount: 5000 });
    await staff.expectRead(own.officer, left);
    expect((await approve(id)).status).toBe(200);
    await becomes(shop, id, { status: 'Completed', totalReceived: 5000 });
  });

  it('is refused another preview than of a move and of a departure', async () => {
    const { id } = await paid();
    const refused = await preview(own.officer, id, { action: 'no-show' });
    expectProblem(refused, 400, 'invalid-request');
    expectProblem(await preview(own.officer, id, { action: 'check-out' }), 409, 'wrong-status');
  });
});

describe('a difference that waits', () => {
  it('is paid once it is approved, and the stay goes on', async () => {
    const { id } = await lowered();
    const before = await givenBack();
    expectProblem(await approve(id, { amount: 9961 }), 422, 'refund-too-large');
    const approved = await approve(id);
    expect(approved.body.book).toMatchObject({ status: 'Booked', price: 40 });
    await becomes(shop, id, {
      ...{ status: 'Booked', paymentStatus: 'partially-refunded', totalReceived: 40 },
      refunds: [{ kind: 'difference', status: 'refunded', amount: 9960 }],
    });
    expect(await givenBack()).toBe(before + 996_000);
    expect((await approve(id, { refundId: refundOf(approved.body.book)?.id })).status).toBe(200);
    expect(await givenBack()).toBe(before + 996_000);
  });

  it('is no decision of officers', async () => {
    const { id } = await lowered();
    const tried = ['approve-refund', 'reject-refund'].map((action) =>
      staff.change(own.officer, id, { action, reason: 'Mine' }),
    );
    expect((await Promise.all(tried)).map(({ status }) => status)).toEqual([403, 403]);
  });

  it('is used by a later price, and pays what is too much by then', async () => {
    const { id, dear } = await lowered();
    await shop.put(
      `/rooms/${dear.roomId}/prices`,
      { from: day(1), to: day(4), price: 2000 },
      own.owner.headers,
    );
    const back = await staff.change(own.officer, id, { roomId: dear.roomId });
    expect(back.body.book).toMatchObject({ price: 4000, amountDue: -6000 });
    expect(refundOf(back.body.book)).toMatchObject({ status: 'requested', amount: 6000 });
    await staff.expectRead(own.officer, back);
    await approve(id);
    await becomes(shop, id, { totalReceived: 4000, price: 4000 });
  });

  it('is over where the stay costs again what it did, and nothing goes back', async () => {
    const { id, dear } = await lowered();
    const before = await givenBack();
    const back = await staff.change(own.officer, id, { roomId: dear.roomId });
    expect(back.body.book).toMatchObject({ price: 10_000, amountDue: 0 });
    expect(refundOf(back.body.book)).toMatchObject({ status: 'refunded', amount: 0 });
    await staff.expectRead(own.officer, back);
    expect((await approve(id, { refundId: refundOf(back.body.book)?.id })).status).toBe(200);
    expect(await givenBack()).toBe(before);
  });

  it('stays as credit where it is rejected', async () => {
    const { id, dear } = await lowered();
    const rejected = await staff.change(own.owner, id, { action: 'reject-refund', reason: 'No' });
    expect(rejected.body.book).toMatchObject({ status: 'Booked', amountDue: -9960 });
    expect(refundOf(rejected.body.book)).toMatchObject({ status: 'rejected', kind: 'difference' });
    await staff.expectRead(own.owner, rejected);
    const back = await staff.change(own.officer, id, { roomId: dear.roomId });
    expect(back.body.book).toMatchObject({ price: 10_000, amountDue: 0 });
  });

  it('lets the guest ask for a refund, and then each is named', async () => {
    const { id, moved } = await lowered();
    const asked = await askBack(shop, id);
    expect(asked.status).toBe(202);
    expect(asked.body.book.refund).toMatchObject({ status: 'requested', amount: 40 });
    expectProblem(await approve(id), 409, 'name-the-refund');
    const refundId = refundOf(moved.body.book)?.id;
    expect((await approve(id, { refundId })).body.book.status).toBe('Booked');
    await becomes(shop, id, { totalReceived: 40 });
    const off = await approve(id);
    expect(off.body.book.status).toBe('Canceled');
    await becomes(shop, id, { paymentStatus: 'refunded', totalReceived: 0 });
  });

  it('goes back with all the rest where the stay is canceled', async () => {
    const { id } = await lowered();
    const off = await staff.cancel(own.owner, id);
    expect(off.body.book.refunds.map(({ kind, amount }) => [kind, amount])).toContainEqual([
      'difference',
      0,
    ]);
    await becomes(shop, id, { paymentStatus: 'refunded', totalReceived: 0 });
  });
});

describe('the next move after a reprice that lowered the price', () => {
  it('to another room or other nights is priced again', async () => {
    const { id, dear } = await lowered();
    const told = await preview(own.officer, id, { roomId: dear.roomId });
    expect(told.body).toMatchObject({ price: 10_000, refund: 0, waits: false });
    const longer = await staff.change(own.officer, id, { checkOutDate: day(4) });
    expect(longer.body.book.price).toBe(60);
  });

  it('keeps its price where staff say so with a reason, and only then', async () => {
    const { id, dear } = await lowered();
    const where = { roomId: dear.roomId, reprice: false };
    expect((await preview(own.officer, id, where)).body.price).toBe(10_000);
    const kept = await staff.change(own.officer, id, { ...where, reason: 'The lift is broken' });
    expect(kept.body.book).toMatchObject({ price: 40, amountDue: -9960 });
    const history = await shop.read<{ events: { type: string; data: { reprice?: boolean } }[] }>(
      `/bookings/${kept.body.book._id}/history`,
      kept.position,
      own.owner.headers,
    );
    const moves = history.body.events.filter(({ type }) => type === 'StayMoved');
    expect(moves.map(({ data }) => data.reprice).toSorted()).toEqual([false, true]);
  });
});

it('an extra that covered what was too much makes it wait once it is removed', async () => {
  const { id } = await paid();
  const extra = { action: 'add-charge', text: 'Minibar', amount: 9960 };
  await staff.change(own.officer, id, extra);
  const moved = await staff.change(own.officer, id, CHEAPER());
  expect(moved.body.book.refunds).toEqual([]);
  const chargeId = moved.body.book.charges[0]?.id;
  const removed = await staff.change(own.officer, id, { action: 'remove-charge', chargeId });
  expect(refundOf(removed.body.book)).toMatchObject({ kind: 'difference', amount: 9960 });
  await staff.expectRead(own.officer, removed);
});
