import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../testing/api.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn } from '../testing/staff.ts';
import { enter } from '../testing/staff-entry.ts';
import { DESK_IN_ENGLISH, visit } from '../testing/visitor.ts';

const NAME = 'Khlong Kluai House';
const SLUG = 'khlong-kluai-house';
const PICTURES = new URL('../../standalone/demo/pictures/files/', import.meta.url);

type Listing = Readonly<{
  hotel: Readonly<{ _id: string; idsGallery: readonly string[]; locPlaces: unknown }>;
  rooms: readonly unknown[];
}>;

const product = sharedProduct();
let browser: Browser;
let owner: Api;
let pictures: string[];
beforeAll(async () => {
  [browser, owner] = await Promise.all([sharedBrowser(), signIn(product.api, 'owner2')]);
  const files = (await readdir(PICTURES)).filter((file) => file.endsWith('.webp')).slice(0, 3);
  pictures = files.map((file) => fileURLToPath(new URL(file, PICTURES)));
});
afterAll(async () => {
  const { body } = await product.api<Partial<Listing>>(`/outreach/hotels/${SLUG}`);
  if (body.hotel) await owner(`/hotels/${body.hotel._id}`, { method: 'DELETE' });
  await browser?.close();
});

const listing = async () => (await product.api<Listing>(`/outreach/hotels/${SLUG}`)).body;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
/** Drops files where `name` is chosen. */
const give = (page: Page, name: string, files: readonly string[]) =>
  page.locator(`input[type=file][aria-label="${name}"]`).setInputFiles([...files]);

describe('an owner', () => {
  it('adds a hotel with a room and pictures, and guests see them', async () => {
    const visitor = await visit(browser, product.url, DESK_IN_ENGLISH);
    const { page, barriers } = visitor;
    await enter(visitor, product.api, 'owner2');

    await page.getByRole('menuitem', { name: 'Hotel Management' }).click();
    await page.getByRole('link', { name: 'Add a hotel' }).click();
    await page.getByLabel('Hotel name (English)').fill(NAME);
    await page.getByRole('combobox', { name: 'Province' }).fill('Ranong');
    await page.getByRole('option', { name: 'Ranong' }).click();
    expect(['new hotel', await barriers()]).toEqual(['new hotel', []]);
    await press(page, 'Save');
    await heading(page, NAME);

    await give(page, 'Cover', pictures.slice(0, 1));
    await page.getByRole('img', { name: 'Cover' }).waitFor();
    await give(page, 'Pictures for the gallery', pictures.slice(1));
    await page.getByText('Gallery (2 of 30)').waitFor();
    const [first, second] = (await listing()).hotel.idsGallery;
    await press(page, 'Move Picture 2 forward');
    await expect.poll(async () => (await listing()).hotel.idsGallery).toEqual([second, first]);
    await page
      .getByLabel('Paste from Google Maps')
      .fill('https://www.google.com/maps/place/X/@9.8,98.5,17z/data=!3d9.9658!4d98.6348');
    await page.getByRole('button', { name: /^Hotel location/ }).waitFor();
    expect(['hotel', await barriers()]).toEqual(['hotel', []]);
    await press(page, 'Save');
    await heading(page, 'Hotel Management');

    await page.getByRole('menuitem', { name: 'Room Management' }).click();
    await page.getByRole('link', { name: 'Add a room' }).click();
    await page.getByRole('combobox', { name: 'Hotel' }).click();
    await page.getByRole('option', { name: NAME }).click();
    await page.getByLabel('Room name (English)').fill('Mangrove room');
    await page.getByLabel('Price per night (THB)').fill('1900');
    await press(page, 'Save');
    await heading(page, 'Mangrove room');
    await give(page, 'Cover', pictures.slice(1, 2));
    await page.getByRole('img', { name: 'Cover' }).waitFor();
    expect(['room', await barriers()]).toEqual(['room', []]);

    await visitor.go(`/hotel/${SLUG}`);
    await heading(page, NAME);
    await page.getByText('Mangrove room').first().waitFor();
    const { hotel, rooms } = await listing();
    expect(hotel).toMatchObject({ locPlaces: { lat: 9.9658, lng: 98.6348 } });
    expect(hotel.idsGallery).toEqual([second, first]);
    expect(rooms).toMatchObject([{ basePrice: 1900, imageUrl: expect.stringMatching(/^\/media/) }]);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });
});
