import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { criteriaIn } from '../../features/search/criteria.ts';
import type { Alternatives } from '../../features/search/hotel-search.ts';
import { open } from '../../testing/open.tsx';
import { NoResults } from './no-results.tsx';

const criteria = criteriaIn(
  new URLSearchParams('province=TH-83&startDate=2027-01-10&endDate=2027-01-12&guests=2'),
  localDate('2027-01-01'),
);
const openNothing = (alternatives?: Alternatives) =>
  open(<NoResults criteria={criteria} alternatives={alternatives} />);

describe('a search that finds nothing', () => {
  it('leads to near dates that are free, with their price', async () => {
    const { user, address } = await openNothing({
      dates: [{ startDate: '2027-01-11', endDate: '2027-01-13', hotels: 2, minPrice: 1250 }],
      provinces: [],
    });
    await user.click(
      screen.getByRole('link', { name: /Mon\s11\sJan – Wed\s13\sJan.*2 places.*฿1,250/ }),
    );
    expect(address()).toContain('province=TH-83&startDate=2027-01-11&endDate=2027-01-13&guests=2');
  });

  it('leads to provinces that are free on the same dates', async () => {
    const { user, address } = await openNothing({
      dates: [],
      provinces: [{ _id: 'TH-81', th: 'กระบี่', en: 'Krabi', hotels: 1, minPrice: 900 }],
    });
    await user.click(screen.getByRole('link', { name: /Krabi.*1 place.*฿900/ }));
    expect(address()).toContain('province=TH-81&startDate=2027-01-10&endDate=2027-01-12&guests=2');
  });

  it('leads on even where nothing else is known', async () => {
    await openNothing();
    expect(screen.getByRole('link', { name: 'Clear filters' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All of Thailand' })).toBeVisible();
    expect(screen.queryByText('Available on nearby dates')).toBeNull();
  });
});
