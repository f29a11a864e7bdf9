import { readFile } from 'node:fs/promises';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Book, book, readBooking } from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { payByCard } from '../testing/payments.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn, staffIdOf } from '../testing/staff.ts';
import { beSignedIn } from '../testing/staff-entry.ts';
import { visit } from '../testing/visitor.ts';

/** Of owner1. */
const HOTEL = 'talay-ngoen-kata';
/** A picture of 256 by 256. */
const PICTURE = new URL(
  '../../standalone/demo/pictures/files/talay-ngoen-kata-logo.webp',
  import.meta.url,
);
const ENGLISH = { width: 1440, language: 'en' } as const;

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser?.close());

/** A paid stay from tonight on, in the first room of the hotel that is free. */
async function forTonight(): Promise<Book & { ownerId: string }> {
  type Hotel = { hotel: { ownerId: string }; rooms: readonly { _id: string }[] };
  const { body: found } = await product.api<Hotel>(`/outreach/hotels/${HOTEL}`);
  const checkIn = bangkokDay(instant(Date.now()));
  for (const { _id: roomId } of found.rooms) {
    const asked = { roomId, checkIn, checkOut: addDays(checkIn, 1) };
    const { status, body } = await book(product.api, asked, { methodCheckIn: 'Online' });
    if (status !== 201) continue;
    const { headers } = await payByCard(product.api, { bookingId: body.book._id });
    const paid = await readBooking(product.api, body.book._id, headers);
    return { ...paid, ownerId: found.hotel.ownerId };
  }
  throw new Error(`${HOTEL} is full tonight`);
}

it('a guest checks in online, and an officer opens the document and checks them in', async () => {
  const stay = await forTonight();
  const guest = await visit(browser, product.url, ENGLISH);
  await guest.go(`/booking/${stay._id}`);
  await hydrated(guest.page);
  await guest.page.getByLabel('Arrival time').fill('21:30');
  await guest.page.getByLabel('Other guests').fill('Somsri Jaidee');
  await guest.page.getByRole('button', { name: 'Send to the hotel' }).click();
  await guest.page.getByText('The hotel has received your details').waitFor();
  const passport = await readFile(PICTURE);
  const file = { name: 'passport.webp', mimeType: 'image/webp', buffer: passport };
  await guest.page.locator('#check-in input[type=file]').setInputFiles(file);
  await guest.page.getByRole('button', { name: 'Send document' }).click();
  await guest.page.getByText('Document 1, sent').waitFor();
  expect(await guest.barriers()).toEqual([]);

  const officer = await signIn(product.api, 'officer1');
  const id = await staffIdOf(officer, stay.bookingId);
  const desk = await visit(browser, product.url, ENGLISH);
  await beSignedIn(desk, product.api, 'officer1');
  await desk.go(`/owner/${stay.ownerId}/book-manage/${id}`);
  await desk.page.getByText('21:30').waitFor();
  await desk.page.getByRole('button', { name: 'Open document 1' }).click();
  const picture = desk.page.getByRole('dialog').getByRole('img', { name: 'Document 1' });
  await picture.waitFor();
  await expect
    .poll(() => picture.evaluate((img) => 'naturalWidth' in img && img.naturalWidth))
    .toBe(256);
  expect(await desk.barriers()).toEqual([]);
  await desk.page.getByRole('button', { name: 'Close' }).click();

  const checkedIn = await officer(`/bookings/${id}`, {
    method: 'PUT',
    body: { action: 'check-in' },
  });
  expect(checkedIn.status).toBe(200);
  await guest.page.getByText('Confirmed check-in').waitFor();
  expect(await guest.page.getByRole('button', { name: /Send/ }).count()).toBe(0);
  expect(await guest.page.getByText('Somsri Jaidee').isVisible()).toBe(true);
  const late = { arrivalTime: '23:00' };
  const url = `/outreach/bookings/${stay._id}/arrival`;
  expect((await product.api(url, { method: 'PUT', body: late })).status).toBe(409);
  for (const each of [guest, desk]) {
    expect(each.broken()).toEqual([]);
    await each.leave();
  }
});
