import { randomUUID } from 'node:crypto';
import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import type { CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import type { ChargeJson } from '@baanpak/contract/payment/charge.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOKINGS, CHECKOUTS } from './testing/booking.ts';
import { expectProblem } from './testing/expectations.ts';
import { item } from './testing/guest.ts';
import type { InjectedAnswer, Problem } from './testing/requests.ts';
import { openShop, type Shop } from './testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const STAY = nights(1, 3);
const newKey = () => ({ 'idempotency-key': randomUUID() });

/** What a guest reads at a write's position is what the write answered. */
async function expectBooksRead(books: readonly BookingJson[], position: string): Promise<void> {
  expect(books.length).toBeGreaterThan(0);
  for (const book of books) {
    const page = await shop.read<{ book: BookingJson }>(`${BOOKINGS}/${book._id}`, position);
    expect(page.body.book).toEqual(book);
  }
}
async function expectCheckoutRead(data: CheckoutJson, position: string): Promise<void> {
  const page = await shop.read<{ data: CheckoutJson }>(`${CHECKOUTS}/${data.uid}`, position);
  expect(page.body.data).toEqual(data);
}
async function expectChargeRead(
  { body, position }: InjectedAnswer<ChargeJson>,
  bookingId: string,
): Promise<void> {
  const url = `/payments/charge/${body.charge_id}?bookingId=${bookingId}`;
  const { detail: _, ...read } = (await shop.read<ChargeJson & { detail: string }>(url, position))
    .body;
  expect(body).toMatchObject(read);
  await expectBooksRead(body.books ?? [], position);
}
const refresh = (chargeId: string, bookingId: string) =>
  shop.post<ChargeJson>(`/payments/charge/${chargeId}/refresh?bookingId=${bookingId}`, {});

/** A cart of two rooms, of which one is described in full. */
async function cart() {
  const rooms = [await shop.newRoom(), await shop.newRoom({ units: 2, notes: [] })];
  return shop.openCheckout(
    rooms.map((room, n) => item(room, STAY, { note: n ? 'ใกล้ลิฟต์' : null, totalPrice: n })),
  );
}

describe('what a write answers is what can be read at its position:', () => {
  it('a checkout', async () => {
    const { body, position } = await cart();
    await expectCheckoutRead(body.data, position);
  });

  it('a checkout that is deleted', async () => {
    const { body } = await cart();
    const url = `${CHECKOUTS}/${body.data.uid}`;
    const { position } = await shop.delete(url);
    expectProblem(await shop.read<Problem>(url, position), 404, 'not-found');
  });

  it('a booking', async () => {
    const fields = { note: 'late', address: '1 ถนนสุขุมวิท', children: 1, pets: 1, breakfast: true };
    const { body, position } = await shop.book(await shop.newRoom(), STAY, fields);
    await expectBooksRead([body.book], position);
  });

  it('all bookings of a cart, and the checkout they came from', async () => {
    const made = await cart();
    const { body, position } = await shop.bookAll(made.body.data.uid);
    await expectBooksRead(body.books, position);
    await expectCheckoutRead(made.body.data, position);
  });

  it('a booking given up, and the others of its cart', async () => {
    const made = await cart();
    const { body } = await shop.bookAll(made.body.data.uid);
    const [first, second] = body.books;
    const given = await shop.giveUp(first?._id ?? '');
    await expectBooksRead([given.body.book], given.position);
    const other = await shop.seen(second?._id ?? '', given.position);
    expect(other).toMatchObject({ status: 'Canceled', holdExpiresAt: null });
  });

  it('a booking given up a second time', async () => {
    const { body } = await shop.book(await shop.newRoom(), STAY);
    await shop.giveUp(body.book._id);
    const again = await shop.giveUp(body.book._id);
    await expectBooksRead([again.body.book], again.position);
  });

  it('a charge that is paid, with its bookings', async () => {
    const made = await cart();
    const checkoutId = made.body.data.uid;
    const { body } = await shop.bookAll(checkoutId);
    const paid = await shop.payByCard({ checkoutId });
    for (const { _id } of body.books)
      expect(await shop.seen(_id, paid.position)).toMatchObject({ status: 'Booked' });
    const { _id: bookingId } = body.book;
    await expectChargeRead(await refresh(paid.body.charge_id, bookingId), bookingId);
  });

  it('a charge that is declined', async () => {
    const { body } = await shop.book(await shop.newRoom(), STAY);
    const declined = await shop.payByCard({ bookingId: body.book._id }, '4111111111140011');
    const seen = await shop.seen(body.book._id, declined.position);
    expect(seen).toMatchObject({ status: 'Reserved', paymentStatus: 'failed' });
    await expectChargeRead(await refresh(declined.body.charge_id, body.book._id), body.book._id);
  });

  it('a charge that waits, before and after it is paid', async () => {
    await shop.fault({ webhook: 'lost' });
    const { body } = await shop.book(await shop.newRoom(), STAY);
    const { charge_id: id } = (await shop.askForQr({ bookingId: body.book._id })).body;
    await expectChargeRead(await refresh(id, body.book._id), body.book._id);
    await shop.scan(id);
    await expectChargeRead(await refresh(id, body.book._id), body.book._id);
  });

  it('a charge whose booking expired', async () => {
    const { body } = await shop.book(await shop.newRoom(), STAY);
    const { charge_id: id } = (await shop.askForQr({ bookingId: body.book._id })).body;
    shop.clock.moveBy(31 * MINUTE);
    await expectChargeRead(await refresh(id, body.book._id), body.book._id);
    await shop.scan(id, { late: true });
    await expectChargeRead(await refresh(id, body.book._id), body.book._id);
  });

  it('the same again for a request that is sent twice', async () => {
    const key = newKey();
    const room = await shop.newRoom();
    const first = await shop.book(room, STAY, {}, key);
    await shop.payByCard({ bookingId: first.body.book._id });
    const again = await shop.book(room, STAY, {}, key);
    expect(again.headers['idempotent-replayed']).toBe('true');
    await expectBooksRead(again.body.books, again.position);
    const checkout = newKey();
    const items = [item(await shop.newRoom(), STAY)];
    await shop.openCheckout(items, checkout);
    const { body, position } = await shop.openCheckout(items, checkout);
    await expectCheckoutRead(body.data, position);
  });
});
