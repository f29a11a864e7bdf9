import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../testing/api.ts';
import { appCode } from '../testing/authenticator.ts';
import {
  type Book,
  type Books,
  differentStays,
  findRooms,
  newGuest,
  roomAt,
} from '../testing/guest.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { DEMO_PASSWORD, signIn, staffIdOf } from '../testing/staff.ts';
import { enterByHand } from '../testing/staff-entry.ts';
import { DESK_IN_ENGLISH, type Visitor, visit } from '../testing/visitor.ts';

const USERNAME = `second-factor-${randomUUID()}`;

const product = sharedProduct();
let browser: Browser;
let admin: Api;
let userId: string;
let visitor: Visitor;
beforeAll(async () => {
  [browser, admin] = await Promise.all([sharedBrowser(), signIn(product.api)]);
  const password = DEMO_PASSWORD;
  const hired = await admin<{ _id: string }>('/admin-api/users', {
    body: { username: USERNAME, password, confirmPassword: password, role: 'admin' },
  });
  expect(hired.status).toBe(201);
  userId = hired.body._id;
  visitor = await visit(browser, product.url, DESK_IN_ENGLISH);
  await enterByHand(visitor, USERNAME);
});
afterAll(async () => {
  await visitor?.leave();
  if (userId) await admin(`/users/${userId}`, { method: 'DELETE' });
  await browser?.close();
});

const nextStay = differentStays();

/** The id by which staff know a booking whose guest reported a transfer. */
async function transferReported(): Promise<string> {
  const room = roomAt('seven-mists-mae-rim', 1, await findRooms(product.api));
  const { checkIn: checkInDate, checkOut: checkOutDate } = nextStay();
  const { status, body } = await product.api<Books>('/outreach/bookings', {
    body: {
      ...{ ...newGuest(), paymentMethod: 'direct' },
      ...{ roomId: room.roomId, checkInDate, checkOutDate },
    },
  });
  expect(status).toBe(201);
  const reported = await fetch(`${product.url}/outreach/bookings/${body.book._id}/transfer`, {
    method: 'POST',
    headers: { 'x-api-key': product.apiKey },
    body: new FormData(),
  });
  expect(reported.ok).toBe(true);
  return staffIdOf(admin, body.book.bookingId);
}

/** How often a transfer was confirmed, and how much money came by it. */
async function confirmed(id: string) {
  type Page = { book: Book };
  const { body } = await admin<Page>(`/bookings/${id}`);
  const { status, paymentStatus, totalReceived, price } = body.book;
  return { status, paymentStatus, isPaidOnce: totalReceived === price };
}
const PAID_ONCE = { status: 'Booked', paymentStatus: 'paid', isPaidOnce: true };

const press = (name: string, { page }: Visitor) =>
  page.getByRole('button', { name, exact: true }).click();

/** Confirms the payment on the page of a booking; answers the dialog that asks for the code. */
async function askedForCode(id: string) {
  const { page } = visitor;
  await visitor.go(`/owner/${userId}/book-manage/${id}`);
  await press('Confirm payment', visitor);
  const dialog = page.getByRole('dialog', { name: 'Confirm payment' });
  await dialog.getByRole('button', { name: 'Confirm payment' }).click();
  const asking = page.getByRole('dialog', { name: 'Is it you?' });
  await asking.waitFor();
  return asking;
}

describe('an admin with a second factor', () => {
  let codes: string[];
  let secret: string;

  it('turns it on with an authenticator app, and is shown recovery codes once', async () => {
    const { page } = visitor;
    await visitor.go('/admin/profile');
    const part = page.getByRole('region', { name: 'Second factor' });
    await part.getByLabel('Current password').fill(DEMO_PASSWORD);
    await press('Turn on the second factor', visitor);
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    expect(['setup', await visitor.barriers()]).toEqual(['setup', []]);
    secret = (await part.locator('code').innerText()).replaceAll(' ', '');
    await page.getByLabel('6-digit code from the app').fill(appCode(secret));
    await press('Turn on the second factor', visitor);
    const list = page.getByRole('list', { name: 'Recovery codes' });
    await list.waitFor();
    codes = await list.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    expect(['codes', await visitor.barriers()]).toEqual(['codes', []]);
    await press('I have saved them', visitor);
    await page.getByText(/10 recovery codes are left/).waitFor();
    expect(['profile', await visitor.barriers()]).toEqual(['profile', []]);
  });

  it('is asked for a code before a transfer is confirmed, which is then done once', async () => {
    const id = await transferReported();
    const asking = await askedForCode(id);
    expect(['code', await visitor.barriers()]).toEqual(['code', []]);
    expect((await confirmed(id)).paymentStatus).not.toBe('paid');
    await asking.getByLabel('Code').fill('000000');
    await asking.getByRole('button', { name: 'Confirm' }).click();
    await asking.getByRole('alert').waitFor();
    // the code of this step may have been used to turn it on; that of the next one is good, too
    await asking.getByLabel('Code').fill(appCode(secret, 1));
    await asking.getByRole('button', { name: 'Confirm' }).click();
    await asking.waitFor({ state: 'detached' });
    await visitor.page.getByText('Paid', { exact: true }).first().waitFor();
    expect(await confirmed(id)).toEqual(PAID_ONCE);
  });

  it('gives a recovery code without the phone, and has one less', async () => {
    const id = await transferReported();
    const asking = await askedForCode(id);
    await asking.getByLabel('Code').fill(codes[0] ?? '');
    await asking.getByRole('button', { name: 'Confirm' }).click();
    await asking.waitFor({ state: 'detached' });
    await visitor.page.getByText('Paid', { exact: true }).first().waitFor();
    expect(await confirmed(id)).toEqual(PAID_ONCE);
    await visitor.go('/admin/profile');
    await visitor.page.getByText(/9 recovery codes are left/).waitFor();
    expect(visitor.broken()).toEqual([]);
  });
});
