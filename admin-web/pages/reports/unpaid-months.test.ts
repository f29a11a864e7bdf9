import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { expect, it } from 'vitest';
import type { ReportParameters } from '../../features/reports/read-report.ts';
import { unpaidMonths } from './unpaid-months.ts';

const asked: ReportParameters = {
  ...{ from: localDate('2026-11-01'), to: localDate('2027-01-31'), page: 1 },
  ...{ ownerId: undefined, hotelId: undefined, channel: undefined, at: undefined },
  sort: undefined,
};
const row = (month: string, paidAt: string | null = null) => ({
  ...{ key: month, month, ownerId: 'o1', owner: 'Nok', owed: 500.25, paidAt },
});
const ROWS = [row('2026-11', '2026-12-05T03:00:00Z'), row('2026-12'), row('2027-01')];
const offered = (more: Partial<ReportParameters> = {}) =>
  unpaidMonths(ROWS, { ...asked, ...more }, localDate('2027-01-31')).map(({ month }) => month);

it('offers months that are over and were not paid out', () =>
  expect(offered()).toEqual(['2026-12']));

it('offers none that is not shown whole, or not as it stands now', () => {
  expect(offered({ from: localDate('2026-12-02') })).toEqual([]);
  expect(offered({ to: localDate('2026-12-30') })).toEqual([]);
  expect(offered({ to: localDate('2026-12-31') })).toEqual(['2026-12']);
  expect(offered({ hotelId: 'h1' })).toEqual([]);
  expect(offered({ channel: 'phone' })).toEqual([]);
  expect(offered({ at: '2027-01-30T00:00:00Z' })).toEqual([]);
});
