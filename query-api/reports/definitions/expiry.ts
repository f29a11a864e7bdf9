import {
  checkInOf,
  checkOutOf,
  codeOf,
  firstAtOf,
  hotelOf,
  LABELS,
  roomOf,
} from './columns-and-sums.ts';
import type { Definition } from './definition.ts';

/** Holds that were not paid in time, by the day they were placed. */
export const expiry: Definition = {
  key: ['booking_id'],
  order: ['first_at', 'booking_id'],
  rowsOf: ['hold'],
  sums: {
    amount: { terms: [{ kinds: ['hold'], measure: 'satang' }] },
    attempts: { terms: [{ kinds: ['attempt'], measure: 'units', span: 'of-rows' }] },
    paidLate: { terms: [{ kinds: ['paid-late'], measure: 'satang', span: 'of-rows' }] },
  },
  columns: [
    {
      ...{ name: 'heldAt', type: 'instant', cell: firstAtOf, sort: 'first_at' },
      label: { th: 'จองเมื่อ', en: 'Held at' },
    },
    { name: 'bookingId', type: 'text', label: LABELS.bookingId, cell: codeOf },
    { name: 'hotel', type: 'text', label: LABELS.hotel, cell: hotelOf },
    { name: 'room', type: 'text', label: LABELS.room, cell: roomOf },
    { name: 'checkIn', type: 'date', label: LABELS.checkIn, cell: checkInOf },
    { name: 'checkOut', type: 'date', label: LABELS.checkOut, cell: checkOutOf },
    { name: 'amount', type: 'money', label: LABELS.amount, sum: 'amount' },
    {
      ...{ name: 'method', type: 'text', label: LABELS.method },
      cell: ({ booking }) => booking?.method ?? null,
    },
    {
      ...{ name: 'attempts', type: 'count', sum: 'attempts' },
      label: { th: 'จำนวนครั้งที่พยายามชำระ', en: 'Attempts' },
    },
    {
      ...{ name: 'lastFailure', type: 'text' },
      label: { th: 'เหตุที่ชำระไม่สำเร็จล่าสุด', en: 'Last failure' },
      cell: ({ booking }) => booking?.lastFailure ?? null,
    },
    {
      ...{ name: 'expiresAt', type: 'instant', label: { th: 'หมดเวลาเมื่อ', en: 'Expires at' } },
      cell: ({ booking }) => booking?.heldUntil ?? null,
    },
    {
      ...{ name: 'outcome', type: 'text', label: { th: 'ผล', en: 'Outcome' } },
      cell: ({ booking }) => booking?.outcome ?? null,
    },
    {
      ...{ name: 'paidLate', type: 'money', sum: 'paidLate' },
      label: { th: 'เงินที่เข้ามาหลังหมดเวลา', en: 'Paid late' },
    },
  ],
};
