import type { CreditNoteReason } from '@baanpak/domain/values/money/tax-invoice.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';

const TH = {
  creditNote: 'ใบลดหนี้',
  ofInvoice: (number: string, day: string) => `อ้างถึงใบกำกับภาษีเลขที่ ${number} วันที่ ${day}`,
  item: 'รายการ',
  amount: 'จำนวนเงิน (บาท)',
  invoiced: 'มูลค่าตามใบกำกับภาษีเดิม',
  creditedBefore: 'ลดไปแล้วตามใบลดหนี้ก่อนหน้า',
  corrected: 'มูลค่าที่ถูกต้อง',
  difference: 'ผลต่าง',
  vat: 'ภาษีมูลค่าเพิ่ม 7% ของผลต่าง',
  total: 'รวมเงินที่ลดให้',
  beforeVat: 'มูลค่าในตารางไม่รวมภาษีมูลค่าเพิ่ม เว้นแต่ระบุไว้',
  reason: 'เหตุผลที่ออกใบลดหนี้',
};

const EN: typeof TH = {
  // the law wants the Thai word on every one
  creditNote: 'Credit note (ใบลดหนี้)',
  ofInvoice: (number, day) => `Refers to tax invoice No. ${number} of ${day}`,
  item: 'Item',
  amount: 'Amount (THB)',
  invoiced: 'Value on the original tax invoice',
  creditedBefore: 'Credited by earlier credit notes',
  corrected: 'Correct value',
  difference: 'Difference',
  vat: 'VAT 7% on the difference',
  total: 'Total credited',
  beforeVat: 'Values in the table exclude VAT unless stated otherwise',
  reason: 'Reason for the credit note',
};

export const CREDIT_NOTE_WORDS: Readonly<Record<Language, typeof TH>> = { th: TH, en: EN };

export const REASON_WORDS: Readonly<Record<CreditNoteReason, Readonly<Record<Language, string>>>> =
  {
    canceled: {
      th: 'ยกเลิกการเข้าพักและคืนเงินให้ลูกค้า',
      en: 'The stay was canceled and the customer was refunded',
    },
    reduced: {
      th: 'ลดค่าบริการและคืนเงินส่วนที่ลดให้ลูกค้า',
      en: 'The price was reduced and the customer was refunded the difference',
    },
  };
