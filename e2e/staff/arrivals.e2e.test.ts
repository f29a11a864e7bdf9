import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../testing/api.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn, tokenOf } from '../testing/staff.ts';
import { enter } from '../testing/staff-entry.ts';
import { arrivalOf, arriving as arrivingAt } from '../testing/staff-steps.ts';
import { STAFF_WORDS } from '../testing/staff-words.ts';
import { A_WINDOW_A_LANGUAGE, visit } from '../testing/visitor.ts';

/** Of the officer; other tests take rooms of the last one for tonight, too. */
const HOTELS = ['sak-nang-aen', 'train-whistle-hua-hin', 'phan-maphrao-lamai'];

const product = sharedProduct();
let browser: Browser;
let officer: Api;
beforeAll(async () => {
  [browser, officer] = await Promise.all([sharedBrowser(), signIn(product.api, 'officer1')]);
});
afterAll(() => browser?.close());

const arriving = (reservedBy: string) => arrivingAt(product.api, officer, HOTELS, reservedBy);

describe.each(A_WINDOW_A_LANGUAGE)('an officer, in $language at $width px', (wish) => {
  const words = STAFF_WORDS[wish.language];
  const guest = `Nicha ${wish.language}`;

  it('signs in, sees who arrives and checks them in', async () => {
    const id = await arriving(guest);
    const visitor = await visit(browser, product.url, wish);
    const { page } = visitor;
    await visitor.go('/login');
    await page.getByRole('button', { name: words.signIn }).waitFor();
    expect(['login', await visitor.barriers()]).toEqual(['login', []]);
    await enter(visitor, product.api, 'officer1');

    const arrival = await arrivalOf(visitor, guest);
    await arrival.waitFor();
    expect(['dashboard', await visitor.barriers()]).toEqual(['dashboard', []]);
    await arrival.click();

    await page.getByRole('button', { name: words.checkIn, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.checkIn });
    await dialog.waitFor();
    expect(['dialog', await visitor.barriers()]).toEqual(['dialog', []]);
    await dialog.getByRole('button', { name: words.checkIn }).click();
    await page.getByRole('button', { name: words.checkOut, exact: true }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(['booking', await visitor.barriers()]).toEqual(['booking', []]);

    const { body } = await officer<{ book: { checkInStatus: boolean } }>(`/bookings/${id}`);
    expect(body.book.checkInStatus).toBe(true);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });

  it('finds a guest in the list by a part of the name', async () => {
    await arriving(`Somsri ${wish.language}`);
    const visitor = await visit(browser, product.url, wish);
    const { page } = visitor;
    await enter(visitor, product.api, 'officer1');
    if (wish.width < 900) await page.getByRole('button', { name: words.openMenu }).click();
    await page.getByRole('menuitem', { name: words.bookings }).click();
    await page.getByRole('button', { name: words.asList, exact: true }).click();
    await page.getByPlaceholder(words.search).fill(`somsri ${wish.language}`);
    await page.waitForURL(/filter=.*somsri/i);
    await page.getByText(`Somsri ${wish.language}`).waitFor();
    expect(['list', await visitor.barriers()]).toEqual(['list', []]);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });
});

describe('a visitor', () => {
  it('sees who arrives, but not how to reach them, may change nothing, and is refused by the server', async () => {
    const id = await arriving('Wichai');
    const visitor = await visit(browser, product.url, { width: 1440 });
    const { page } = visitor;
    await enter(visitor, product.api, 'visitor1');
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'Dashboard',
      'Book Management',
      'Booking History',
      'Room Management',
      'Hotel Management',
      'Reviews',
      'Log out',
    ]);
    await (await arrivalOf(visitor, 'Wichai')).click();
    await page.getByText('***678').waitFor();
    expect(await page.getByRole('main').getByRole('button').allInnerTexts()).toEqual(['As of…']);
    const headers = await tokenOf(product.api, 'visitor1');
    const { status } = await product.api(`/admin-api/bookings/${id}`, {
      ...{ method: 'PUT', body: { action: 'check-in' }, headers },
    });
    expect(status).toBe(403);
    await visitor.leave();
  });

  it('of another owner’s pages is led to their own', async () => {
    const visitor = await visit(browser, product.url, { width: 1440 });
    const { page } = visitor;
    await enter(visitor, product.api, 'visitor1');
    const own = new URL(page.url()).pathname;
    await visitor.go('/owner/00000000-0000-4000-8000-000000000000/book-manage');
    await page.getByRole('heading', { level: 1, name: 'My Hotel' }).waitFor();
    await page.waitForURL(`**${own}`);
    await visitor.leave();
  });
});
