import { instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../testing/api.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn } from '../testing/staff.ts';
import { beSignedIn } from '../testing/staff-entry.ts';
import { DESK_IN_ENGLISH, type Visitor, type VisitorOptions, visit } from '../testing/visitor.ts';

/** No other test has guests there in spring. */
const HOTEL = 'phan-maphrao-lamai';
const FAR = 150;

type HotelPage = Readonly<{
  hotel: { _id: string; ownerId: string };
  rooms: readonly { _id: string; units: number; title: { en: string } }[];
}>;
type Taken = Readonly<{
  rooms: readonly {
    roomId: string;
    stays: readonly { status: string; reservedBy: string | null; checkInDate: string }[];
  }[];
}>;

const product = sharedProduct();
const first = addDays(bangkokDay(instant(Date.now())), FAR);
let browser: Browser;
let admin: Api;
let hotel: HotelPage['hotel'];
let room: HotelPage['rooms'][number];
beforeAll(async () => {
  [browser, admin] = await Promise.all([sharedBrowser(), signIn(product.api)]);
  const { body } = await product.api<HotelPage>(`/outreach/hotels/${HOTEL}`);
  const [cheapest] = body.rooms;
  if (!cheapest) throw new Error(`${HOTEL} has no rooms`);
  [hotel, room] = [body.hotel, cheapest];
});
afterAll(() => browser?.close());

async function atTheDesk(wish: VisitorOptions): Promise<Visitor> {
  const visitor = await visit(browser, product.url, wish);
  await beSignedIn(visitor, product.api, 'admin');
  await visitor.go(
    `/owner/${hotel.ownerId}/book-manage?hotelId=${hotel._id}&from=${first}&days=14`,
  );
  return visitor;
}

const inWords = (day: LocalDate) =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  }).format(Date.parse(day));
/** A free night of a unit of the room. */
const free = (page: Page, n: number) =>
  page.getByRole('gridcell', {
    name: new RegExp(`^${room.title.en}.*, ${inWords(addDays(first, n))}, free$`),
  });

async function dragOver(page: Page, from: number, to: number): Promise<void> {
  await free(page, from).first().hover();
  await page.mouse.down();
  await free(page, to).first().hover();
  await page.mouse.up();
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** Takes a stay of two nights at its second one, and drops it on a free night. */
async function dragLastNight(page: Page, guest: string, to: number): Promise<void> {
  const stay = page.getByRole('gridcell', { name: new RegExp(`^${guest}, `) });
  const { x, y, width, height } = (await stay.boundingBox()) ?? NOWHERE;
  await page.mouse.move(x + width * 0.75, y + height / 2);
  await page.mouse.down();
  await free(page, to).first().hover();
  await page.mouse.up();
}

async function taken() {
  const path = `/bookings/timeline?hotelId=${hotel._id}&from=${first}&to=${addDays(first, 14)}`;
  const { body } = await admin<Taken>(path);
  const { stays = [] } = body.rooms.find(({ roomId }) => roomId === room._id) ?? {};
  return stays.map(({ status, reservedBy, checkInDate }) => [status, reservedBy, checkInDate]);
}

describe('the timeline', () => {
  it('takes a booking and a block by mouse, moves one, and opens a stay by keyboard', async () => {
    const visitor = await atTheDesk(DESK_IN_ENGLISH);
    const { page } = visitor;
    await free(page, 1).first().waitFor();
    expect(['free', await visitor.barriers()]).toEqual(['free', []]);

    await dragOver(page, 1, 2);
    expect(await page.getByRole('gridcell', { selected: true }).count()).toBe(2);
    await page.getByRole('button', { name: 'Take a booking' }).click();
    const taking = page.getByRole('dialog', { name: 'Take a booking' });
    await taking.getByText(/^฿/).waitFor();
    await taking.getByLabel('Name').fill('Ploy');
    await taking.getByLabel('Phone').fill('081-234-5678');
    await taking.getByLabel('Guests').fill('1');
    expect(['taking', await visitor.barriers()]).toEqual(['taking', []]);
    await taking.getByRole('button', { name: 'Take a booking' }).click();
    const stay = page.getByRole('gridcell', { name: /^Ploy, / });
    await stay.waitFor();

    await dragLastNight(page, 'Ploy', 3);
    const moving = page.getByRole('dialog', { name: 'Change dates or room' });
    await moving.getByRole('button', { name: 'Move the stay' }).click();
    await page.getByText('Stay moved').waitFor();
    await free(page, 1).first().waitFor();

    await dragOver(page, 5, 6);
    await page.getByRole('button', { name: 'Block nights' }).click();
    const blocking = page.getByRole('dialog', { name: 'Block nights' });
    await blocking.getByRole('button', { name: 'Block nights' }).click();
    await page.getByRole('gridcell', { name: /^Blocked, / }).waitFor();
    expect(await taken()).toEqual([
      ['Booked', 'Ploy', addDays(first, 2)],
      ['Unavailable', null, addDays(first, 5)],
    ]);

    await page.getByRole('grid').locator('[tabindex="0"]').focus();
    await page.keyboard.press('Control+Home');
    for (let n = 0; n < 2 && !(await isFocused(page, 'Ploy')); n += 1)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Ploy/ }).waitFor();
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });

  it('scrolls while something is dragged near its edge', async () => {
    const visitor = await atTheDesk(DESK_IN_ENGLISH);
    const { page } = visitor;
    await page.getByRole('button', { name: '60 days' }).click();
    await free(page, 59).first().waitFor();
    const grid = page.getByRole('grid');
    const scrolled = () => grid.evaluate(({ parentElement }) => parentElement?.scrollLeft ?? 0);
    const night = free(page, 8).first();
    await night.hover(); // once the grid of 60 days stands still
    const { x, y, height } = (await night.boundingBox()) ?? NOWHERE;
    await page.mouse.down();
    await page.mouse.move(1430, y + height / 2, { steps: 4 });
    await expect.poll(scrolled).toBeGreaterThan(200);
    const chosen = page.getByRole('gridcell', { selected: true });
    await expect.poll(() => chosen.count()).toBeGreaterThan(30);
    await page.mouse.move(x, y + height / 2, { steps: 4 });
    const far = await scrolled();
    await page.mouse.move(10, y + height / 2);
    await expect.poll(scrolled).toBeLessThan(far);
    await page.mouse.up();
    await visitor.leave();
  });

  it('is a list by day on a phone', async () => {
    const visitor = await atTheDesk({ language: 'th', width: 390 });
    const { page } = visitor;
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page.getByRole('link', { name: /Ploy/ }).first().waitFor();
    expect(await page.getByRole('grid').count()).toBe(0);
    expect(['list', await visitor.barriers()]).toEqual(['list', []]);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });
});

const isFocused = async (page: Page, name: string): Promise<boolean> =>
  (await page.locator(':focus').getAttribute('aria-label'))?.startsWith(name) ?? false;
