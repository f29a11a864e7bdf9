import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noteSeen, offlinePage, seenBookings } from '../../features/booking/seen-bookings.ts';
import { openPage } from '../../testing/open.tsx';
import { booking } from '../../testing/samples.ts';
import * as page from './my-bookings-page.tsx';

const WORDS = { title: 'My bookings', hint: 'You are offline', code: 'Booking number' };
const other = booking({ _id: '00000000-0000-4000-8000-000000000099', bookingId: 'BK-222222' });

it('lists what was opened on this device, the last first, until it is removed', async () => {
  seenBookings.write([]);
  noteSeen(other, null, 'en');
  noteSeen(booking(), null, 'en');
  noteSeen(booking(), null, 'en');
  const { user } = await openPage(page);
  const items = screen.getAllByRole('article');
  expect(items).toHaveLength(2);
  expect(items[0]).toHaveTextContent('BK-7Q2MX4');
  expect(within(items[0] ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    `/en/booking/${booking()._id}`,
  );
  await user.click(screen.getByRole('button', { name: 'Remove BK-7Q2MX4 from this device' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove BK-222222 from this device' }));
  expect(screen.getByText(/You have not opened any bookings/)).toBeVisible();
  expect(window.localStorage.getItem('seen-bookings')).toBe('[]');
});

it('keeps code, hotel, dates and address, and nothing of the guest or the money', () => {
  seenBookings.write([]);
  noteSeen(booking(), null, 'en');
  const [kept] = seenBookings.read();
  expect(Object.keys(kept ?? {})).toEqual([
    ...['id', 'code', 'hotel', 'checkIn', 'checkOut', 'address'],
  ]);
});

it('puts names into the page without a network as texts', () => {
  const seen = {
    ...{ id: 'x', code: 'BK-7Q2MX4', hotel: '<script>alert(1)</script>' },
    ...{ checkIn: '2027-01-02', checkOut: '2027-01-04', address: '1 Beach & Road' },
  };
  const html = offlinePage([seen], WORDS, 'en');
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script');
  expect(html).toContain('BK-7Q2MX4');
  expect(html).toContain('1 Beach &amp; Road');
});
