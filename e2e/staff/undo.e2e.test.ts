import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../testing/api.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn } from '../testing/staff.ts';
import { enter } from '../testing/staff-entry.ts';
import { arrivalOf, arriving } from '../testing/staff-steps.ts';
import { STAFF_WORDS } from '../testing/staff-words.ts';
import { A_WINDOW_A_LANGUAGE, visit } from '../testing/visitor.ts';

/** No other test looks for guests of these names there. */
const HOTEL = 'pha-khao-ao-nang';
const UNDO = { th: 'เลิกทำ', en: 'Undo' };

const product = sharedProduct();
let browser: Browser;
let officer: Api;
beforeAll(async () => {
  [browser, officer] = await Promise.all([sharedBrowser(), signIn(product.api, 'officer1')]);
});
afterAll(() => browser?.close());

type Read = { book: { status: string; checkInStatus: boolean } };

describe.each(A_WINDOW_A_LANGUAGE)('an officer, in $language at $width px', (wish) => {
  const words = STAFF_WORDS[wish.language];
  const undo = UNDO[wish.language];

  it('takes a check-in back by the notice, and a cancellation from the history', async () => {
    const guest = `Undo ${wish.language}`;
    const id = await arriving(product.api, officer, [HOTEL], guest);
    const read = async () => (await officer<Read>(`/bookings/${id}`)).body.book;
    const visitor = await visit(browser, product.url, wish);
    const { page } = visitor;
    await enter(visitor, product.api, 'officer1');
    await (await arrivalOf(visitor, guest)).click();

    await page.getByRole('button', { name: words.checkIn, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.checkIn });
    await dialog.getByRole('button', { name: words.checkIn }).click();
    const notice = page.getByRole('status').getByRole('button', { name: undo, exact: true });
    await notice.waitFor();
    expect(['notice', await visitor.barriers()]).toEqual(['notice', []]);
    await notice.press('Enter');
    await page.getByRole('button', { name: words.checkIn, exact: true }).waitFor();
    expect((await read()).checkInStatus).toBe(false);

    await officer(`/bookings/${id}`, { method: 'DELETE' });
    await page.reload();
    await page.getByRole('button', { name: new RegExp(`^${undo}: `) }).click();
    await expect.poll(async () => (await read()).status).toBe('Booked');
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });
});
