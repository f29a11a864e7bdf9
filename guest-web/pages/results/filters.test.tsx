import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { criteriaIn } from '../../features/search/criteria.ts';
import type { HotelCounts } from '../../features/search/hotel-search.ts';
import { open } from '../../testing/open.tsx';
import { Filters } from './filters.tsx';

const criteriaOf = (query: string) =>
  criteriaIn(new URLSearchParams(query), localDate('2027-01-01'));
const openFilters = (query: string, counts?: HotelCounts) =>
  open(<Filters criteria={criteriaOf(query)} counts={counts} />);
const wantedIn = (address: string) => criteriaOf(address.slice(address.indexOf('?')));

const ASKED = 'province=phuket&startDate=2027-01-02&endDate=2027-01-04&page=3';

describe('a choice that narrows the results', () => {
  it('is added to what is searched, from its first page', async () => {
    const { user, address } = await openFilters(ASKED);
    await user.click(screen.getByRole('link', { name: 'Wifi' }));
    expect(wantedIn(address())).toEqual({ ...criteriaOf(ASKED), facilities: ['wifi'], page: 1 });
  });

  it('is marked while it counts, and taken back by another press', async () => {
    const { user, address } = await openFilters(`${ASKED}&facilities=wifi`);
    const wifi = screen.getByRole('link', { name: 'Wifi' });
    expect(wifi).toHaveAttribute('aria-current', 'true');
    await user.click(wifi);
    expect(wantedIn(address())).toEqual({ ...criteriaOf(ASKED), page: 1 });
  });

  it('keeps the others', async () => {
    const { user, address } = await openFilters(`${ASKED}&kid=2&facilities=wifi`);
    await user.click(screen.getByRole('link', { name: 'Parking' }));
    expect(wantedIn(address())).toMatchObject({ kid: 2, facilities: ['wifi', 'parking'] });
  });
});

it('shows the map, and hides it again', async () => {
  const { user, address } = await openFilters(ASKED);
  await user.click(screen.getByRole('link', { name: 'Show map' }));
  expect(wantedIn(address())).toEqual({ ...criteriaOf(ASKED), map: true });
});

it('searches beyond the map area where that is taken off', async () => {
  const { user, address } = await openFilters('bounds=7,98,8,99&guests=2&view=map');
  await user.click(screen.getByRole('link', { name: 'Remove map area' }));
  expect(wantedIn(address())).toMatchObject({ bounds: '', guests: 2, map: true });
});

it('orders the results by what is chosen, from the first page', async () => {
  const { user, address } = await openFilters(ASKED);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
  expect(wantedIn(address())).toEqual({ ...criteriaOf(ASKED), sort: 'price', page: 1 });
});

const COUNTS: HotelCounts = {
  total: 5,
  facilities: [
    { code: 'wifi', hotels: 4 },
    { code: 'parking', hotels: 0 },
  ],
  sideViews: [
    { code: 'sea', hotels: 2 },
    { code: 'temple', hotels: 0 },
  ],
  pet: 1,
  kid: 3,
  prices: [
    { minPrice: null, maxPrice: 1000, hotels: 2 },
    { minPrice: 1000, maxPrice: 2000, hotels: 3 },
    { minPrice: 2000, maxPrice: null, hotels: 0 },
  ],
};

describe('how many hotels a filter would leave', () => {
  it('stands beside it, and one that would leave none cannot be chosen', async () => {
    await openFilters(ASKED, COUNTS);
    expect(screen.getByRole('link', { name: 'Wifi , 4 places' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Parking/ })).toBeNull();
    expect(screen.getByText('Parking')).toBeVisible();
  });
});

describe('all filters', () => {
  const openAll = async (query = ASKED) => {
    const opened = await openFilters(query, COUNTS);
    await opened.user.click(screen.getByRole('button', { name: /^All filters/ }));
    return { ...opened, panel: within(await screen.findByRole('dialog', { name: 'Filters' })) };
  };

  it('know the views that some hotel found has', async () => {
    const { panel, user, address } = await openAll();
    expect(panel.queryByText('Temple View')).toBeNull();
    await user.click(panel.getByRole('link', { name: /^Sea View/ }));
    expect(wantedIn(address())).toMatchObject({ sideViews: ['sea'], page: 1 });
  });

  it('take a price of a night from steps', async () => {
    const { panel, user, address } = await openAll();
    await user.click(panel.getByRole('link', { name: /^฿1,000 – ฿2,000/ }));
    expect(wantedIn(address())).toMatchObject({ minPrice: 1000, maxPrice: 2000 });
  });

  it('take a price of one’s own, in either order', async () => {
    const { panel, user, address } = await openAll();
    await user.type(panel.getByLabelText('Minimum (baht)'), '2,500');
    await user.type(panel.getByLabelText('Maximum (baht)'), '700{Enter}');
    expect(wantedIn(address())).toMatchObject({ minPrice: 700, maxPrice: 2500 });
  });

  it('count children and pets, and say how many hotels take them', async () => {
    const { panel, user, address } = await openAll();
    expect(panel.getByText('1 place available')).toBeVisible();
    expect(panel.getByText('3 places available')).toBeVisible();
    const pets = within(panel.getByRole('group', { name: 'Pets' }));
    await user.click(pets.getByRole('button', { name: 'More' }));
    expect(wantedIn(address())).toMatchObject({ pet: 1 });
  });

  it('say how many hotels are found, and how many filters count: the party is none', async () => {
    const { panel, user } = await openAll(`${ASKED}&facilities=wifi&maxPrice=900&kid=2`);
    await user.click(panel.getByRole('button', { name: 'Show 5 places' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'All filters (2)' })).toBeVisible();
  });
});
