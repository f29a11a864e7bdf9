import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteHotel, removeHotels } from '../../features/hotel/recent-hotels.ts';
import { noteSearch, removeSearches } from '../../features/search/recent-searches.ts';
import { open } from '../../testing/open.tsx';
import { Recent } from './recent.tsx';

const PROVINCES = [{ _id: 'TH-83', th: 'ภูเก็ต', en: 'Phuket', hotels: 3 }];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-24T05:00:00Z') });
  removeSearches();
  removeHotels();
});

const search = (province: string, name: string, checkIn = '2026-12-28') =>
  noteSearch({ province, name, checkIn, checkOut: '2026-12-30', guests: 2, kid: 0, pet: 0 });

const hotel = (slug: string) =>
  ({
    hotelNameSlug: slug,
    hotelName: { th: slug, en: slug },
    province: null,
    imageUrl: null,
    sideViews: [],
    contactPhone: '076-000-101',
  }) as unknown as HotelJson;

const openRecent = (...slugs: string[]) => {
  for (const slug of slugs) noteHotel(hotel(slug));
  return open(<Recent provinces={PROVINCES} />);
};

describe('what was looked for on this device', () => {
  it('leads to the same search again, the last first', async () => {
    search('TH-10', 'Bangkok');
    search('TH-83', 'ภูเก็ต');
    await openRecent();
    const links = screen.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
      'PhuketMon 28 Dec – Wed 30 Dec · 2 guests',
      'BangkokMon 28 Dec – Wed 30 Dec · 2 guests',
    ]);
    expect(links[0]).toHaveAttribute(
      'href',
      '/en/hotel/main?province=TH-83&startDate=2026-12-28&endDate=2026-12-30&guests=2',
    );
  });

  it('forgets dates that are over', async () => {
    search('TH-83', 'Phuket', '2026-12-20');
    await openRecent();
    expect(screen.getByRole('link')).toHaveTextContent('Phuket2 guests');
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      '/en/hotel/main?province=TH-83&guests=2',
    );
  });

  it('is removed one by one, and all at once', async () => {
    search('TH-10', 'Bangkok');
    search('TH-50', 'Chiang Mai');
    search('TH-83', 'Phuket');
    const { user } = await openRecent();
    await user.click(screen.getByRole('button', { name: 'Remove Chiang Mai' }));
    expect(screen.getAllByRole('link')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Clear searches' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(localStorage.getItem('recent-searches')).toBe('[]');
  });

  it('keeps the last search of a province, and four in all', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E', 'C']) search(name, name);
    await openRecent();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.slice(0, 1))).toEqual([
      'C',
      'E',
      'D',
      'B',
    ]);
  });
});

describe('hotels that were looked at on this device', () => {
  it('are listed, the last first, and each can be removed', async () => {
    const { user } = await openRecent('kata', 'patong');
    const group = within(screen.getByRole('region', { name: 'Recently viewed' }));
    expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/hotel/patong',
      '/en/hotel/kata',
    ]);
    await user.click(group.getByRole('button', { name: 'Remove patong' }));
    expect(group.getAllByRole('link')).toHaveLength(1);
    await user.click(group.getByRole('button', { name: 'Clear viewed places' }));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('are kept with what their card shows, and nothing else', async () => {
    await openRecent('kata');
    expect(JSON.parse(localStorage.getItem('recent-hotels') ?? '')).toEqual([
      {
        hotelNameSlug: 'kata',
        hotelName: { th: 'kata', en: 'kata' },
        province: null,
        imageUrl: null,
        sideViews: [],
      },
    ]);
  });
});
