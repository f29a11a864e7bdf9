import { instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '../testing/api.ts';
import { type Books, newGuest } from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { payByCard } from '../testing/payments.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn, staffIdOf } from '../testing/staff.ts';
import { beSignedIn } from '../testing/staff-entry.ts';
import { DESK_IN_ENGLISH, PHONE_IN_THAI, type Visitor, visit } from '../testing/visitor.ts';

/** No other test has guests there. */
const HOTEL = 'thirteen-shutters-phuket';
const OWNER = 'owner2';
const WORDS = 'ห้องเย็นสบาย หน้าต่างสิบสามบานสวยมาก';
const ANSWER = 'ขอบคุณที่มาพักกับเรา';

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser?.close());

/** A guest who paid for tonight, came, and has left again. */
async function stayed(owner: Api): Promise<string> {
  type Rooms = { rooms: readonly { _id: string }[] };
  const { body: found } = await product.api<Rooms>(`/outreach/hotels/${HOTEL}`);
  const today = bangkokDay(instant(Date.now()));
  const dates = { checkInDate: today, checkOutDate: addDays(today, 1) };
  for (const { _id: roomId } of found.rooms) {
    const body = { ...newGuest(), roomId, ...dates };
    const answer = await product.api<Books>('/outreach/bookings', { body });
    if (answer.status !== 201) continue;
    const { _id, bookingId } = answer.body.book;
    await payByCard(product.api, { bookingId: _id });
    const path = `/bookings/${await staffIdOf(owner, bookingId)}`;
    for (const action of ['check-in', 'check-out'])
      expect((await owner(path, { method: 'PUT', body: { action } })).status).toBe(200);
    return _id;
  }
  throw new Error(`${HOTEL} is full tonight`);
}

async function review({ page, go, barriers }: Visitor, id: string): Promise<void> {
  await go(`/booking/${id}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'เขียนรีวิวการเข้าพัก' }).click();
  await page.getByRole('heading', { level: 1, name: 'รีวิวการเข้าพัก' }).waitFor();
  await page.getByRole('radio', { name: '9', exact: true }).check();
  await page.getByLabel(/เล่าประสบการณ์ของคุณ/).fill(WORDS);
  await page.getByLabel(/ชื่อที่จะแสดง/).fill('พิมพ์ใจ');
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'ส่งรีวิว' }).click();
  await page.getByText('ขอบคุณสำหรับรีวิว').waitFor();
}

/** What a guest finds on the page of the hotel. */
async function readers(what: string, isThere: boolean): Promise<void> {
  const told = async () => {
    const { body } = await product.api(`/outreach/hotels/${HOTEL}/reviews`);
    return JSON.stringify(body).includes(what);
  };
  await expect.poll(told).toBe(isThere);
  const reader = await visit(browser, product.url, DESK_IN_ENGLISH);
  await reader.go(`/hotel/${HOTEL}`);
  await reader.page.getByRole('heading', { name: 'Guest reviews' }).waitFor();
  expect(await reader.page.getByText(what).count()).toBe(isThere ? 1 : 0);
  expect(await reader.barriers()).toEqual([]);
  expect(reader.broken()).toEqual([]);
  await reader.leave();
}

/** As staff of the reviews' page; answers the row of the review. */
async function reviewAs(username: string) {
  const staff = await visit(browser, product.url, DESK_IN_ENGLISH);
  await beSignedIn(staff, product.api, username);
  await staff.go('/admin/reviews');
  const row = staff.page.getByRole('row').filter({ hasText: WORDS });
  await row.waitFor();
  return { staff, row };
}

it('a guest reviews a stay, the hotel answers, and an administrator hides it', async () => {
  const guest = await visit(browser, product.url, PHONE_IN_THAI);
  await review(guest, await stayed(await signIn(product.api, OWNER)));
  expect(guest.broken()).toEqual([]);
  await guest.leave();
  await readers(WORDS, true);

  const owner = await reviewAs(OWNER);
  await owner.row.getByRole('button', { name: 'Reply' }).click();
  const answering = owner.staff.page.getByRole('dialog');
  await answering.getByLabel('Your reply').fill(ANSWER);
  await answering.getByRole('button', { name: 'Reply' }).click();
  await owner.row.getByText(ANSWER).waitFor();
  await owner.staff.leave();
  await readers(ANSWER, true);

  const admin = await reviewAs('admin');
  await admin.row.getByRole('button', { name: 'Hide' }).click();
  const hiding = admin.staff.page.getByRole('dialog');
  await hiding.getByLabel('Reason').fill('The guest asked for it');
  await hiding.getByRole('button', { name: 'Hide' }).click();
  await admin.row.getByRole('button', { name: 'Show again' }).waitFor();
  await admin.staff.leave();
  await readers(WORDS, false);
});
