import { channelOf, codeOf, LABELS } from './columns-and-sums.ts';
import type { Definition, ReportSubject } from './definition.ts';

const WEBSITE = { th: 'เว็บไซต์', en: 'Website' };

/** What sellers earn of what was realised, by booking; what the website sold is nobody's. */
export const incentive: Definition = {
  key: ['booking_id'],
  order: ['first_at', 'booking_id'],
  sums: {
    base: { terms: [{ kinds: ['sold', 'extra', 'kept'], measure: 'exVat', span: 'delivered' }] },
    amount: { terms: [{ kinds: ['incentive'], measure: 'satang', span: 'delivered' }] },
  },
  columns: [
    {
      ...{ name: 'beneficiary', type: 'text', label: { th: 'ผู้รับ', en: 'Beneficiary' } },
      cell: beneficiaryOf,
    },
    {
      ...{ name: 'role', type: 'text', label: { th: 'ขายผ่าน', en: 'Sells by' } },
      cell: channelOf,
    },
    { name: 'bookingId', type: 'text', label: LABELS.bookingId, cell: codeOf },
    { name: 'base', type: 'money', label: { th: 'ฐานคำนวณ', en: 'Base' }, sum: 'base' },
    {
      ...{ name: 'rate', type: 'percent', label: { th: 'อัตรา', en: 'Rate' } },
      cell: ({ booking }) => booking?.rates.incentive ?? null,
    },
    { name: 'amount', type: 'money', label: LABELS.amount, sum: 'amount' },
    { name: 'status', type: 'text', label: { th: 'สถานะ', en: 'Status' }, cell: statusOf },
  ],
};

/** A user's name, or the id of one who is no more. */
function beneficiaryOf({ booking, seller, language }: ReportSubject): string | null {
  if (!booking) return null;
  return booking.sellerId === null ? WEBSITE[language] : (seller ?? booking.sellerId);
}

/** `earned` once the guest has left, `reversed` where the stay came to nothing, else `running`. */
function statusOf({ booking }: ReportSubject): string | null {
  if (!booking) return null;
  if (booking.status === 'Departed') return 'earned';
  return booking.status === 'Canceled' || booking.status === 'No-Show' ? 'reversed' : 'running';
}
