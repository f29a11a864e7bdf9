import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { describe, expect, it } from 'vitest';
import { spansOf } from './bars-of.ts';

const days = (from: string, to: string) => ({ from: localDate(from), to: localDate(to) });

describe('what a report is drawn as', () => {
  it('is a bar a day, of all its lines, also of days without', () => {
    const rows = [
      { key: 'a', date: '2026-12-01', revenue: 0.1 },
      { key: 'b', date: '2026-12-01', revenue: 0.2 },
      { key: 'c', date: '2026-12-03', revenue: 5 },
    ];
    const spans = spansOf(rows, days('2026-12-01', '2026-12-03'), 'date', 'revenue');
    expect(spans.map(({ from, sum }) => [from, sum])).toEqual([
      ['2026-12-01', 0.3],
      ['2026-12-02', 0],
      ['2026-12-03', 5],
    ]);
  });

  it('counts moments to their day in Bangkok', () => {
    const rows = [{ key: 'a', paidAt: '2026-12-01T17:30:00.000Z', net: 100 }];
    const spans = spansOf(rows, days('2026-12-01', '2026-12-02'), 'paidAt', 'net');
    expect(spans.map(({ sum }) => sum)).toEqual([0, 100]);
  });

  it('is a bar a month of a long period', () => {
    const rows = [
      { key: 'a', date: '2026-10-31', net: 1 },
      { key: 'b', date: '2027-02-03', net: 2 },
    ];
    expect(spansOf(rows, days('2026-10-15', '2027-02-10'), 'date', 'net')).toEqual([
      { ...days('2026-10-15', '2026-10-31'), sum: 1 },
      { ...days('2026-11-01', '2026-11-30'), sum: 0 },
      { ...days('2026-12-01', '2026-12-31'), sum: 0 },
      { ...days('2027-01-01', '2027-01-31'), sum: 0 },
      { ...days('2027-02-01', '2027-02-10'), sum: 2 },
    ]);
  });
});
