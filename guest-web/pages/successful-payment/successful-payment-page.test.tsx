import type { Answers } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { openPage } from '../../testing/open.tsx';
import { booking, siblingOf } from '../../testing/samples.ts';
import * as page from './successful-payment-page.tsx';

const HOTEL = {
  _id: 'kata',
  hotelName: { th: 'โรงแรม', en: 'Talay Ngoen Kata' },
  contactPhone: '076 111 222',
  contactChat: null,
  checkInTime: '14:00',
  checkOutTime: '12:00',
  address: null,
  province: { th: 'ภูเก็ต', en: 'Phuket' },
  vatRegistered: true,
  locPlaces: { lat: 7, lng: 98, googleMapsLink: 'https://maps.example/kata' },
};

const openResult = (
  said: Partial<BookingJson> = {},
  hotel: object = { hotel: HOTEL, rooms: [] },
  answers: Answers = {},
) => {
  const book = booking({ status: 'Booked', paymentStatus: 'paid', hotelId: 'kata', ...said });
  return openPage(page, {
    path: '/en/hotel/:slug/successful-payment',
    at: `/en/hotel/talay-ngoen-kata/successful-payment?bookingId=${book._id}`,
    answers: {
      [`GET /outreach/bookings/${book._id}`]: { book },
      [`GET /outreach/hotels/${book.hotelNameSlug}`]: hotel,
      ...answers,
    },
  });
};
const summary = () => screen.getByRole('region', { name: 'Payment summary' });
const next = () => screen.getByRole('region', { name: 'What’s next' });

describe('a guest who paid', () => {
  it('is told what comes next, how the hotel is reached and where it is', async () => {
    await openResult({ methodCheckIn: 'Online' });
    expect(within(next()).getByRole('link', { name: 'Check in online' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/en\/booking\/.*#check-in$/),
    );
    expect(next()).toHaveTextContent('from 14:00');
    expect(next()).toHaveTextContent(booking().bookingId);
    expect(screen.getByRole('link', { name: '076 111 222' })).toBeVisible();
    expect(screen.getByRole('link', { name: /map/i })).toHaveAttribute(
      'href',
      'https://maps.example/kata',
    );
  });

  it('is not asked for documents where they check in at the hotel', async () => {
    await openResult({ methodCheckIn: 'At Hotel' });
    expect(within(next()).queryByText(/send your documents/)).toBeNull();
  });

  it('reads that VAT was included where the hotel is registered for it', async () => {
    await openResult();
    expect(summary()).toHaveTextContent('VAT included');
  });

  it('reads of no VAT where the hotel is not registered for it', async () => {
    await openResult({}, { hotel: { ...HOTEL, vatRegistered: false }, rooms: [] });
    expect(summary()).toHaveTextContent('Total');
    expect(summary()).not.toHaveTextContent('VAT');
  });

  it('reads what all rooms of the order came to, also where nobody asks the provider', async () => {
    const second = booking({
      ...{ _id: '7d1f0f5e-3d58-4bb0-9a5b-0c8f3f6f2b11', bookingId: 'BK-SECOND', hotelId: 'kata' },
      ...{ status: 'Booked', paymentStatus: 'paid', totalReceived: 4000 },
    });
    await openResult({ totalReceived: 3000, siblings: [siblingOf(second)] }, undefined, {
      [`GET /outreach/bookings/${second._id}`]: { book: second },
    });
    expect(summary()).toHaveTextContent('BK-SECOND');
    expect(summary()).toHaveTextContent('฿7,000');
  });

  it('keeps a picture of the booking, named by its code', async () => {
    const { user } = await openResult();
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await user.click(screen.getByRole('button', { name: 'Save as picture' }));
    await expect.poll(() => saved).toEqual([expect.stringMatching(/^BK-7Q2MX4\./)]);
  });

  it('is told the rest where the hotel does not answer', async () => {
    await openResult({}, () => Response.json({}, { status: 503 }));
    expect(next()).toBeVisible();
    expect(screen.queryByRole('link', { name: '076 111 222' })).toBeNull();
  });
});

it('says nothing of what comes next before the money is there', async () => {
  await openResult({ status: 'Reserved', paymentStatus: 'failed' });
  expect(screen.queryByRole('region', { name: 'What’s next' })).toBeNull();
});
