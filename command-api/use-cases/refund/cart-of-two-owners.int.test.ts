import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { item } from '../../testing/guest.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { becomes } from '../../testing/refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

let shop: Shop;
let own: OwnHotel;
let other: OwnHotel;
let staff: ReturnType<typeof staffBookingsWith>;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  other = await openOwnHotel(shop);
  staff = staffBookingsWith(shop);
  await shop.runProcesses();
});
afterAll(() => shop.close());

const STAY = nights(1, 3);

/** A stay with each owner, to be paid together: theirs, the other's, and the checkout. */
async function cart() {
  const items = [await own.newRoom(), await other.newRoom()].map((room) => item(room, STAY));
  const { uid } = (await shop.openCheckout(items)).body.data;
  const [mine, theirs] = (await shop.bookAll(uid)).body.books.map(({ _id }) => _id);
  if (!mine || !theirs) throw new Error('There are two stays');
  return { mine, theirs, checkoutId: uid };
}

/** Paid with a QR and then by card: the hotel is to transfer the QR's money back. */
async function paidTwice() {
  const stays = await cart();
  const { checkoutId } = stays;
  const qr = await shop.askForQr({ checkoutId });
  await shop.payByCard({ checkoutId });
  await shop.scan(qr.body.charge_id, { late: true });
  await becomes(shop, stays.mine, { refunds: [{ way: 'transfer', status: 'refunding' }] });
  return stays;
}

const confirm = (id: string, by: OwnHotel['owner']) =>
  staff.change(by, id, { action: 'confirm-refund-paid' });

it('money of a whole cart is given back by who may decide for all of its owners', async () => {
  const { mine, theirs } = await paidTwice();
  expectProblem(await confirm(mine, own.owner), 403, 'forbidden');
  expectProblem(await confirm(theirs, other.owner), 403, 'forbidden');
  expect((await confirm(mine, own.admin)).status).toBe(200);
  for (const id of [mine, theirs]) await becomes(shop, id, { refunds: [{ status: 'refunded' }] });
});

it('money that came for one stay of a cart is given back by its own owner', async () => {
  const { mine, theirs, checkoutId } = await cart();
  await shop.payByCard({ checkoutId });
  await staff.change(own.owner, mine, { action: 'record-transfer', amount: 700 });
  await becomes(shop, mine, { refunds: [{ amount: 700, way: 'transfer', status: 'refunding' }] });
  expectProblem(await confirm(mine, other.owner), 403, 'forbidden');
  expect((await confirm(mine, own.owner)).status).toBe(200);
  await becomes(shop, mine, { status: 'Booked', refunds: [{ status: 'refunded' }] });
  expect((await shop.seen(theirs)).refunds).toEqual([]);
});
