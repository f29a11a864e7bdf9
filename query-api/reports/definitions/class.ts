import { INVENTORY_SUMS, LABELS, PRODUCTION_SUMS, roomOf } from './columns-and-sums.ts';
import type { Definition } from './definition.ts';

/** The same by room type: rooms and nights added up over the days, bookings by the day they were confirmed. */
export const roomClass: Definition = {
  key: ['room_id'],
  order: ['room_id'],
  sums: {
    ...INVENTORY_SUMS,
    ...PRODUCTION_SUMS,
    canceled: { terms: [{ kinds: ['cancellation'], measure: 'units' }] },
  },
  columns: [
    { name: 'roomType', type: 'text', label: LABELS.roomType, cell: roomOf },
    { name: 'rooms', type: 'count', label: LABELS.rooms, sum: 'rooms' },
    { name: 'available', type: 'count', label: LABELS.available, sum: 'available' },
    { name: 'sold', type: 'count', label: LABELS.sold, sum: 'sold' },
    { name: 'revenue', type: 'money', label: LABELS.revenue, sum: 'revenue' },
    {
      ...{ name: 'mix', type: 'percent', share: 'revenue' },
      label: { th: 'สัดส่วนรายได้', en: 'Share of revenue' },
    },
    { name: 'occ', type: 'percent', label: LABELS.occ, ratio: ['sold', 'available'] },
    { name: 'adr', type: 'money', label: LABELS.adr, ratio: ['revenue', 'sold'] },
    { name: 'revpar', type: 'money', label: LABELS.revpar, ratio: ['revenue', 'available'] },
    { name: 'alos', type: 'ratio', label: LABELS.alos, ratio: ['nights', 'bookings'] },
    { name: 'lead', type: 'ratio', label: LABELS.lead, ratio: ['lead', 'bookings'] },
    {
      ...{ name: 'cancelRate', type: 'percent', ratio: ['canceled', 'bookings'] },
      label: { th: 'อัตราการยกเลิก', en: 'Cancellation rate' },
    },
  ],
};
