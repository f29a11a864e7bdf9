import { codeOf, dateOf, hotelOf, LABELS, roomOf } from './columns-and-sums.ts';
import type { Definition, Measure, Sum } from './definition.ts';

const realised = (measure: Measure): Sum => ({
  terms: [
    { kinds: ['sold'], measure, span: 'delivered' },
    { kinds: ['extra', 'kept'], measure },
  ],
});

/** What was realised: nights delivered, extras, and money kept of stays that came to nothing. */
export const actual: Definition = {
  key: ['date', 'booking_id'],
  order: ['date', 'booking_id'],
  sums: { gross: realised('satang'), vat: realised('vat'), exVat: realised('exVat') },
  columns: [
    { name: 'date', type: 'date', label: LABELS.date, cell: dateOf, sort: 'date' },
    { name: 'bookingId', type: 'text', label: LABELS.bookingId, cell: codeOf },
    { name: 'hotel', type: 'text', label: LABELS.hotel, cell: hotelOf },
    { name: 'room', type: 'text', label: LABELS.room, cell: roomOf },
    { name: 'gross', type: 'money', label: LABELS.gross, sum: 'gross' },
    { name: 'vat', type: 'money', label: LABELS.vat, sum: 'vat' },
    { name: 'exVat', type: 'money', label: { th: 'ยอดก่อน VAT', en: 'Before VAT' }, sum: 'exVat' },
  ],
};
