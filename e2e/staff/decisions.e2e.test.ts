import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../testing/api.ts';
import {
  type Book,
  type Books,
  differentStays,
  findRooms,
  newGuest,
  type Room,
  roomAt,
} from '../testing/guest.ts';
import { disputeCharge, payByCard } from '../testing/payments.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn, staffIdOf } from '../testing/staff.ts';
import { enter } from '../testing/staff-entry.ts';
import { DESK_IN_ENGLISH, type Visitor, visit } from '../testing/visitor.ts';

const product = sharedProduct();
let browser: Browser;
let owner: Api;
let room: Room;
let visitor: Visitor;
beforeAll(async () => {
  browser = await sharedBrowser();
  owner = await signIn(product.api, 'owner1');
  room = roomAt('train-whistle-hua-hin', 1, await findRooms(product.api));
  visitor = await visit(browser, product.url, DESK_IN_ENGLISH);
  await enter(visitor, product.api, 'owner1');
});
afterAll(async () => {
  await visitor?.leave();
  await browser?.close();
});

const nextStay = differentStays();

/** Books as somebody new, under a name of their own. */
async function booked(reservedBy: string, changes: object = {}): Promise<Book> {
  const { roomId } = room;
  const { checkIn: checkInDate, checkOut: checkOutDate } = nextStay();
  const { status, body } = await product.api<Books>('/outreach/bookings', {
    body: { ...newGuest(), reservedBy, roomId, checkInDate, checkOutDate, ...changes },
  });
  expect(status).toBe(201);
  return body.book;
}

async function paid(reservedBy: string): Promise<Book & { chargeId: string }> {
  const book = await booked(reservedBy);
  const { body } = await payByCard(product.api, { bookingId: book._id });
  await expect.poll(async () => (await seen(book)).status, SOON).toBe('Booked');
  return { ...book, chargeId: body.charge_id };
}

const SOON = { timeout: 30_000 };

/** As staff read it. */
async function seen({ bookingId }: Book): Promise<Book> {
  const id = await staffIdOf(owner, bookingId);
  return (await owner<{ book: Book }>(`/bookings/${id}`)).body.book;
}

/** Presses a command on the page of a booking, and confirms it. */
async function command(name: string, reason?: string): Promise<void> {
  const { page } = visitor;
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  if (reason !== undefined) await dialog.getByLabel('Reason').fill(reason);
  expect([name, await visitor.barriers()]).toEqual([name, []]);
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function toDashboard(): Promise<void> {
  await visitor.page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await visitor.page.getByRole('heading', { level: 1, name: 'My Hotel' }).waitFor();
}

describe('an owner', () => {
  it('confirms a transfer that a guest reported', async () => {
    const book = await booked('Tida Transfer', { paymentMethod: 'direct' });
    await fetch(`${product.url}/outreach/bookings/${book._id}/transfer`, {
      method: 'POST',
      headers: { 'x-api-key': product.apiKey },
      body: new FormData(),
    });
    await staffIdOf(owner, book.bookingId);
    const { page } = visitor;
    await page.reload();
    await page.getByRole('link', { name: /^Transfers to confirm/ }).click();
    await page.getByText('Tida Transfer').click();
    await page.getByText(/The guest reported the transfer on/).waitFor();
    await command('Confirm payment');
    await page.getByText('Paid', { exact: true }).first().waitFor();
    expect(await seen(book)).toMatchObject({ status: 'Booked', paymentStatus: 'paid' });
    expect(['booking', await visitor.barriers()]).toEqual(['booking', []]);
    expect(visitor.broken()).toEqual([]);
  });

  it('approves a refund that a guest asked for, and money goes back', async () => {
    const book = await paid('Rawi Refund');
    const asked = await product.api(`/outreach/bookings/${book._id}/refund`, {
      body: {
        ...{ bank: 'KBANK', accountNumber: '123-4-56789-0', accountName: 'Rawi' },
        ...{ reason: 'Ill', acceptTerms: true },
      },
    });
    expect(asked.status).toBe(202);
    await expect.poll(async () => (await seen(book)).paymentStatus, SOON).toBe('refund-requested');
    const { page } = visitor;
    await toDashboard();
    await page.getByRole('link', { name: /^Refunds to decide/ }).click();
    await page.getByText('Rawi Refund').click();
    await command('Approve refund', 'Get well');
    await expect.poll(async () => (await seen(book)).paymentStatus, SOON).toBe('refunded');
    expect(visitor.broken()).toEqual([]);
  });

  it('settles the case of a payment that the bank disputes, with a reason', async () => {
    const book = await paid('Danai Dispute');
    await disputeCharge(product.api, book.chargeId);
    type Cases = { cases: readonly { status: string; bookings: readonly Book[] }[] };
    const mine = async (status: string) => {
      const { body } = await owner<Cases>(`/bookings?collection=cases&caseStatus=${status}`);
      return body.cases.filter(({ bookings }) =>
        bookings.some(({ bookingId }) => bookingId === book.bookingId),
      ).length;
    };
    await expect.poll(() => mine('open'), SOON).toBe(1);
    const { page } = visitor;
    await toDashboard();
    await page
      .getByRole('link', { name: /^Money to check/ })
      .last()
      .click();
    const row = page.getByRole('row').filter({ hasText: book.bookingId });
    await row.getByRole('button', { name: 'Close' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close' });
    await dialog.getByLabel('Reason').fill('Sent the bank our papers');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => mine('settled'), SOON).toBe(1);
    expect(['cases', await visitor.barriers()]).toEqual(['cases', []]);
    expect(visitor.broken()).toEqual([]);
  });
});
