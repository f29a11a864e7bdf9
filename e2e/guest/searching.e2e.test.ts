import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freeDay } from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { type VisitorOptions, visit } from '../testing/visitor.ts';

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser?.close());

/** Runs `see` as somebody who has just come to `path`; nothing may have broken then. */
async function comeTo(
  path: string,
  options: VisitorOptions,
  see: (page: Page) => Promise<void>,
): Promise<void> {
  const visitor = await visit(browser, product.url, options);
  await visitor.go(path);
  await hydrated(visitor.page);
  await see(visitor.page);
  expect(visitor.broken()).toEqual([]);
  await visitor.leave();
}

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

it('a guest finds the hotels of a province by a part of its name in either language', () =>
  comeTo('/', { width: 1440 }, async (page) => {
    const where = page.getByRole('combobox', { name: 'Where to' });
    await where.fill('ภูเก');
    await page.getByRole('option', { name: 'Phuket' }).waitFor();
    await where.fill('PHU');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await where.inputValue()).toBe('Phuket');

    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { level: 1, name: 'Places to stay in Phuket' }).waitFor();
    expect(query(page)).toMatchObject({ province: 'TH-83' });
    await page.getByRole('link', { name: 'Talay Ngoen Kata' }).click();
    await page.getByRole('heading', { level: 1, name: 'Talay Ngoen Kata' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/en/hotel/talay-ngoen-kata');
  }));

it('results are sorted, filtered and priced for the whole stay', () =>
  comeTo(
    `/hotel/main?province=Bangkok&startDate=${freeDay(0)}&endDate=${freeDay(2)}`,
    { width: 1440 },
    async (page) => {
      await page
        .getByText(/per night · ฿[\d,]+ for 2 nights/)
        .first()
        .waitFor();
      await page.getByLabel('Sort by').selectOption({ label: 'Highest price' });
      await page.waitForURL(/sort=-price/);
      // its address has the order in it as soon as the page shows it
      await page.locator('a[href*="sort=-price"]', { hasText: 'Wifi' }).click();
      await page.waitForURL(/facilities=wifi/);
      expect(query(page)).toMatchObject({ province: 'Bangkok', sort: '-price' });
    },
  ));

it('a guest looks at the results on a map, and searches where it is moved to', () =>
  comeTo('/hotel/main?province=TH-83', { width: 1440 }, async (page) => {
    await page.getByRole('link', { name: 'Show map' }).click();
    const map = page.getByRole('region', { name: 'Map of places to stay' });
    const pin = map.getByRole('button', { name: /^Talay Ngoen Kata, ฿/ });
    await pin.waitFor();
    await page.getByRole('link', { name: 'Talay Ngoen Kata' }).hover();
    await map.locator('[data-lit]', { hasText: '฿' }).waitFor();
    await pin.focus(); // others may lie above it
    await page.locator('article[data-lit]', { hasText: 'Talay Ngoen Kata' }).waitFor();

    await map.getByRole('button', { name: 'Zoom out' }).click();
    await page.waitForURL(/bounds=/);
    expect(query(page)).not.toHaveProperty('province');
    await page.getByRole('heading', { level: 1, name: 'Places to stay in the map area' }).waitFor();
    await page.getByRole('link', { name: 'Remove map area' }).click();
    await page.getByRole('heading', { level: 1, name: 'Places to stay in Thailand' }).waitFor();
  }));

it('on a phone, a guest sees list or map, and opens the search from its line', () =>
  comeTo('/hotel/main?province=TH-83', { width: 390, language: 'th' }, async (page) => {
    await page.getByRole('link', { name: 'ดูแผนที่' }).click();
    const map = page.getByRole('region', { name: 'แผนที่แสดงที่พัก' });
    await map.getByRole('button', { name: /^ทะเลเงิน/ }).press('Enter');
    await page
      .locator('main')
      .getByRole('link', { name: /^ทะเลเงิน/ })
      .waitFor();
    expect(await page.getByRole('article').first().isVisible()).toBe(false);
    await page.getByRole('link', { name: 'ดูรายการ' }).click();
    await page.getByRole('article').first().waitFor();
    await page.getByRole('button', { name: /แก้ไขการค้นหา/ }).click();
    await page.getByRole('combobox', { name: 'จุดหมาย' }).waitFor();
  }));

it('a search that finds nothing says so and leads on', () =>
  comeTo('/hotel/main?province=TH-83&guests=900', {}, async (page) => {
    await page.getByRole('heading', { name: 'No places match your search' }).waitFor();
    await page.getByRole('link', { name: 'All of Thailand' }).click();
    await page.getByRole('heading', { level: 1, name: 'Places to stay in Thailand' }).waitFor();
  }));

it('Reserve loads the page of the room’s hotel again, that room first and priced for days it is free', () =>
  comeTo('/', {}, async (page) => {
    await page.evaluate('window.before = true');
    const card = page.getByRole('article').first();
    const [hotel = ''] = (await card.getByText(' · ').first().innerText()).split(' · ');
    const room = await card.getByRole('heading', { level: 3 }).innerText();
    await card.getByRole('button', { name: 'Reserve' }).click();
    await page.getByRole('heading', { level: 1, name: hotel }).waitFor();
    expect(await page.evaluate('window.before')).toBeUndefined();

    await hydrated(page);
    const first = page.locator('#rooms').getByRole('article').first();
    await first.getByText('Your selected room').waitFor();
    expect(await first.getByRole('heading', { level: 3 }).innerText()).toBe(room);
    await first.getByRole('button', { name: 'Price details and terms' }).click();
    await first.getByText('Total').waitFor();
    const bar = page.getByRole('region', { name: 'Your stay' });
    expect(await bar.innerText()).toMatch(/^฿[\d,]+\n/);
    await first.getByRole('button', { name: 'Add to cart' }).click();
    await bar.getByText(/^฿[\d,]+ in your cart$/).waitFor();
  }));
