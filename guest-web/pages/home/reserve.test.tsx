import type { Answers } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { open } from '../../testing/open.tsx';
import type { SelectedRoom } from './home-data.ts';
import { RoomCard } from './selected-rooms.tsx';

const both = (text: string) => ({ th: text, en: text });
const ROOM: SelectedRoom = {
  ...{ _id: 'villa', hotelId: 'kata', ownerId: 'owner', title: both('Villa'), subtitle: null },
  ...{ imageUrl: null, imagesUrl: [], image360Url: null },
  ...{ guests: 2, maxGuests: 2, from: { price: 1200, date: '2027-01-03' } },
};
const HOTELS = [
  { _id: 'patong', hotelNameSlug: 'patong-house' },
  { _id: 'kata', hotelNameSlug: 'talay-ngoen-kata' },
];
const calendar = (minStay: number | null) => ({
  days: [{ date: '2027-01-03', status: 'available', price: 1200, unitsLeft: 1, minStay }],
});

const assign = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T05:00:00Z') });
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  vi.restoreAllMocks();
  assign.mockReset();
});

async function reserve(answers: Answers, room: SelectedRoom = ROOM) {
  const { user, calls } = await open(<RoomCard room={room} />, { answers });
  await user.click(screen.getByRole('button', { name: 'Reserve' }));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  return { calls, address: String(assign.mock.lastCall?.[0]) };
}

describe('Reserve', () => {
  it('loads the page of the room’s hotel, that room first, for the dates its price is of', async () => {
    const { address, calls } = await reserve({
      'GET /outreach/hotels': { hotels: HOTELS },
      'GET /outreach/bookings/room/villa': { bookReach: calendar(null) },
    });
    expect(address).toBe(
      '/en/hotel/talay-ngoen-kata?startDate=2027-01-03&endDate=2027-01-04&room=villa#rooms',
    );
    expect(calls.find(({ path }) => path === '/outreach/hotels')?.query).toMatchObject({
      ownerId: 'owner',
    });
    expect(screen.getByText('From').parentElement).toHaveTextContent('From฿1,200 per night');
  });

  it('leads to as many nights as a stay that begins then has at least', async () => {
    const { address } = await reserve({
      'GET /outreach/hotels': { hotels: HOTELS },
      'GET /outreach/bookings/room/villa': { bookReach: calendar(3) },
    });
    expect(address).toContain('startDate=2027-01-03&endDate=2027-01-06');
  });

  it('names the room alone, and no price, where no stay can begin for a year', async () => {
    const answers = { 'GET /outreach/hotels': { hotels: HOTELS } };
    const { address } = await reserve(answers, { ...ROOM, from: null });
    expect(screen.getByText('No free nights in the next year')).toBeVisible();
    expect(screen.queryByText('From')).toBeNull();
    expect(address).toBe('/en/hotel/talay-ngoen-kata?room=villa#rooms');
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
