import type { ReportColumnJson } from './report.ts';

/** Of the book of output tax (รายงานภาษีขาย); the buyer's are empty once the guest was erased. */
export const VAT_COLUMNS: readonly ReportColumnJson[] = (
  [
    ['date', 'date', 'วันที่', 'Date'],
    ['number', 'text', 'เลขที่', 'Number'],
    ['kind', 'text', 'เอกสาร', 'Document'],
    ['ofInvoice', 'text', 'อ้างถึงใบกำกับภาษี', 'Of tax invoice'],
    ['buyer', 'text', 'ชื่อผู้ซื้อ', 'Buyer'],
    ['taxId', 'text', 'เลขประจำตัวผู้เสียภาษี', "Buyer's tax ID"],
    ['branch', 'text', 'สถานประกอบการ', "Buyer's branch"],
    ['base', 'money', 'มูลค่าสินค้าหรือบริการ', 'Value before VAT'],
    ['vat', 'money', 'ภาษีมูลค่าเพิ่ม', 'VAT'],
    ['total', 'money', 'รวม', 'Total'],
    ['hotel', 'text', 'โรงแรม', 'Hotel'],
    ['bookingId', 'text', 'หมายเลขการจอง', 'Booking number'],
  ] as const
).map(([name, type, th, en]) => ({ name, type, label: { th, en }, sortable: false, opens: false }));
