import { randomUUID } from 'node:crypto';
import type { OfferedRefundSchema } from '@baanpak/contract/booking/cancellation-policy.ts';
import { day } from '@baanpak/domain/testing/samples.ts';
import { DEFAULT_CANCELLATION_POLICY } from '@baanpak/domain/values/money/cancellation-policy.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { Static } from 'typebox';
import { describe, expect } from 'vitest';
import { BOOKINGS } from '../../testing/booking.ts';
import type { RoomForTest } from '../../testing/catalogue.ts';
import { expectRefusal } from '../../testing/expectations.ts';
import { it } from '../../testing/own-shop.ts';
import type { Problem } from '../../testing/requests.ts';
import type { Shop } from '../../testing/shop.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

type Quote = Static<typeof OfferedRefundSchema> & Readonly<{ detail: string }> & Problem;

/** Ten days from the shop's today. */
const STAY: Stay = {
  checkIn: '2027-01-11' as Stay['checkIn'],
  checkOut: '2027-01-13' as Stay['checkOut'],
};
const EARLY = { th: 'ยกเลิกแต่เนิ่น ๆ', en: 'Early' };
const HALF = { th: 'คืนครึ่งหนึ่ง', en: 'Half' };
const POLICY = [
  { name: EARLY, daysBefore: 30, share: 1 },
  { name: HALF, daysBefore: 7, share: 0.5 },
];

const quoteOf = (shop: Shop, id: string, headers: Readonly<Record<string, string>> = {}) =>
  shop.get<Quote>(`${BOOKINGS}/${id}/refund-quote`, headers);

/** Read as new as the payment. */
async function paid(shop: Shop, room: RoomForTest, stay = STAY) {
  const { book } = (await shop.book(room, stay)).body;
  const { position } = await shop.payByCard({ bookingId: book._id });
  return shop.seen(book._id, position);
}

describe('GET /outreach/bookings/{id}/refund-quote', () => {
  it('tells what the policy gives back today, as the booking does', async ({
    shop,
    hotels,
    own,
  }) => {
    const hotel = await hotels.made(own.owner, { cancellationPolicy: POLICY });
    const book = await paid(shop, await hotels.roomIn(hotel));
    const { status, body } = await quoteOf(shop, book._id, { 'accept-language': 'en' });
    expect(status).toBe(200);
    const { detail, ...quote } = body;
    expect(detail).toBe('Your refund if you cancel now');
    expect(quote).toEqual({
      ...{ amount: 1000, share: 0.5, rule: HALF },
      ...{ accountNeeded: false, way: 'provider' },
    });
    expect(book).toMatchObject({ cancellationPolicy: POLICY, refundQuote: quote });
  });

  it('by default is all of it', async ({ shop }) => {
    const book = await paid(shop, await shop.newRoom());
    expect(book.cancellationPolicy).toEqual(DEFAULT_CANCELLATION_POLICY);
    expect((await quoteOf(shop, book._id)).body).toMatchObject({ amount: 2000, share: 1 });
  });

  it('keeps to what was agreed on when the room was held', async ({ shop, hotels, own }) => {
    const hotel = await hotels.made(own.owner, { cancellationPolicy: POLICY });
    const room = await hotels.roomIn(hotel);
    const before = await paid(shop, room);
    const later = { checkIn: day(1), checkOut: day(3) };
    await hotels.change(own.owner, hotel._id, { cancellationPolicy: [] });
    const after = await paid(shop, room, later);
    expect((await quoteOf(shop, before._id)).body).toMatchObject({ amount: 1000, rule: HALF });
    expect(after.cancellationPolicy).toEqual([]);
    expect((await quoteOf(shop, after._id)).body).toMatchObject({ amount: 0, share: 0 });
  });

  it('is refused for what is not paid, given up or nobody’s', async ({ shop }) => {
    const { body, position } = await shop.book(await shop.newRoom(), STAY);
    const book = await shop.seen(body.book._id, position);
    expect(book).not.toHaveProperty('refundQuote');
    await expectRefusal((h) => quoteOf(shop, book._id, h), 409, 'wrong-status');
    const left = await shop.giveUp(book._id);
    expect(await shop.seen(book._id, left.position)).not.toHaveProperty('refundQuote');
    await expectRefusal((h) => quoteOf(shop, book._id, h), 409, 'wrong-status');
    await expectRefusal((h) => quoteOf(shop, randomUUID(), h), 404, 'not-found');
  });

  it('is over once the guest is there', async ({ shop, own }) => {
    const staff = staffBookingsWith(shop);
    const today = { checkIn: '2027-01-01', checkOut: '2027-01-03' } as Stay;
    const book = await paid(shop, await own.newRoom(), today);
    expect(book.refundQuote).toMatchObject({ amount: 0, rule: { en: 'No refund' } });
    const arrived = await staff.change(own.officer, book._id, { action: 'check-in' });
    expect(arrived.body.book).not.toHaveProperty('refundQuote');
    await staff.expectRead(own.officer, arrived);
    await expectRefusal((h) => quoteOf(shop, book._id, h), 409, 'wrong-status');
  });

  it('told by an earlier GET may come back with a change by staff', async ({ shop, own }) => {
    const staff = staffBookingsWith(shop);
    const book = shop.asStaffRead(await paid(shop, await own.newRoom()));
    const yesterday = { ...book.refundQuote, amount: 1 };
    const answer = await staff.change(own.officer, book._id, {
      ...book,
      refundQuote: yesterday,
      phone: '020000',
    });
    expect(answer.body.book).toEqual({ ...book, phone: '020000', version: book.version + 1 });
  });
});
