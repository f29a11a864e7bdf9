import {
  channelOf,
  codeOf,
  dateOf,
  hotelOf,
  LABELS,
  PRODUCTION_SUMS,
  provinceOf,
  roomOf,
} from './columns-and-sums.ts';
import type { Definition } from './definition.ts';

/** What was sold by the day it was confirmed, and what was canceled by the day of that. */
export const sale: Definition = {
  key: ['date', 'booking_id'],
  order: ['date', 'booking_id'],
  sums: {
    ...PRODUCTION_SUMS,
    gross: { terms: [{ kinds: ['booking'], measure: 'satang' }] },
    canceled: { terms: [{ kinds: ['cancellation'], measure: 'satang' }] },
    net: {
      terms: [
        { kinds: ['booking'], measure: 'satang' },
        { kinds: ['cancellation'], measure: 'satang', minus: true },
      ],
    },
  },
  columns: [
    { name: 'date', type: 'date', label: LABELS.date, cell: dateOf, sort: 'date' },
    { name: 'bookingId', type: 'text', label: LABELS.bookingId, cell: codeOf },
    { name: 'hotel', type: 'text', label: LABELS.hotel, cell: hotelOf },
    { name: 'roomType', type: 'text', label: LABELS.roomType, cell: roomOf },
    { name: 'channel', type: 'text', label: LABELS.channel, cell: channelOf },
    {
      ...{ name: 'province', type: 'text', cell: provinceOf },
      label: { th: 'จังหวัด', en: 'Province' },
    },
    { name: 'nights', type: 'count', label: { th: 'จำนวนคืน', en: 'Nights' }, sum: 'nights' },
    { name: 'gross', type: 'money', label: { th: 'ยอดขาย', en: 'Gross' }, sum: 'gross' },
    {
      ...{ name: 'canceled', type: 'money', sum: 'canceled' },
      label: { th: 'ยอดที่ยกเลิก', en: 'Canceled' },
    },
    { name: 'net', type: 'money', label: LABELS.net, sum: 'net' },
    { name: 'alos', type: 'ratio', label: LABELS.alos, ratio: ['nights', 'bookings'] },
    { name: 'lead', type: 'ratio', label: LABELS.lead, ratio: ['lead', 'bookings'] },
  ],
};
