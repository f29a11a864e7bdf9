import type { ReportColumnJson } from './report.ts';

/** Of the tax invoices that the marketplace issued to owners for its commission; credit notes are below 0. */
export const COMMISSION_COLUMNS: readonly ReportColumnJson[] = (
  [
    ['date', 'date', 'วันที่', 'Date'],
    ['number', 'text', 'เลขที่', 'Number'],
    ['kind', 'text', 'เอกสาร', 'Document'],
    ['credits', 'text', 'อ้างถึงใบกำกับภาษี', 'Of tax invoice'],
    ['month', 'month', 'เดือน', 'Month'],
    ['owner', 'text', 'เจ้าของ', 'Owner'],
    ['buyer', 'text', 'ชื่อผู้ซื้อ', 'Buyer'],
    ['taxId', 'text', 'เลขประจำตัวผู้เสียภาษี', "Buyer's tax ID"],
    ['branch', 'text', 'สถานประกอบการ', "Buyer's branch"],
    ['commission', 'money', 'ค่าคอมมิชชัน', 'Commission'],
    ['vat', 'money', 'ภาษีมูลค่าเพิ่ม', 'VAT'],
    ['total', 'money', 'รวม', 'Total'],
    ['withholding', 'money', 'ภาษีหัก ณ ที่จ่าย 3%', 'Withholding tax 3%'],
  ] as const
).map(([name, type, th, en]) => ({ name, type, label: { th, en }, sortable: false, opens: false }));
