import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import { BUYER, nights } from '@baanpak/domain/testing/samples.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { expect, vi } from 'vitest';
import { BOOKINGS } from './booking.ts';
import type { OwnHotel } from './own-hotel.ts';
import type { Shop } from './shop.ts';
import { type BookAnswer, staffBookingsWith } from './staff-bookings.ts';

export const PATIENT = { timeout: 20_000, interval: 30 };

/** What a guest fills into the form. */
export const FORM = {
  bank: 'KBANK',
  accountNumber: '123-4-56789-0',
  accountName: 'สมชาย ใจดี',
  reason: 'ป่วย',
  acceptTerms: true,
};

export const askBack = (
  shop: Shop,
  bookingId: string,
  changes: object = {},
  headers: Readonly<Record<string, string>> = {},
) => shop.post<BookAnswer>(`${BOOKINGS}/${bookingId}/refund`, { ...FORM, ...changes }, headers);

/** The guest's booking once it looks like this. */
export async function becomes(
  shop: Shop,
  bookingId: string,
  shown: Readonly<Record<string, unknown>>,
): Promise<BookingJson> {
  return vi.waitFor(async () => {
    const book = await shop.seen(bookingId);
    expect(book).toMatchObject(shown);
    return book;
  }, PATIENT);
}

/** Two nights in a new room, paid by card, invoiced where a buyer is named, and given back whole by the owner. */
export async function refundedStay(
  shop: Shop,
  own: OwnHotel,
  wanted: object = { taxInvoice: BUYER },
): Promise<BookingJson> {
  const { book } = (await shop.book(await own.newRoom(), nights(1, 3), wanted)).body;
  await shop.payByCard({ bookingId: book._id });
  await becomes(shop, book._id, { paymentStatus: 'paid' });
  await staffBookingsWith(shop).cancel(own.owner, book._id);
  return becomes(shop, book._id, { paymentStatus: 'refunded' });
}

/** Pays by card for a room of its own. */
export async function paidByCard(shop: Shop, own: OwnHotel, stay: Stay): Promise<BookingJson> {
  const { book } = (await shop.book(await own.newRoom(), stay)).body;
  await shop.payByCard({ bookingId: book._id });
  return becomes(shop, book._id, { paymentStatus: 'paid' });
}

/** Pays by a QR code for a room of its own. */
export async function paidByQr(shop: Shop, own: OwnHotel, stay: Stay): Promise<BookingJson> {
  const { book } = (await shop.book(await own.newRoom(), stay)).body;
  const { body } = await shop.askForQr({ bookingId: book._id });
  await shop.scan(body.charge_id);
  return becomes(shop, book._id, { status: 'Booked' });
}
