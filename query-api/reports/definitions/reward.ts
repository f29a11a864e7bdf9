import { codeOf, dateOf, LABELS } from './columns-and-sums.ts';
import type { Definition } from './definition.ts';

/** Points of guests, who are random ids here; the balance is a guest's at the end of the day. */
export const reward: Definition = {
  key: ['date', 'party', 'booking_id'],
  order: ['date', 'party', 'booking_id'],
  sums: {
    earned: { terms: [{ kinds: ['reward'], measure: 'units', only: 'added' }] },
    reversed: { terms: [{ kinds: ['reward'], measure: 'units', only: 'taken-back', minus: true }] },
    balance: {
      terms: [{ kinds: ['reward'], measure: 'units', span: 'until' }],
      running: ['party'],
    },
  },
  columns: [
    { name: 'date', type: 'date', label: LABELS.date, cell: dateOf, sort: 'date' },
    {
      ...{ name: 'guest', type: 'text', sort: 'party', label: { th: 'ผู้เข้าพัก', en: 'Guest' } },
      cell: ({ keys }) => keys.party ?? null,
    },
    { name: 'bookingId', type: 'text', label: LABELS.bookingId, cell: codeOf },
    { name: 'earned', type: 'points', label: { th: 'แต้มที่ได้', en: 'Earned' }, sum: 'earned' },
    {
      ...{ name: 'reversed', type: 'points', sum: 'reversed' },
      label: { th: 'แต้มที่คืน', en: 'Reversed' },
    },
    { name: 'balance', type: 'points', label: { th: 'แต้มคงเหลือ', en: 'Balance' }, sum: 'balance' },
  ],
};
