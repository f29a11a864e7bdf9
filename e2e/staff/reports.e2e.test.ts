import { buffer } from 'node:stream/consumers';
import { REPORTS } from '@baanpak/domain/values/text/report-names.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pressOn } from '../testing/keyboard.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { beSignedIn } from '../testing/staff-entry.ts';
import { DESK_IN_ENGLISH, type Visitor, visit } from '../testing/visitor.ts';

const product = sharedProduct();
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await sharedBrowser();
  visitor = await visit(browser, product.url, DESK_IN_ENGLISH);
  await beSignedIn(visitor, product.api, 'owner1');
});
afterAll(async () => {
  await visitor?.leave();
  await browser?.close();
});

/** A grid where figures can be opened. */
const table = (page: Page) => page.getByRole('grid').or(page.getByRole('table'));
/** The totals' figure of a column, as it is read out. */
const totalOf = (page: Page, column: string) =>
  page
    .getByRole('row', { name: /^Total/ })
    .getByRole('button', { name: new RegExp(` ${column}:`) });

describe('an owner', () => {
  it.each(REPORTS)('reads the report %s', async (report) => {
    const { page, go, broken } = visitor;
    await go(`/admin/reports/${report}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await table(page).or(page.getByText('Nothing in this period')).waitFor();
    expect(broken()).toEqual([]);
  });

  it('opens a figure by keyboard, and sees that its facts are its sum', async () => {
    const { page, go } = visitor;
    await go('/admin/reports/daily');
    const revenue = totalOf(page, 'Room revenue');
    await revenue.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: /^Room revenue · Total/ });
    await panel.getByText('This matches the figure in the report.').waitFor();
    await panel.getByRole('link', { name: /^BK-/ }).first().waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  });

  it('cuts a report down by a period and a channel', async () => {
    const { page, go } = visitor;
    await go('/admin/reports/daily');
    await table(page).waitFor();
    await page.getByRole('combobox', { name: 'Period' }).click();
    await page.getByRole('option', { name: 'Last month' }).click();
    await page.getByRole('combobox', { name: 'Channel' }).click();
    await page.getByRole('option', { name: 'Walk-in' }).click();
    await table(page).waitFor();
    expect(new URL(page.url()).searchParams.get('channel')).toBe('walk-in');
  });

  it('saves a report whole as CSV, in UTF-8 that spreadsheets know', async () => {
    const { page, go } = visitor;
    await go('/admin/reports/daily?from=2026-01-01&to=2026-01-31');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('daily-2026-01-01-2026-01-31.csv');
    const bytes = await buffer(await file.createReadStream());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(bytes.toString('utf8')).toMatch(/^\uFEFFDate,/);
    await page.getByText('The file was saved').waitFor();
  });

  it('sees a report as it stood, what came since, and goes back to now', async () => {
    const { page, go } = visitor;
    const at = new Date(Date.now() - 3_600_000).toISOString();
    await go(`/admin/reports/sale?at=${at}`);
    await page
      .getByText(/^As of /, { exact: false })
      .first()
      .waitFor();
    await pressOn(page, page.getByRole('button', { name: /^Why does it differ/ }), 'Enter');
    await page.getByRole('button', { name: 'Show what changed' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /in between|Nothing changed/ })
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to now' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.has('at')).toBe(false);
    expect(visitor.broken()).toEqual([]);
  });
});
