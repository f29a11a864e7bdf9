import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { criteriaIn } from '../../features/search/criteria.ts';
import { open } from '../../testing/open.tsx';
import { hotelResult } from '../../testing/samples.ts';
import { HotelCard } from './hotel-card.tsx';

it('a hotel found by a month says its cheapest dates, and leads to itself on these', async () => {
  const hotel = hotelResult({ stay: { startDate: '2027-02-08', endDate: '2027-02-10' } });
  const criteria = criteriaIn(
    new URLSearchParams('month=2027-02&nights=2&guests=2'),
    localDate('2027-01-01'),
  );
  await open(<HotelCard hotel={hotel} criteria={criteria} eager lit={false} />);
  expect(screen.getByText('Cheapest dates: Mon 8 Feb – Wed 10 Feb')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('?startDate=2027-02-08&endDate=2027-02-10&guests=2'),
  );
});
