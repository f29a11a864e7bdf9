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
/** No other test has guests there. */
const HOTEL = 'phan-maphrao-lamai';

const product = sharedProduct();
let browser: Browser;
let room: Room;
beforeAll(async () => {
  browser = await sharedBrowser();
  room = roomAt(HOTEL, 1, await findRooms(product.api));
});
afterAll(() => browser?.close());

const holderOf = ({ streams }: Tabs): Page => {
  const [stream] = streams();
  if (!stream) throw new Error('No tab holds a stream');
  return stream.page;
};

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

    const first = holderOf(tabs);
    await tabs.show(first, 'hidden');
    await expect.poll(() => tabs.streams().length).toBe(1);
    const second = holderOf(tabs);
    expect(second === first).toBe(false);
    await second.close();
    await expect.poll(() => tabs.streams().length).toBe(1);
    await payByCard(product.api, { bookingId: ids[2] ?? '' });
    const rest = tabs.pages.filter((page, n) => n % 3 === 2 && page !== first && page !== second);
    await Promise.all(rest.map(isConfirmed));

    for (const page of rest) expect(await tabs.call(page, '/config.json')).toBeLessThan(5_000);
    expect(tabs.mostStreams()).toBe(1);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });
});

describe('somebody of the staff with many tabs', () => {
  it('has one stream for all, by which each is told what others do, and others what is open', async () => {
    const officer = await signIn(product.api, 'officer1');
    const { ownerId } = (await officer<{ user: { ownerId: string } }>('/auth/user/me')).body.user;
    const id = await arriving(product.api, officer, HOTEL, 'Siriporn');
    const path = `/owner/${ownerId}/book-manage/${id}`;
    const office = await visit(browser, product.url, { width: 1440 });
    await beSignedIn(office, product.api, 'owner1');
    await office.go(`/owner/${ownerId}/dashboard`);
    const tabs = await openTabs(
      office,
      Array.from({ length: MANY - 1 }, () => path),
    );
    const present = () => tabs.streams().map(({ address }) => address.searchParams.get('present'));
    await expect.poll(present).toEqual([`${id}:looks`]);

    const desk = await visit(browser, product.url, { width: 1440 });
    await beSignedIn(desk, product.api, 'officer1');
    await desk.go(path);
    const deskIsThere = (page: Page) => page.getByText(STAFF_WORDS.en.alsoOpen);
    await Promise.all(tabs.pages.map((page) => deskIsThere(page).waitFor()));

    const first = holderOf(tabs);
    await tabs.show(first, 'hidden');
    await expect.poll(() => tabs.streams().length).toBe(1);
    expect(holderOf(tabs) === first).toBe(false);
    await officer(`/bookings/${id}`, { method: 'PUT', body: { action: 'check-in' } });
    const isInHouse = (page: Page) => page.getByText(STAFF_WORDS.en.inHouse).first().waitFor();
    await Promise.all(tabs.pages.filter((page) => page !== first).map(isInHouse));
    await tabs.show(first, 'visible'); // it is read anew where it was not told
    await isInHouse(first);

    for (const page of tabs.pages)
      expect(await tabs.call(page, '/config.json')).toBeLessThan(5_000);
    expect(tabs.mostStreams()).toBe(1);
    for (const visitor of [office, desk]) {
      expect(visitor.broken()).toEqual([]);
      await visitor.leave();
    }
  });
});
