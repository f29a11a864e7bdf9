import { codeOf, firstAtOf, LABELS } from './columns-and-sums.ts';
import { type Definition, staffReference } from './definition.ts';

/** Money that came, less what was paid back, by the day of the money. */
export const received: Definition = {
  key: ['booking_id', 'ref'],
  order: ['first_at', 'booking_id', 'ref'],
  sums: {
    gross: {
      terms: [
        { kinds: ['received'], measure: 'satang' },
        { kinds: ['refunded'], measure: 'satang', minus: true },
      ],
    },
    fee: { terms: [{ kinds: ['fee'], measure: 'satang' }] },
    feeVat: { terms: [{ kinds: ['fee-vat'], measure: 'satang' }] },
    net: {
      terms: [
        { kinds: ['received'], measure: 'satang' },
        { kinds: ['refunded', 'fee', 'fee-vat'], measure: 'satang', minus: true },
      ],
    },
    vat: {
      terms: [
        { kinds: ['received'], measure: 'vat' },
        { kinds: ['refunded'], measure: 'vat', minus: true },
      ],
    },
  },
  columns: [
    {
      ...{ name: 'paidAt', type: 'instant', cell: firstAtOf, sort: 'first_at' },
      label: { th: 'วันเวลาที่ชำระ', en: 'Paid at' },
    },
    { name: 'bookingId', type: 'text', label: LABELS.bookingId, cell: codeOf },
    {
      ...{ name: 'chargeId', type: 'text', label: { th: 'รหัสรายการเงิน', en: 'Charge' } },
      cell: ({ keys }) => staffReference(keys.ref ?? null),
    },
    {
      ...{ name: 'method', type: 'text', label: LABELS.method },
      cell: ({ method }) => method,
    },
    { name: 'gross', type: 'money', label: LABELS.gross, sum: 'gross' },
    { name: 'fee', type: 'money', label: { th: 'ค่าธรรมเนียม', en: 'Fee' }, sum: 'fee' },
    {
      ...{ name: 'feeVat', type: 'money', sum: 'feeVat' },
      label: { th: 'VAT ของค่าธรรมเนียม', en: 'VAT on the fee' },
    },
    { name: 'net', type: 'money', label: LABELS.net, sum: 'net' },
    { name: 'vat', type: 'money', label: LABELS.vat, sum: 'vat' },
  ],
};
