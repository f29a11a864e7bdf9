import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { criteriaIn } from '../../features/search/criteria.ts';
import { open } from '../../testing/open.tsx';
import { SearchLine } from './search-line.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-24T05:00:00Z') });
});

const PROVINCES = [
  { _id: 'TH-83', th: 'ภูเก็ต', en: 'Phuket', hotels: 3 },
  { _id: 'TH-81', th: 'กระบี่', en: 'Krabi', hotels: 1 },
];
const openLine = (query: string, place = 'Phuket') => {
  const criteria = criteriaIn(new URLSearchParams(query), localDate('2026-12-24'));
  return open(<SearchLine place={place} provinces={PROVINCES} criteria={criteria} />);
};
const ASKED = 'startDate=2026-12-25&endDate=2026-12-27&guests=2&kid=1&facilities=wifi';

it('a search is one line, which opens the panel and closes it again', async () => {
  const { user } = await openLine(`province=TH-83&${ASKED}`);
  const line = screen.getByRole('button', { name: /Change search/ });
  expect(line).toHaveTextContent('PhuketFri 25 Dec – Sun 27 Dec · 1 adult · 1 child');
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(line);
  expect(await screen.findByRole('combobox', { name: 'Where to' })).toHaveValue('Phuket');
  await user.click(line);
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('another province keeps days, guests and filters, and leaves the map area', async () => {
  const { user, address } = await openLine(`bounds=7,98,8,99&${ASKED}`, 'Map area');
  await user.click(screen.getByRole('button', { name: /Change search/ }));
  await user.type(await screen.findByRole('combobox'), 'Krabi{Enter}');
  expect(address()).toBe(`/en/hotel/main?province=TH-81&${ASKED}`);
});

it('a search of all of Thailand is searched again', async () => {
  const { user, address } = await openLine(ASKED, 'All of Thailand');
  await user.click(screen.getByRole('button', { name: /Change search/ }));
  expect(await screen.findByRole('combobox')).toHaveValue('All of Thailand');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe(`/en/hotel/main?${ASKED}`);
});

it('a map area stays where no province is named instead', async () => {
  const { user, address } = await openLine(`bounds=7,98,8,99&${ASKED}`, 'Map area');
  await user.click(screen.getByRole('button', { name: /Change search/ }));
  await screen.findByRole('combobox');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toContain('bounds=7%2C98%2C8%2C99');
});
