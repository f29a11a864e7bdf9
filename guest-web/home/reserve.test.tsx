import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answers } from '../testing/api-in-tests.ts';
import { open } from '../testing/open.tsx';
import type { SelectedRoom } from './home-data.ts';
import { RoomCard } from './room-card.tsx';

const both = (text: string) => ({ th: text, en: text });
const ROOM: SelectedRoom = {
  ...{ _id: 'villa', hotelId: 'kata', ownerId: 'owner', title: both('Villa'), subtitle: null },
  ...{ imageUrl: null, imagesUrl: [], image360Url: null },
  ...{ basePrice: 1500, guests: 2, maxGuests: 2 },
};
const HOTELS = [
  { _id: 'patong', hotelNameSlug: 'patong-house' },
  { _id: 'kata', hotelNameSlug: 'talay-ngoen-kata' },
];
const day = (date: string, status: string) => ({ date, status, price: 1500, unitsLeft: 1 });
const CALENDAR = {
  days: [
    day('2027-01-01', 'full'),
    day('2027-01-02', 'checkOutOnly'),
    day('2027-01-03', 'checkInOnly'),
    day('2027-01-04', 'available'),
  ],
};

const assign = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T05:00:00Z') });
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  vi.restoreAllMocks();
  assign.mockReset();
});

async function reserve(answers: Answers) {
  const { user, calls } = await open(<RoomCard room={ROOM} />, { answers });
  await user.click(screen.getByRole('button', { name: 'Reserve' }));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  return { calls, address: String(assign.mock.lastCall?.[0]) };
}

describe('Reserve', () => {
  it('loads the page of the room’s hotel, that room first, for the soonest dates it is free', async () => {
    const { address, calls } = await reserve({
      'GET /outreach/hotels': { hotels: HOTELS },
      'GET /outreach/bookings/room/villa': { bookReach: CALENDAR },
    });
    expect(address).toBe(
      '/en/hotel/talay-ngoen-kata?startDate=2027-01-03&endDate=2027-01-04&room=villa#rooms',
    );
    expect(calls.find(({ path }) => path === '/outreach/hotels')?.query).toMatchObject({
      ownerId: 'owner',
    });
  });

  it('names the room alone where its calendar cannot be read', async () => {
    const { address } = await reserve({ 'GET /outreach/hotels': { hotels: HOTELS } });
    expect(address).toBe('/en/hotel/talay-ngoen-kata?room=villa#rooms');
  });

  it('finds nothing where the hotel is not among its owner’s', async () => {
    const { address } = await reserve({ 'GET /outreach/hotels': { hotels: [] } });
    expect(address).toBe('/en/404');
  });
});
