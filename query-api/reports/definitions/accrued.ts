import { nightsBetween } from '@baanpak/domain/values/time/local-date.ts';
import { checkInOf, codeOf, LABELS } from './columns-and-sums.ts';
import type { Definition, ReportSubject, Term } from './definition.ts';

const RECEIVED: Term = { kinds: ['received'], measure: 'satang', span: 'until' };
const REFUNDED: Term = { kinds: ['refunded'], measure: 'satang', span: 'until' };
const NIGHTS: Term = { kinds: ['sold'], measure: 'satang', span: 'delivered-until' };
const REST: Term = { kinds: ['extra', 'kept'], measure: 'satang', span: 'until' };

const less = (term: Term): Term => ({ ...term, minus: true });

/** What a booking has paid for and not had by the last day, or had and not paid. */
export const accrued: Definition = {
  key: ['booking_id'],
  order: ['first_at', 'booking_id'],
  sums: {
    received: { terms: [RECEIVED] },
    refunded: { terms: [REFUNDED] },
    realised: { terms: [NIGHTS, REST] },
    deferred: { positive: true, terms: [RECEIVED, less(REFUNDED), less(NIGHTS), less(REST)] },
    receivable: { positive: true, terms: [less(RECEIVED), REFUNDED, NIGHTS, REST] },
  },
  columns: [
    { name: 'bookingId', type: 'text', label: LABELS.bookingId, cell: codeOf },
    { name: 'checkIn', type: 'date', label: LABELS.checkIn, cell: checkInOf },
    { name: 'received', type: 'money', label: { th: 'รับเงินแล้ว', en: 'Received' }, sum: 'received' },
    { name: 'refunded', type: 'money', label: { th: 'คืนเงินแล้ว', en: 'Refunded' }, sum: 'refunded' },
    {
      ...{ name: 'realised', type: 'money', sum: 'realised' },
      label: { th: 'รับรู้รายได้แล้ว', en: 'Realized' },
    },
    {
      ...{ name: 'deferred', type: 'money', sum: 'deferred' },
      label: { th: 'รายได้รับล่วงหน้า', en: 'Deferred' },
    },
    {
      ...{ name: 'receivable', type: 'money', sum: 'receivable' },
      label: { th: 'ลูกหนี้ค้างรับ', en: 'Receivable' },
    },
    { name: 'age', type: 'count', label: { th: 'อายุ (วัน)', en: 'Age (days)' }, cell: ageOf },
  ],
};

/** Days since the first that is counted of it. */
function ageOf({ since, last }: ReportSubject): number | null {
  return since === null ? null : Math.max(0, nightsBetween(since, last));
}
