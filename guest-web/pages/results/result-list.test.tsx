import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { criteriaIn } from '../../features/search/criteria.ts';
import type { HotelResult, HotelResults } from '../../features/search/hotel-search.ts';
import { open } from '../../testing/open.tsx';
import { hotelResult } from '../../testing/samples.ts';
import { ResultList } from './result-list.tsx';

beforeEach(() => {
  // a map without a size is nowhere
  for (const side of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600);
});
afterEach(() => vi.restoreAllMocks());

const HOTELS = [
  hotelResult({
    _id: 'a',
    hotelName: { th: 'กะตะ', en: 'Kata House' },
    locPlaces: { lat: 7.82, lng: 98.3, googleMapsLink: null },
  }),
  hotelResult({
    _id: 'b',
    hotelName: { th: 'ลันตา', en: 'Lanta House' },
    locPlaces: { lat: 7.6, lng: 99.03, googleMapsLink: null },
  }),
  hotelResult({ _id: 'c', hotelName: { th: 'ไร้', en: 'Nowhere House' }, locPlaces: null }),
];

const openFound = (query: string, hotels: readonly HotelResult[] = HOTELS) => {
  const criteria = criteriaIn(new URLSearchParams(query), localDate('2027-01-01'));
  const found: HotelResults = { hotels, total: hotels.length, page: 1, perPage: 12 };
  return open(<ResultList criteria={criteria} found={found} nothing={<p>Nothing</p>} />);
};

const pin = (name: string) => screen.findByRole('button', { name: `${name}, ฿1,500` });
const card = (name: string) => screen.getByRole('link', { name }).closest('article');

describe('the results', () => {
  it('bring no map before it is asked for', async () => {
    await openFound('province=TH-83');
    expect(screen.getByRole('link', { name: 'Kata House' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Map of places to stay' })).toBeNull();
  });

  it('stand on the map with their prices, as far as their place is known', async () => {
    await openFound('view=map');
    expect(await pin('Kata House')).toBeVisible();
    expect(await pin('Lanta House')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Nowhere House/ })).toBeNull();
  });

  it('light the pin of the card that is pointed at or has the focus', async () => {
    const { user } = await openFound('view=map');
    const kata = await pin('Kata House');
    await user.hover(screen.getByRole('link', { name: 'Kata House' }));
    await waitFor(() => expect(kata).toHaveAttribute('data-lit'));
    await user.hover(screen.getByRole('link', { name: 'Lanta House' }));
    await waitFor(() => expect(kata).not.toHaveAttribute('data-lit'));
    expect(await pin('Lanta House')).toHaveAttribute('data-lit');
  });

  it('light the card of the pin that is pointed at', async () => {
    const { user } = await openFound('view=map');
    await user.hover(await pin('Lanta House'));
    await waitFor(() => expect(card('Lanta House')).toHaveAttribute('data-lit'));
    expect(card('Kata House')).not.toHaveAttribute('data-lit');
  });

  it('show the hotel of a pin that is pressed on the map itself', async () => {
    const { user } = await openFound('view=map');
    await user.click(await pin('Kata House'));
    expect(screen.getAllByRole('link', { name: 'Kata House' })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getAllByRole('link', { name: 'Kata House' })).toHaveLength(1);
  });

  it('show it likewise where the pin is pressed by a key', async () => {
    const { user } = await openFound('view=map');
    (await pin('Lanta House')).focus();
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('link', { name: 'Lanta House' })).toHaveLength(2);
  });

  it('are searched again where the map is moved to, in place of the province', async () => {
    const { user, address } = await openFound('province=TH-83&guests=2&view=map');
    await user.click(await screen.findByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(address()).toMatch(/bounds=[\d.-]+%2C/));
    expect(address()).not.toContain('province');
    expect(address()).toContain('guests=2');
  });

  it('say on the map, too, that there are none', async () => {
    await openFound('view=map', []);
    expect(await screen.findByText('No places available here')).toBeVisible();
    expect(screen.getByText('Nothing')).toBeVisible();
  });
});
