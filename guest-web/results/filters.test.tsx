import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { criteriaIn } from '../search/criteria.ts';
import { open } from '../testing/open.tsx';
import { Filters } from './filters.tsx';

const criteriaOf = (query: string) =>
  criteriaIn(new URLSearchParams(query), localDate('2027-01-01'));
const openFilters = (query: string) => open(<Filters criteria={criteriaOf(query)} />);
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

it('orders the results by what is chosen, from the first page', async () => {
  const { user, address } = await openFilters(ASKED);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
  expect(wantedIn(address())).toEqual({ ...criteriaOf(ASKED), sort: 'price', page: 1 });
});
