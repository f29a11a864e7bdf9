import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../testing/api.ts';
import { COUNTER_WORDS } from '../testing/counter-words.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn } from '../testing/staff.ts';
import { enter } from '../testing/staff-entry.ts';
import { arriving, guestIn } from '../testing/staff-steps.ts';
import { STAFF_WORDS } from '../testing/staff-words.ts';
import { A_WINDOW_A_LANGUAGE, type Visitor, visit } from '../testing/visitor.ts';

/** No other test takes money there. */
const HOTEL = 'bandai-cha-mae-salong';

type Bill = { amountDue: number; price: number; checkOutStatus: boolean; payments: object[] };

const product = sharedProduct();
let browser: Browser;
let officer: Api;
beforeAll(async () => {
  [browser, officer] = await Promise.all([sharedBrowser(), signIn(product.api, 'officer1')]);
});
afterAll(() => browser?.close());

/** Opens a dialog by its button, looks whether everybody can use it, and does what there is to do. */
async function inDialog(
  { page, barriers }: Visitor,
  button: Locator,
  name: string,
  act: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await button.click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  expect([name, await barriers()]).toEqual([name, []]);
  await act(dialog);
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe.each(A_WINDOW_A_LANGUAGE)(
  'an officer at the counter, in $language at $width px',
  (wish) => {
    const words = { ...STAFF_WORDS[wish.language], ...COUNTER_WORDS[wish.language] };

    it('takes parts in cash and by terminal, adds an extra, checks out with money due, and counts the cash', async () => {
      const id = await arriving(product.api, officer, [HOTEL], `Counter ${wish.language}`);
      const read = async () => (await officer<{ book: Bill }>(`/bookings/${id}`)).body.book;
      const { price } = await read();
      const visitor = await visit(browser, product.url, wish);
      const { page } = visitor;
      await enter(visitor, product.api, 'officer1');
      await (await guestIn(visitor, words.moneyDue, `Counter ${wish.language}`)).click();
      const bill = page.getByRole('region', { name: words.bill });
      await bill.waitFor();
      expect(['booking', await visitor.barriers()]).toEqual(['booking', []]);

      const takeMoney = bill.getByRole('button', { name: words.takeMoney });
      await inDialog(visitor, takeMoney, words.takeMoney, async (dialog) => {
        await dialog.getByLabel(words.amount).fill('100');
      });
      await expect.poll(async () => (await read()).amountDue).toBe(price - 100);
      await inDialog(visitor, takeMoney, words.takeMoney, async (dialog) => {
        await dialog.getByRole('combobox', { name: words.takenBy }).click();
        await page.getByRole('option', { name: words.terminal }).click();
        await dialog.getByLabel(words.amount).fill('200');
      });
      await expect.poll(async () => (await read()).payments.length).toBe(2);
      const addExtra = bill.getByRole('button', { name: words.addExtra });
      await inDialog(visitor, addExtra, words.addExtra, async (dialog) => {
        await dialog.getByRole('button', { name: words.minibar }).click();
        await dialog.getByLabel(words.amount).fill('50');
      });
      await expect.poll(async () => (await read()).amountDue).toBe(price - 250);

      const checkIn = page.getByRole('button', { name: words.checkIn, exact: true });
      await inDialog(visitor, checkIn, words.checkIn, async () => {});
      const checkOut = page.getByRole('button', { name: words.checkOut, exact: true });
      await inDialog(visitor, checkOut, words.checkOut, async (dialog) => {
        const said = `฿${(price - 250).toLocaleString('en-US')}`;
        await dialog.getByRole('alert').filter({ hasText: said }).waitFor();
      });
      await expect.poll(async () => (await read()).checkOutStatus).toBe(true);

      await visitor.go(
        `${new URL(page.url()).pathname.replace(/^\/en|\/book-manage.*/g, '')}/dashboard/desk-money`,
      );
      const count = page.getByRole('button', { name: words.count, exact: true });
      await count.waitFor();
      expect(['desk money', await visitor.barriers()]).toEqual(['desk money', []]);
      await inDialog(visitor, count, words.count, async (dialog) => {
        await dialog.getByLabel(words.counted).fill('1');
        await dialog.getByRole('textbox', { name: words.note }).fill(`Short in ${wish.language}`);
      });
      await page.getByText(`Short in ${wish.language}`).first().waitFor();
      expect(visitor.broken()).toEqual([]);
      await visitor.leave();
    });
  },
);
