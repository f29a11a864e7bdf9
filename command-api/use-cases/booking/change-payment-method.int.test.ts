import { randomUUID } from 'node:crypto';
import { BookingAnswer } from '@baanpak/contract/booking/booking-requests.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, expectRefusal, expectShape } from '../../testing/expectations.ts';
import { item } from '../../testing/guest.ts';
import { openOwnHotel } from '../../testing/own-hotel.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const STAY = nights(1, 3);
const DECLINED = '4111111111140011';
const booked = async () => (await shop.book(await shop.newRoom(), STAY)).body.book;
const cartOf = async (...rooms: Parameters<typeof item>[0][]) => {
  const { body } = await shop.openCheckout(rooms.map((room) => item(room, STAY)));
  return body.data.uid;
};

describe('PUT /outreach/bookings/{id}/payment-method', () => {
  it('lets the guest transfer the money after all, and answers what GET says', async () => {
    const book = await booked();
    const { status, body, position } = await shop.payBy(book._id, 'direct');
    expect(status).toBe(200);
    expectShape(BookingAnswer, body);
    expect(body.book).toMatchObject({ status: 'Reserved', paymentMethod: 'direct', version: 1 });
    expect(body.book).toHaveProperty('promptPayQr');
    expect(body.book.holdExpiresAt).toBe(book.holdExpiresAt);
    expect(await shop.seen(book._id, position)).toEqual(body.book);
  });

  it('and back again, to pay by card', async () => {
    const book = await booked();
    await shop.payBy(book._id, 'direct');
    const { body, position } = await shop.payBy(book._id, 'gateway');
    expect(body.book).toEqual({ ...book, version: 2 });
    expect(await shop.seen(book._id, position)).toEqual(body.book);
    const paid = await shop.payByCard({ bookingId: book._id });
    const seen = await shop.seen(book._id, paid.position);
    expect(seen).toMatchObject({ status: 'Booked', paymentMethod: 'gateway' });
  });

  it('changes nothing when it is the same method', async () => {
    const book = await booked();
    const { status, body } = await shop.payBy(book._id, 'gateway');
    expect([status, body.book]).toEqual([200, book]);
    const first = await shop.payBy(book._id, 'direct');
    const second = await shop.payBy(book._id, 'direct');
    expect([second.body, second.position]).toEqual([first.body, first.position]);
  });

  it('holds for all that is paid for together with it', async () => {
    const uid = await cartOf(await shop.newRoom(), await shop.newRoom());
    const { books } = (await shop.bookAll(uid)).body;
    const { position } = await shop.payBy(books[0]?._id ?? '', 'direct');
    for (const { _id } of books)
      expect(await shop.seen(_id, position)).toMatchObject({ paymentMethod: 'direct' });
  });

  it('says how far all of them are to be read, also when it is the same method', async () => {
    const uid = await cartOf(await shop.newRoom(), await shop.newRoom());
    const { book } = (await shop.bookAll(uid)).body;
    const first = await shop.payBy(book._id, 'direct');
    expect((await shop.payBy(book._id, 'direct')).position).toBe(first.position);
  });

  it('refuses one transfer to several hotels', async () => {
    const uid = await cartOf(shop.river, shop.cloud);
    const { book } = (await shop.bookAll(uid)).body;
    await expectRefusal((h) => shop.payBy(book._id, 'direct', h), 422, 'one-hotel-only');
  });

  it('refuses to have more paid online than a charge can take', async () => {
    const room = await shop.newRoom({ basePrice: baht(75_001) });
    const { book } = (await shop.book(room, STAY, { paymentMethod: 'direct' })).body;
    await expectRefusal((h) => shop.payBy(book._id, 'gateway', h), 422, 'amount-out-of-range');
  });

  it('is refused while a payment is on its way, and not after a card was declined', async () => {
    const asked = await booked();
    await shop.askForQr({ bookingId: asked._id });
    await expectRefusal((h) => shop.payBy(asked._id, 'direct', h), 409, 'payment-in-progress');
    expect((await shop.payBy(asked._id, 'gateway')).status).toBe(200);
    const declined = await booked();
    await shop.payByCard({ bookingId: declined._id }, DECLINED);
    const { body } = await shop.payBy(declined._id, 'direct');
    expect(body.book).toMatchObject({ paymentMethod: 'direct', paymentStatus: 'failed' });
  });

  it('is refused once it is paid or given up', async () => {
    const [paid, left] = [await booked(), await booked()];
    await shop.payByCard({ bookingId: paid._id });
    await expectRefusal((h) => shop.payBy(paid._id, 'direct', h), 409, 'not-payable');
    await shop.giveUp(left._id);
    await expectRefusal((h) => shop.payBy(left._id, 'direct', h), 409, 'not-payable');
  });

  it('leaves what staff took to staff', async () => {
    const own = await openOwnHotel(shop);
    const staff = staffBookingsWith(shop);
    const taken = await staff.take(own.officer, await own.newRoom(), STAY);
    const id = await shop.guestId(taken.body.book._id);
    await expectRefusal((h) => shop.payBy(id, 'gateway', h), 409, 'wrong-status');
    const blocked = await staff.block(own.officer, await own.newRoom(), STAY);
    await expectRefusal((h) => shop.payBy(blocked.body.book._id, 'direct', h), 404, 'not-found');
  });

  it('of a booking nobody made is a 404, and no other method is known', async () => {
    await expectRefusal((h) => shop.payBy(randomUUID(), 'direct', h), 404, 'not-found');
    const { _id } = await booked();
    const answer = await shop.payBy(_id, 'cash', { 'accept-language': 'en' });
    expectProblem(answer, 400, 'invalid-request');
  });

  it('ends with one method for all when two are chosen at once', async () => {
    const uid = await cartOf(await shop.newRoom(), await shop.newRoom());
    const { books } = (await shop.bookAll(uid)).body;
    const ids = books.map(({ _id }) => _id);
    await Promise.all(
      ['direct', 'gateway', 'direct', 'gateway', 'direct'].map((method, n) =>
        shop.payBy(ids[n % 2] ?? '', method),
      ),
    );
    const same = await shop.payBy(ids[0] ?? '', 'direct');
    const seen = await Promise.all(ids.map((id) => shop.seen(id, same.position)));
    expect(seen.map(({ paymentMethod }) => paymentMethod)).toEqual(['direct', 'direct']);
  });

  it('is too late once its time is up', async () => {
    const book = await booked();
    shop.clock.moveBy(30 * MINUTE);
    await expectRefusal((h) => shop.payBy(book._id, 'direct', h), 409, 'not-payable');
  });
});
