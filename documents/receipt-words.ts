import type { ChargeMethod } from '@baanpak/domain/values/money/charge-method.ts';
import type { DeskMethod } from '@baanpak/domain/values/money/desk-payment.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';

const TH = {
  receipt: 'ใบเสร็จรับเงิน',
  /** Line by line: none is broken inside of its words. */
  taxInvoice: ['ใบกำกับภาษี/ใบเสร็จรับเงิน'],
  number: 'เลขที่',
  issuedOn: 'วันที่',
  headOffice: 'สำนักงานใหญ่',
  branch: 'สาขาที่',
  buyer: 'ลูกค้า',
  paidOn: 'วันที่ชำระเงิน',
  bookingCode: 'หมายเลขการจอง',
  phone: 'โทร.',
  taxId: 'เลขประจำตัวผู้เสียภาษี',
  receivedFrom: 'ได้รับเงินจาก',
  stay: 'การเข้าพัก',
  room: 'ห้องพัก',
  checkIn: 'เช็คอิน',
  checkOut: 'เช็คเอาต์',
  guests: 'ผู้เข้าพัก',
  night: 'คืนวันที่',
  price: 'ราคา (บาท)',
  beforeVat: 'มูลค่าก่อนภาษี',
  vat: 'ภาษีมูลค่าเพิ่ม 7%',
  total: 'รวมทั้งสิ้น',
  extra: 'รายการเพิ่มเติม',
  payments: 'การชำระเงิน',
  amount: 'จำนวนเงิน (บาท)',
  paid: 'ชำระแล้ว',
  paidLessReturned: 'ชำระแล้วหักเงินที่คืน',
  due: 'ยอดค้างชำระ',
  owedBack: 'ยอดที่ต้องคืน',
  returned: {
    canceled: 'คืนเงิน: ยกเลิกการเข้าพัก',
    changed: 'คืนเงิน: เปลี่ยนแปลงการเข้าพัก',
    overpaid: 'คืนเงิน: ชำระเกินยอด',
  },
  creditNote: 'ใบลดหนี้',
  changedSince: 'เปลี่ยนแปลงหลังออกใบกำกับภาษี',
  paidBy: 'ชำระโดย',
  direct: 'โอนเงินหรือชำระที่โรงแรม',
  atDesk: 'รับชำระที่โรงแรม',
  nights: (n: number) => `${n} คืน`,
};

const EN: typeof TH = {
  receipt: 'Receipt',
  // the law wants the Thai words on every one
  taxInvoice: ['Tax invoice / Receipt', '(ใบกำกับภาษี/ใบเสร็จรับเงิน)'],
  number: 'No.',
  issuedOn: 'Date',
  headOffice: 'Head office',
  branch: 'Branch no.',
  buyer: 'Customer',
  paidOn: 'Paid on',
  bookingCode: 'Booking number',
  phone: 'Tel.',
  taxId: 'Tax ID',
  receivedFrom: 'Received from',
  stay: 'Stay',
  room: 'Room',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  guests: 'Guests',
  night: 'Night of',
  price: 'Price (THB)',
  beforeVat: 'Value before VAT',
  vat: 'VAT 7%',
  total: 'Total',
  extra: 'Extra',
  payments: 'Payments',
  amount: 'Amount (THB)',
  paid: 'Paid',
  paidLessReturned: 'Paid less refunds',
  due: 'Amount due',
  owedBack: 'To be refunded',
  returned: {
    canceled: 'Refunded: the stay was canceled',
    changed: 'Refunded: the stay was changed',
    overpaid: 'Refunded: more was paid than is due',
  },
  creditNote: 'credit note',
  changedSince: 'Changed after this tax invoice',
  paidBy: 'Paid by',
  direct: 'Transfer or payment to the hotel',
  atDesk: 'Received at the hotel',
  nights: (n: number) => `${n} ${n === 1 ? 'night' : 'nights'}`,
};

export const RECEIPT_WORDS: Readonly<Record<Language, typeof TH>> = { th: TH, en: EN };

/** How the provider was paid. */
export const METHOD_WORDS: Readonly<Record<ChargeMethod, Readonly<Record<Language, string>>>> = {
  card: { th: 'บัตรเครดิตหรือเดบิต', en: 'Credit or debit card' },
  promptpay: { th: 'พร้อมเพย์', en: 'PromptPay' },
  mobile_banking_scb: { th: 'แอปธนาคารไทยพาณิชย์', en: 'SCB mobile banking' },
  mobile_banking_kbank: { th: 'แอปธนาคารกสิกรไทย', en: 'KBank mobile banking' },
  mobile_banking_bay: { th: 'แอปธนาคารกรุงศรี', en: 'Krungsri mobile banking' },
  mobile_banking_bbl: { th: 'แอปธนาคารกรุงเทพ', en: 'Bangkok Bank mobile banking' },
  mobile_banking_ktb: { th: 'แอปธนาคารกรุงไทย', en: 'Krungthai mobile banking' },
};

/** How money came at the desk. */
export const DESK_WORDS: Readonly<Record<DeskMethod, Readonly<Record<Language, string>>>> = {
  cash: { th: 'เงินสด', en: 'Cash' },
  transfer: { th: 'โอนเงิน', en: 'Transfer' },
  'card-terminal': { th: 'เครื่องรับบัตร', en: 'Card terminal' },
};
