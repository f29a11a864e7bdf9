import { instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { beSignedIn } from '../testing/staff-entry.ts';
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

/** The first of the rooms that guests can have for a stay. */
async function freeOf(rooms: HotelPage['rooms'], { checkIn, checkOut }: Stay) {
  for (const room of rooms) {
    const stay = `check_in_date=${checkIn}&check_out_date=${checkOut}`;
    const { body } = await product.api<{ exists: boolean }>(
      `/outreach/bookings/is-exists/${room._id}?${stay}`,
    );
    if (!body.exists) return room;
  }
  throw new Error(`${HOTEL} has no room free on ${checkIn}`);
}

async function dragOver(page: Page, from: string, to: string): Promise<void> {
  const cell = (name: string) => page.getByRole('gridcell', { name }).first();
  await cell(from).hover();
  await page.mouse.down();
  await cell(to).hover();
  await page.mouse.up();
}

it('an owner paints a price over some nights, guests see it, and it is taken back', async () => {
  const { body } = await product.api<HotelPage>(`/outreach/hotels/${HOTEL}`);
  const first = addDays(bangkokDay(instant(Date.now())), 3);
  const stay = { checkIn: first, checkOut: addDays(first, 2) };
  const room = await freeOf(body.rooms, stay);
  const guest = await visit(browser, product.url, DESK_IN_ENGLISH);
  const seenByGuests = async () => {
    await guest.go(`/hotel/${HOTEL}?startDate=${stay.checkIn}&endDate=${stay.checkOut}`);
    const card = guest.page.getByRole('article').filter({ hasText: room.title.en });
    const price = card.getByText(/^฿[\d,]+$/).first();
    await price.waitFor();
    return price.innerText();
  };
  const before = await seenByGuests();
  const visitor = await visit(browser, product.url, DESK_IN_ENGLISH);
  const { page } = visitor;
  await beSignedIn(visitor, product.api, 'owner1');
  const { ownerId, _id: hotelId } = body.hotel;
  await visitor.go(`/owner/${ownerId}/room-manage/prices?hotelId=${hotelId}`);

  const nameOf = (day: string) =>
    `${room.title.en}, ${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(day))}, ฿`;
  await page.getByRole('gridcell', { name: nameOf(first) }).waitFor();
  await dragOver(page, nameOf(first), nameOf(addDays(first, 1)));
  expect(await page.getByRole('gridcell', { selected: true }).count()).toBe(2);
  expect(await visitor.barriers()).toEqual([]);
  await page.getByRole('combobox', { name: 'Price per night' }).click();
  await page.getByRole('option', { name: 'Set an amount' }).click();
  await page.getByLabel('Baht', { exact: true }).fill('4321');
  await page.getByRole('button', { name: 'Preview the change' }).click();
  const dialog = page.getByRole('dialog', { name: 'What will change' });
  await dialog.getByText(/becomes ฿4,321/).waitFor();
  expect(await visitor.barriers()).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(seenByGuests).toBe('฿8,642');

  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(seenByGuests).toBe(before);
  for (const one of [visitor, guest]) {
    expect(one.broken()).toEqual([]);
    await one.leave();
  }
});
