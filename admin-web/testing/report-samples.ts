import type { Changes, Facts, Report } from '../reports/report.ts';
import { id, OWNER } from './samples.ts';

const label = (en: string) => ({ th: `${en} (ไทย)`, en });

export const dailyRow = (date: string, given: Readonly<Record<string, unknown>> = {}) => ({
  key: `${date} hotel`,
  ...{ date, hotel: 'Sea House', sold: 3, revenue: 4500.5, occ: 0.75, adr: 1500.17 },
  ...given,
});

/** Two days of one hotel. */
export const dailyReport = (given: Partial<Report> = {}): Report => ({
  columns: [
    { name: 'date', type: 'date', label: label('Date') },
    { name: 'hotel', type: 'text', label: label('Hotel') },
    { name: 'sold', type: 'count', label: label('Sold') },
    { name: 'revenue', type: 'money', label: label('Revenue') },
    { name: 'occ', type: 'percent', label: label('Occupancy') },
    { name: 'adr', type: 'money', label: label('ADR') },
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
  ...{ kind: 'sold', date: '2026-12-01', amount: 4500.5, hotel: 'Sea House' },
  booking: { _id: id(30), bookingId: 'BK-7Q2MX4', ownerId: OWNER },
  event: {
    ...{ id: id(90), type: 'BookingPaid', at: '2026-11-20T03:00:00.000Z' },
    ...{ by: id(100), byName: 'Malee' },
  },
  ...given,
});

export const facts = (given: Partial<Facts> = {}): Facts => ({
  ...{ facts: [fact()], sum: 4500.5, total: 1, page: 1, perPage: 25 },
  ...given,
});

export const changes = (given: Partial<Changes> = {}): Changes => ({
  changes: [{ ...fact(), units: 1, amount: 4500.5 }],
  ...{ total: 1, page: 1, perPage: 25 },
  ...given,
});
