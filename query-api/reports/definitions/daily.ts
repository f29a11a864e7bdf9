import { dateOf, hotelOf, INVENTORY_SUMS, LABELS } from './columns-and-sums.ts';
import type { Definition } from './definition.ts';

/** Operations by day and hotel. */
export const daily: Definition = {
  key: ['date', 'hotel_id'],
  order: ['date', 'hotel_id'],
  sums: {
    ...INVENTORY_SUMS,
    disabled: {
      terms: [
        { kinds: ['disabled'], measure: 'units', span: 'standing' },
        { kinds: ['blocked'], measure: 'units' },
      ],
    },
    arrivals: { terms: [{ kinds: ['arrival'], measure: 'units' }] },
    departures: { terms: [{ kinds: ['departure'], measure: 'units' }] },
    inHouse: { terms: [{ kinds: ['sold'], measure: 'units', span: 'to-today' }] },
    newBookings: { terms: [{ kinds: ['booking'], measure: 'units' }] },
    canceled: { terms: [{ kinds: ['cancellation'], measure: 'units' }] },
  },
  columns: [
    { name: 'date', type: 'date', label: LABELS.date, cell: dateOf, sort: 'date' },
    { name: 'hotel', type: 'text', label: LABELS.hotel, cell: hotelOf },
    { name: 'rooms', type: 'count', label: LABELS.rooms, sum: 'rooms' },
    { name: 'disabled', type: 'count', label: { th: 'ปิดขาย', en: 'Disabled' }, sum: 'disabled' },
    { name: 'available', type: 'count', label: LABELS.available, sum: 'available' },
    { name: 'sold', type: 'count', label: LABELS.sold, sum: 'sold' },
    { name: 'arrivals', type: 'count', label: { th: 'เข้าพัก', en: 'Arrivals' }, sum: 'arrivals' },
    {
      ...{ name: 'departures', type: 'count', sum: 'departures' },
      label: { th: 'ออกจากที่พัก', en: 'Departures' },
    },
    { name: 'inHouse', type: 'count', label: { th: 'พักอยู่', en: 'In house' }, sum: 'inHouse' },
    {
      ...{ name: 'newBookings', type: 'count', sum: 'newBookings' },
      label: { th: 'จองใหม่', en: 'New bookings' },
    },
    { name: 'canceled', type: 'count', label: { th: 'ยกเลิก', en: 'Canceled' }, sum: 'canceled' },
    { name: 'revenue', type: 'money', label: LABELS.revenue, sum: 'revenue' },
    { name: 'occ', type: 'percent', label: LABELS.occ, ratio: ['sold', 'available'] },
    { name: 'adr', type: 'money', label: LABELS.adr, ratio: ['revenue', 'sold'] },
    { name: 'revpar', type: 'money', label: LABELS.revpar, ratio: ['revenue', 'available'] },
  ],
};
