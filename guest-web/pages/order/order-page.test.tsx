import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { seenBookings } from '../../features/booking/seen-bookings.ts';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { openPage } from '../../testing/open.tsx';
import { booking, siblingOf } from '../../testing/samples.ts';
import * as bookingPage from '../booking/booking-page.tsx';
import * as page from './order-page.tsx';

const id = (n: number) => `00000000-0000-4000-8000-0000000000${n}`;
const kata = { hotelId: 'kata', hotelNameSlug: 'talay-ngoen-kata' };
const doi = {
  hotelId: 'doi',
  hotelNameSlug: 'doi-suthep',
  hotelName: { th: 'ดอย', en: 'Doi Inn' },
};
const paid = { status: 'Booked', paymentStatus: 'paid', holdExpiresAt: null } as const;
const THREE: readonly Partial<BookingJson>[] = [
  { ...kata, ...paid, _id: id(31), bookingId: 'BK-AAAAAA', methodCheckIn: 'Online' },
  { ...kata, ...paid, _id: id(32), bookingId: 'BK-BBBBBB', checkInDate: '2027-01-09' },
  { ...doi, ...paid, _id: id(33), bookingId: 'BK-CCCCCC' },
];

async function openOrder(
  given: readonly Partial<BookingJson>[] = THREE,
  Page: typeof page | typeof bookingPage = page,
) {
  seenBookings.write([]);
  const books = given.map((each) => booking(each));
  const full = books.map((book) => ({
    ...book,
    siblings: books.filter((other) => other !== book).map(siblingOf),
  }));
  const end = Page === page ? '/order' : '';
  const opened = await openPage(Page, {
    path: `/en/booking/:id${end}`,
    at: `/en/booking/${books[0]?._id}${end}`,
    answers: Object.fromEntries(
      full.map((book) => [`GET /outreach/bookings/${book._id}`, { book }]),
    ),
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}
const linkTo = (path: string) =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('href') === `/en/booking/${path}`);

describe('the page of an order', () => {
  it('leads to each booking, by hotel, with its code and how one checks in', async () => {
    await openOrder();
    for (const { _id, bookingId } of THREE) {
      expect(linkTo(_id ?? '')).toHaveLength(1);
      expect(screen.getAllByText(bookingId ?? '').length).toBeGreaterThan(0);
    }
    const hotel = screen.getByRole('region', { name: 'Doi Inn' });
    expect(within(hotel).getByText(/BK-CCCCCC/)).toBeVisible();
    expect(within(hotel).queryByText(/BK-AAAAAA/)).toBeNull();
    expect(linkTo(`${id(31)}#check-in`)).toHaveLength(1);
    expect(screen.getByRole('main')).toHaveTextContent('Total ฿9,000');
  });

  it('has the papers of all and of each, and one calendar file', async () => {
    await openOrder();
    expect(screen.getByRole('button', { name: 'All documents (PDF)' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add all to calendar' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Receipt (PDF)' })).toHaveLength(3);
  });

  it('says what comes next in each hotel, on each day that one comes', async () => {
    await openOrder();
    const steps = screen.getAllByRole('region', { name: 'What’s next' });
    expect(steps).toHaveLength(2);
    expect(steps[0]).toHaveTextContent(/2 January 2027.*9 January 2027/);
    expect(steps[0]).toHaveTextContent('send your documents ahead');
    expect(steps[1]).not.toHaveTextContent('send your documents ahead');
  });

  it('is paid at once while it is held, and has no papers yet', async () => {
    await openOrder(
      THREE.map((each) => ({ ...each, status: 'Reserved', paymentStatus: 'pending' })),
    );
    expect(screen.getByRole('link', { name: 'Pay for all' })).toHaveAttribute(
      'href',
      `/en/hotel/talay-ngoen-kata/checkout-omise?bookingId=${id(31)}`,
    );
    expect(screen.queryByRole('button', { name: /PDF|calendar/ })).toBeNull();
  });

  it('keeps all of them on this device', async () => {
    await openOrder();
    const kept = seenBookings.read().map((seen) => seen.code);
    expect(new Set(kept)).toEqual(new Set(['BK-AAAAAA', 'BK-BBBBBB', 'BK-CCCCCC']));
  });

  it('shares hotel and dates, and nothing that opens or names a booking', async () => {
    const shared: string[] = [];
    vi.stubGlobal('navigator', {
      ...{ onLine: true, language: 'en' },
      share: async (what: ShareData) => void shared.push(`${what.text} ${what.url}`),
    });
    const { user } = await openOrder();
    for (const button of screen.getAllByRole('button', { name: /^Share/ }))
      await user.click(button);
    vi.unstubAllGlobals();
    expect(shared).toHaveLength(3);
    for (const text of shared) {
      expect(text).toMatch(/\/en\/hotel\/[a-z-]+\?startDate=2027-01-0\d&endDate=/);
      expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}|BK-|checkout|booking/i);
    }
  });
});

describe('the page of one booking of an order', () => {
  it('leads to the others and to all of them', async () => {
    await openOrder(THREE, bookingPage);
    const others = screen.getByRole('region', { name: 'Booked together with it' });
    const links = within(others).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [id(32), id(33), `${id(31)}/order`].map((path) => `/en/booking/${path}`),
    );
    expect(seenBookings.read()).toHaveLength(3);
  });

  it('says nothing of others where it is alone', async () => {
    await openOrder(THREE.slice(0, 1), bookingPage);
    expect(screen.queryByRole('region', { name: 'Booked together with it' })).toBeNull();
  });
});
