import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book, differentStays, findRooms, type Room, roomAt } from './testing/guest.ts';
import { payByCard } from './testing/payments.ts';
import { sharedBrowser } from './testing/shared-browser.ts';
import { sharedProduct } from './testing/shared-product.ts';
import { signIn } from './testing/staff.ts';
import { beSignedIn } from './testing/staff-entry.ts';
import { arriving } from './testing/staff-steps.ts';
import { STAFF_WORDS } from './testing/staff-words.ts';
import { openTabs, type Tabs } from './testing/tabs.ts';
import { visit } from './testing/visitor.ts';

/** A browser has six connections to a host, over HTTP/1.1. */
const MANY = 12;
/** No other test has guests there in two months. */
const HOTEL = 'phan-maphrao-lamai';

const product = sharedProduct();
let browser: Browser;
let room: Room;
beforeAll(async () => {
  browser = await sharedBrowser();
  room = roomAt(HOTEL, 4, await findRooms(product.api));
});
afterAll(() => browser?.close());

const holderOf = ({ streams }: Tabs) => streams().map(({ page }) => page);

/** The one tab that holds a stream, which is not one of those. */
async function nextHolder(tabs: Tabs, ...before: readonly Page[]): Promise<Page> {
  const isAnother = () => holderOf(tabs).map((page) => before.includes(page));
  await expect.poll(isAnother).toEqual([false]);
  const [holder] = holderOf(tabs);
  if (!holder) throw new Error('The stream ended at once');
  return holder;
}

describe('a guest with many tabs of bookings', () => {
  const nextStay = differentStays();
  const newBooking = async () => {
    const { body } = await book(product.api, { ...room, ...nextStay() });
    return body.book._id;
  };

  it('has one stream for all, which tells each what becomes of its booking', async () => {
    const ids = [await newBooking(), await newBooking(), await newBooking()];
    const visitor = await visit(browser, product.url);
    const paths = Array.from({ length: MANY }, (_, n) => `/booking/${ids[n % 3]}`);
    const tabs = await openTabs(visitor, paths);
    const followed = () =>
      tabs.streams().map(({ address }) => new Set(address.searchParams.get('ids')?.split(',')));
    await expect.poll(followed).toEqual([new Set(ids)]);

    const isConfirmed = (page: Page) =>
      page.getByTestId('booking-status').getByText('Confirmed').waitFor();
    await payByCard(product.api, { bookingId: ids[1] ?? '' });
    await Promise.all(tabs.pages.filter((_, n) => n % 3 === 1).map(isConfirmed));

    const first = await nextHolder(tabs);
    await tabs.show(first, 'hidden');
    const second = await nextHolder(tabs, first);
    await second.close();
    await nextHolder(tabs, first, second);
    await payByCard(product.api, { bookingId: ids[2] ?? '' });
    const rest = tabs.pages.filter((page, n) => n % 3 === 2 && page !== first && page !== second);
    await Promise.all(rest.map(isConfirmed));

    for (const page of rest) expect(await tabs.call(page, '/config.json')).toBe(200);
    await expect.poll(() => tabs.streams().length).toBe(1);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });
});

describe('somebody of the staff with many tabs', () => {
  it('has one stream for all, by which each is told what others do, and others what is open', async () => {
    const owner = await signIn(product.api, 'owner1');
    const { ownerId } = (await owner<{ user: { ownerId: string } }>('/auth/user/me')).body.user;
    const id = await arriving(product.api, owner, [HOTEL], 'Siriporn');
    const path = `/owner/${ownerId}/book-manage/${id}`;
    const office = await visit(browser, product.url, { width: 1440 });
    await beSignedIn(office, product.api, 'owner1');
    const tabs = await openTabs(
      office,
      Array.from({ length: MANY }, () => path),
    );
    const present = () => tabs.streams().map(({ address }) => address.searchParams.get('present'));
    await expect.poll(present).toEqual([`${id}:looks`]);

    const desk = await visit(browser, product.url, { width: 1440 });
    await beSignedIn(desk, product.api, 'admin');
    await desk.go(path);
    const deskIsThere = (page: Page) => page.getByText('ธนา ดูแลดี also has this booking open');
    await Promise.all(tabs.pages.map((page) => deskIsThere(page).waitFor()));

    const first = await nextHolder(tabs);
    await tabs.show(first, 'hidden');
    await nextHolder(tabs, first);
    await owner(`/bookings/${id}`, { method: 'PUT', body: { action: 'check-in' } });
    const isInHouse = (page: Page) => page.getByText(STAFF_WORDS.en.inHouse).first().waitFor();
    await Promise.all(tabs.pages.filter((page) => page !== first).map(isInHouse));
    await tabs.show(first, 'visible'); // it is read again where it was not told
    await isInHouse(first);

    for (const page of tabs.pages) expect(await tabs.call(page, '/config.json')).toBe(200);
    await expect.poll(() => tabs.streams().length).toBe(1);
    for (const visitor of [office, desk]) {
      expect(visitor.broken()).toEqual([]);
      await visitor.leave();
    }
  });
});
