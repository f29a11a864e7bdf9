import { buffer } from 'node:stream/consumers';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { beSignedIn } from '../testing/staff-entry.ts';
import { A_WINDOW_A_LANGUAGE, type Visitor, visit } from '../testing/visitor.ts';

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser?.close());

const WORDS = {
  en: {
    ...{ record: 'Record payout', reference: 'Bank reference', done: 'Payout recorded' },
    ...{ statement: /save the statement as PDF$/, invoice: /save the tax invoice as PDF$/ },
    paidOut: 'Paid out',
  },
  th: {
    ...{ record: 'บันทึกการโอนเงิน', reference: 'เลขอ้างอิงธนาคาร', done: 'บันทึกการโอนเงินแล้ว' },
    ...{ statement: /บันทึกใบสรุปยอดเป็น PDF$/, invoice: /บันทึกใบกำกับภาษีเป็น PDF$/ },
    paidOut: 'โอนแล้ว',
  },
} as const;

/** The days of the month before this one in Bangkok. */
function lastMonth(): Readonly<{ from: string; to: string }> {
  const today = bangkokDay(instant(Date.now()));
  const end = new Date(`${today.slice(0, 'YYYY-MM'.length)}-01T00:00:00Z`);
  end.setUTCDate(0);
  const to = end.toISOString().slice(0, 'YYYY-MM-DD'.length);
  return { from: `${to.slice(0, 'YYYY-MM'.length)}-01`, to };
}

async function pdfBehind(page: Page, button: Locator): Promise<string> {
  const saved = page.waitForEvent('download');
  await button.click();
  const file = await saved;
  const bytes = await buffer(await file.createReadStream());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return file.suggestedFilename();
}

describe.each(A_WINDOW_A_LANGUAGE)('an admin, in $language at $width px', (window) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(browser, product.url, window);
    await beSignedIn(visitor, product.api, 'admin');
  });
  afterAll(() => visitor?.leave());

  it('records a payout, and has the statement and the tax invoice of the commission', async () => {
    const { page, go } = visitor;
    const words = WORDS[window.language];
    const { from, to } = lastMonth();
    await go(`/admin/reports/settlement?from=${from}&to=${to}`);
    await page.getByRole('button', { name: words.record }).click();
    const dialog = page.getByRole('dialog', { name: words.record });
    const reference = `KBANK ${window.language} ${Date.now()}`;
    await dialog.getByLabel(words.reference).fill(reference);
    await dialog.getByRole('button', { name: words.record }).click();
    await page.getByText(words.done).waitFor();

    const row = page.getByRole('row', { name: reference });
    await row.getByText(words.paidOut, { exact: true }).waitFor();
    const statement = row.getByRole('button', { name: words.statement });
    expect(await pdfBehind(page, statement)).toBe(`settlement-${from.slice(0, 7)}.pdf`);
    const invoice = row.getByRole('button', { name: words.invoice });
    const number = (await invoice.innerText()).trim();
    expect(number).toMatch(/^CM\d{4}-\d{6}$/);
    expect(await pdfBehind(page, invoice)).toBe(`${number}.pdf`);

    await go('/admin/reports/commission');
    const listed = page.getByRole('button', { name: new RegExp(`^${number}`) });
    expect(await pdfBehind(page, listed)).toBe(`${number}.pdf`);
    expect(await visitor.barriers()).toEqual([]);
    expect(visitor.broken()).toEqual([]);
  });
});
