import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Api } from '../testing/api.ts';
import { type Book, book, differentStays, findRooms, roomAt } from '../testing/guest.ts';
import { payByCard } from '../testing/payments.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn, staffIdOf } from '../testing/staff.ts';
import { enterByHand } from '../testing/staff-entry.ts';
import { DESK_IN_ENGLISH, type Visitor, visit } from '../testing/visitor.ts';

const product = sharedProduct();
let browser: Browser;
let admin: Api;
/** Of owner1, paid, with a note for staff. */
let paid: Readonly<{ id: string; ownerId: string; code: string }>;
beforeAll(async () => {
  [browser, admin] = await Promise.all([sharedBrowser(), signIn(product.api)]);
  const room = roomAt('phai-loi-nam-sai-yok', 1, await findRooms(product.api));
  const { body } = await book(product.api, { ...room, ...differentStays()() });
  await payByCard(product.api, { bookingId: body.book._id });
  const code = body.book.bookingId;
  const id = await staffIdOf(admin, code);
  type Page = { book: Book & { ownerId: string } };
  const read = async () => (await admin<Page>(`/bookings/${id}`)).body.book;
  await vi.waitFor(async () => expect((await read()).status).toBe('Booked'), { timeout: 30_000 });
  const note = { staffNote: 'Allergic to nuts' };
  const noted = await admin(`/bookings/${id}`, { method: 'PUT', body: note });
  expect(noted.status).toBe(200);
  paid = { id, code, ownerId: (await read()).ownerId };
});
afterAll(() => browser?.close());

/** Looks at the paid booking of owner1 by its address. */
async function lookingOn(username: string): Promise<Visitor> {
  const visitor = await visit(browser, product.url, DESK_IN_ENGLISH);
  await enterByHand(visitor, username);
  await visitor.go(`/owner/${paid.ownerId}/book-manage/${paid.id}`);
  return visitor;
}

/** What staff press on the page of a booking, in any order. */
const commandsOf = async ({ page }: Visitor) => {
  await page.getByRole('heading', { level: 1, name: new RegExp(paid.code) }).waitFor();
  const group = page.getByRole('group', { name: 'Actions' });
  return group.getByRole('button').allTextContents();
};

/** How the server answers what the page does not offer. */
const statusOf = async (username: string, action: string, more: object = {}) => {
  const staff = await signIn(product.api, username);
  const body = { action, ...more };
  return (await staff(`/admin-api/bookings/${paid.id}`, { method: 'PUT', body })).status;
};

describe('an officer', () => {
  it('takes bookings, and decides nothing about money', async () => {
    const visitor = await lookingOn('officer1');
    expect(await commandsOf(visitor)).toEqual(['Change dates or room']); // to come, and paid
    await visitor.page.getByText('Allergic to nuts', { exact: true }).waitFor();
    const menu = await visitor.page.getByRole('menuitem').allTextContents();
    expect(menu.filter((name) => /Refunds|Payments|Money|User|Site/.test(name))).toEqual([]);
    expect(await statusOf('officer1', 'cancel', { reason: 'x' })).toBe(403);
    expect(await statusOf('officer1', 'record-transfer', { amount: 1 })).toBe(403);
    await visitor.leave();
  });
});

describe('a visitor', () => {
  it('reads neither contacts nor notes, and presses nothing', async () => {
    const visitor = await lookingOn('visitor1');
    expect(await commandsOf(visitor)).toEqual([]);
    await visitor.page.getByText('***000').waitFor();
    expect(await visitor.page.getByText('Allergic to nuts').count()).toBe(0);
    expect(await visitor.page.getByRole('heading', { name: 'History' }).count()).toBe(0);
    expect(await statusOf('visitor1', 'no-show')).toBe(403);
    await visitor.leave();
  });
});

describe('an auditor', () => {
  it('reads everything, money and history too, and changes nothing', async () => {
    const visitor = await lookingOn('auditor1');
    expect(await commandsOf(visitor)).toEqual([]);
    await visitor.page.getByText('Allergic to nuts', { exact: true }).waitFor();
    await visitor.page.getByRole('heading', { name: 'History' }).waitFor();
    expect(await visitor.page.getByRole('menuitem', { name: 'Payments' }).count()).toBe(1);
    expect(await statusOf('auditor1', 'cancel', { reason: 'x' })).toBe(403);
    await visitor.leave();
  });
});

describe('another owner', () => {
  it('is led to their own pages, and sees nothing of it under their own address', async () => {
    const visitor = await lookingOn('owner2');
    const { page } = visitor;
    await page.getByRole('heading', { level: 1, name: 'My Hotel' }).waitFor();
    const own = new URL(page.url()).pathname.split('/').at(-2) ?? '';
    expect(own).not.toBe(paid.ownerId);
    const refused = page.waitForResponse((answer) =>
      answer.url().includes(`/admin-api/bookings/${paid.id}`),
    );
    await visitor.go(`/owner/${own}/book-manage/${paid.id}`);
    expect((await refused).status()).toBe(403);
    expect(await page.getByText(paid.code).count()).toBe(0);
    const staff = await signIn(product.api, 'owner2');
    const { body } = await staff<{ total: number }>(`/bookings?q=${paid.code}`);
    expect(body.total).toBe(0);
    await visitor.leave();
  });
});
