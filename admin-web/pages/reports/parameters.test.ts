import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { describe, expect, it } from 'vitest';
import { daysOf, PERIODS, periodOf } from './parameters.ts';

describe('a period', () => {
  it.each([
    ['today', '2027-03-15', '2027-03-15', '2027-03-15'],
    ['yesterday', '2027-03-01', '2027-02-28', '2027-02-28'],
    ['thisMonth', '2027-03-15', '2027-03-01', '2027-03-15'],
    ['lastMonth', '2027-01-31', '2026-12-01', '2026-12-31'],
    ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['thisYear', '2027-03-15', '2027-01-01', '2027-03-15'],
  ] as const)('%s on %s is from %s to %s', (period, day, from, to) => {
    expect(daysOf(period, localDate(day))).toEqual({ from, to });
  });

  it('is known again by its days', () => {
    const day = localDate('2027-03-15');
    expect(PERIODS.map((period) => periodOf(daysOf(period, day), day))).toEqual(PERIODS);
  });

  it('is none where its days are chosen freely', () => {
    const days = { from: localDate('2027-03-02'), to: localDate('2027-03-09') };
    expect(periodOf(days, localDate('2027-03-15'))).toBeUndefined();
  });
});
