import type { Sum } from '../definition.ts';

/** Figures that the daily report has by day and hotel, and the one by class by room. */
export const INVENTORY_SUMS = {
  rooms: { terms: [{ kinds: ['rooms'], measure: 'units', span: 'standing' }] },
  available: {
    terms: [
      { kinds: ['rooms'], measure: 'units', span: 'standing' },
      { kinds: ['disabled'], measure: 'units', span: 'standing', minus: true },
      { kinds: ['blocked'], measure: 'units', minus: true },
    ],
  },
  sold: { terms: [{ kinds: ['sold'], measure: 'units' }] },
  revenue: { terms: [{ kinds: ['sold'], measure: 'satang' }] },
} as const satisfies Readonly<Record<string, Sum>>;

/** Of bookings by the day they were confirmed. */
export const PRODUCTION_SUMS = {
  bookings: { terms: [{ kinds: ['booking'], measure: 'units' }] },
  nights: { terms: [{ kinds: ['booking'], measure: 'nights' }] },
  lead: { terms: [{ kinds: ['booking'], measure: 'lead' }] },
} as const satisfies Readonly<Record<string, Sum>>;
