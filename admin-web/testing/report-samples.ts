import type { Changes, Facts, Report } from '../features/reports/report.ts';
import { id, OWNER } from './samples.ts';

const column = (en: string) => ({
  label: { th: `${en} (ไทย)`, en },
  ...{ sortable: true, opens: true },
});

export const dailyRow = (date: string, given: Readonly<Record<string, unknown>> = {}) => ({
  key: `${date} hotel`,
  ...{ date, hotel: 'Sea House', sold: 3, revenue: 4500.5, occ: 0.75, adr: 1500.17 },
  ...given,
});

/** Two days of one hotel. */
export const dailyReport = (given: Partial<Report> = {}): Report => ({
  columns: [
    { name: 'date', type: 'date', ...column('Date') },
    { name: 'hotel', type: 'text', ...column('Hotel') },
    { name: 'sold', type: 'count', ...column('Sold') },
    { name: 'revenue', type: 'money', ...column('Revenue') },
    { name: 'occ', type: 'percent', ...column('Occupancy') },
    { name: 'adr', type: 'money', ...column('ADR') },
  ],
  rows: [
    dailyRow('2026-12-01'),
    dailyRow('2026-12-02', { sold: 0, revenue: 0, occ: 0, adr: null }),
  ],
  totals: { sold: 3, revenue: 4500.5, occ: 0.375, adr: 1500.17 },
  ...{ total: 2, page: 1, perPage: 50, at: '7:7' },
  ...given,
});

export const fact = (given: Partial<Facts['facts'][number]> = {}) => ({
  ...{ kind: 'sold', date: '2026-12-01', amount: 4500.5, units: 1, hotel: 'Sea House' },
  measure: 'money' as const,
  booking: { _id: id(30), bookingId: 'BK-7Q2MX4', ownerId: OWNER },
  event: {
    ...{ id: id(90), type: 'BookingPaid', at: '2026-11-20T03:00:00.000Z' },
    ...{ by: id(100), via: null, byName: 'Malee' },
  },
  ...given,
});

export const facts = (given: Partial<Facts> = {}): Facts => ({
  ...{ facts: [fact()], sum: 4500.5, total: 1, page: 1, perPage: 25 },
  measure: 'money',
  ...given,
});

export const changes = (given: Partial<Changes> = {}): Changes => ({
  changes: [fact()],
  columns: dailyReport().columns,
  totals: { before: { revenue: 0, sold: 3 }, after: { revenue: 4500.5, sold: 3 } },
  ...{ total: 1, page: 1, perPage: 25 },
  ...given,
});
