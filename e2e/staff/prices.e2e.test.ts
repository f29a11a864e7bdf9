import { instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { STAFF_WORDS } from '../testing/staff-words.ts';
import { DESK_IN_ENGLISH, visit } from '../testing/visitor.ts';

/** No other test asks what it costs. */
const HOTEL = 'phan-maphrao-lamai';

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

type HotelPage = Readonly<{
  hotel: { _id: string; ownerId: string };
  rooms: readonly { _id: string; title: { en: string } }[];
}>;

async function dragOver(page: Page, from: string, to: string): Promise<void> {
  const cell = (name: string) => page.getByRole('gridcell', { name }).first();
  await cell(from).hover();
  await page.mouse.down();
  await cell(to).hover();
  await page.mouse.up();
}

it('an owner paints a price over some nights, guests see it, and it is taken back', async () => {
  const { body } = await product.api<HotelPage>(`/outreach/hotels/${HOTEL}`);
  const [room] = body.rooms;
  const first = addDays(bangkokDay(instant(Date.now())), 3);
  const days = `from=${first}&to=${addDays(first, 2)}`;
  type Daily = Readonly<{ data: readonly { price: number }[] }>;
  const seenByGuests = async () =>
    (await product.api<Daily>(`/outreach/price-daily/${room?._id}?${days}`)).body.data.map(
      ({ price }) => price,
    );
  const before = await seenByGuests();
  const visitor = await visit(browser, product.url, DESK_IN_ENGLISH);
  const { page } = visitor;
  const words = STAFF_WORDS.en;
  await visitor.go('/login');
  await page.getByLabel(words.username).fill('admin');
  await page.getByLabel(words.password).fill('baanpak-demo');
  await page.getByRole('button', { name: words.signIn }).click();
  await page.getByRole('heading', { level: 1, name: words.dashboard }).waitFor();
  const { ownerId, _id: hotelId } = body.hotel;
  await visitor.go(`/owner/${ownerId}/room-manage/prices?hotelId=${hotelId}`);

  const nameOf = (day: string) =>
    `${room?.title.en}, ${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(day))}, ฿`;
  await page.getByRole('gridcell', { name: nameOf(first) }).waitFor();
  await dragOver(page, nameOf(first), nameOf(addDays(first, 1)));
  expect(await page.getByRole('gridcell', { selected: true }).count()).toBe(2);
  expect(await visitor.barriers()).toEqual([]);
  await page.getByRole('combobox', { name: 'Price a night' }).click();
  await page.getByRole('option', { name: 'Set to an amount' }).click();
  await page.getByLabel('Baht', { exact: true }).fill('4321');
  await page.getByRole('button', { name: 'Preview the change' }).click();
  const dialog = page.getByRole('dialog', { name: 'What will change' });
  await dialog.getByText(/becomes ฿4,321/).waitFor();
  expect(await visitor.barriers()).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(seenByGuests).toEqual([4321, 4321]);

  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(seenByGuests).toEqual(before);
  expect(visitor.broken()).toEqual([]);
  await visitor.leave();
});
