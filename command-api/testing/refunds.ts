import type { BookingJson } from '@baanpak/contract/stay/booking.ts';
import { expect, vi } from 'vitest';
import { BOOKINGS } from './booking.ts';
import type { Shop } from './shop.ts';
import type { BookAnswer } from './staff-bookings.ts';

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
