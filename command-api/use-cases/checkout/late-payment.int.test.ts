import { nights } from '@baanpak/domain/testing/samples.ts';
import { DAY, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoomForTest } from '../../testing/catalogue.ts';
import { expectProblem } from '../../testing/expectations.ts';
import { item } from '../../testing/guest.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { askBack, becomes } from '../../testing/refunds.ts';
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

/** Two rooms of one cart whose hold ended unpaid. */
async function expired(changes: object = {}) {
  await shop.runProcesses();
  const rooms = [await own.newRoom(), await own.newRoom()] as const;
  const { uid } = (await shop.openCheckout(rooms.map((room) => item(room, STAY)))).body.data;
  const ids = (await shop.bookAll(uid, changes)).body.books.map(({ _id }) => _id);
  const charge =
    'paymentMethod' in changes ? null : (await shop.askForQr({ checkoutId: uid })).body;
  shop.clock.moveBy(31 * MINUTE);
  await shop.runProcesses();
  for (const id of ids) await becomes(shop, id, { status: 'Expired' });
  return { rooms, ids, first: ids[0] ?? '', chargeId: charge?.charge_id ?? '' };
}

async function payLate(chargeId: string): Promise<void> {
  await shop.scan(chargeId, { late: true });
  await shop.post(`/payments/charge/${chargeId}/refresh`, {});
}

const left = (rooms: readonly RoomForTest[]) =>
  Promise.all(rooms.map((room) => shop.unitsLeft(room, STAY)));
const confirm = (id: string) => staff.change(own.owner, id, { action: 'confirm-payment' });

describe('a QR that is paid after its hold ended', () => {
  it('books the same nights after all where they are free', async () => {
    const { rooms, ids, chargeId } = await expired();
    await payLate(chargeId);
    for (const id of ids)
      await becomes(shop, id, { status: 'Booked', paymentStatus: 'paid', totalReceived: 2000 });
    expect(await left(rooms)).toEqual([0, 0]);
  });

  it('is owed back when one of the rooms was sold, and nothing is kept', async () => {
    const { rooms, ids, first, chargeId } = await expired();
    const taken = await shop.book(rooms[1], STAY);
    expect(taken.status).toBe(201);
    await payLate(chargeId);
    for (const id of ids)
      await becomes(shop, id, {
        status: 'Expired',
        paymentStatus: 'refunding',
        refund: { status: 'refunding', amount: 2000, way: 'transfer', needsAccount: true },
      });
    expect(await left(rooms)).toEqual([1, 0]);
    expect((await askBack(shop, first)).body.book.refund).toMatchObject({ needsAccount: false });
    const paid = await staff.change(own.owner, first, { action: 'confirm-refund-paid' });
    expect(paid.body.book).toMatchObject({ paymentStatus: 'refunded', totalReceived: 0 });
    await becomes(shop, ids[1] ?? '', { paymentStatus: 'refunded' });
  });
});

describe('a transfer that is confirmed after its hold ended', () => {
  it('books the same nights after all where they are free', async () => {
    const { rooms, ids, first } = await expired({ paymentMethod: 'direct' });
    const confirmed = await confirm(first);
    expect(confirmed.body.book).toMatchObject({ status: 'Booked', paymentStatus: 'paid' });
    await staff.expectRead(own.owner, confirmed);
    await becomes(shop, ids[1] ?? '', { status: 'Booked' });
    expect(await left(rooms)).toEqual([0, 0]);
    const again = await confirm(first);
    expect([again.status, again.body.code]).toEqual([409, 'not-payable']);
    expect(again.body.detail).toContain('was confirmed before');
  });

  it('is refused and owed back when one of the rooms was sold', async () => {
    const { rooms, first } = await expired({ paymentMethod: 'direct' });
    await shop.book(rooms[1], STAY);
    expectProblem(await confirm(first), 409, 'room-already-booked');
    await becomes(shop, first, {
      status: 'Expired',
      paymentStatus: 'refunding',
      refund: { way: 'transfer', needsAccount: true, amount: 2000 },
    });
    expect(await left(rooms)).toEqual([1, 0]);
    expect((await confirm(first)).status).toBe(409);
    const paid = await staff.change(own.owner, first, { action: 'confirm-refund-paid' });
    expect(paid.body.book).toMatchObject({ paymentStatus: 'refunded' });
  });
});

describe('a second payment of the same cart', () => {
  it('goes back while the booking stays paid', async () => {
    await shop.runProcesses();
    const { book } = (await shop.book(await own.newRoom(), STAY)).body;
    const qr = await shop.askForQr({ bookingId: book._id });
    await shop.fault({ webhook: 'lost' });
    await shop.payByCard({ bookingId: book._id });
    await becomes(shop, book._id, { status: 'Booked' });
    await payLate(qr.body.charge_id);
    await becomes(shop, book._id, {
      ...{ status: 'Booked', paymentStatus: 'paid', totalReceived: 2000 },
      refund: { status: 'refunding', way: 'transfer', needsAccount: true },
    });
    await shop.fault({ webhook: 'normal' });
  });
});

describe('money that comes once the stay would have begun', () => {
  it('is owed back, and nobody has the nights', async () => {
    const today = { checkIn: '2027-01-01', checkOut: '2027-01-03' } as typeof STAY;
    const room = await own.newRoom();
    const { book } = (await shop.book(room, today)).body;
    const { body } = await shop.askForQr({ bookingId: book._id });
    shop.clock.moveBy(DAY);
    await shop.runProcesses();
    await becomes(shop, book._id, { status: 'Expired' });
    await payLate(body.charge_id);
    await becomes(shop, book._id, { status: 'Expired', paymentStatus: 'refunding' });
    expect(await shop.unitsLeft(room, today)).toBe(1);
  });
});
