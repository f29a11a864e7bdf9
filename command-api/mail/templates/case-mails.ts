import type { MoneyCaseJson } from '@baanpak/contract/money-case/money-case.ts';
import { bahtText } from '@baanpak/documents/words.ts';
import type { CaseKind } from '@baanpak/domain/money-case/money-case.ts';
import type { CaseTemplate } from '@baanpak/domain/processes/mail-templates.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import type { OwnerText } from './owner-mails.ts';

type Case = Pick<MoneyCaseJson, 'kind' | 'amount' | 'bookings' | 'chargeId'>;

/** What anyone who settles cases is told of one, in both languages. */
export const CASE_MAILS: Readonly<Record<CaseTemplate, (about: Case) => OwnerText>> = {
  'case-opened': ({ kind, amount, bookings, chargeId }) => {
    const codes = bookings.map(({ bookingId }) => bookingId).join(', ');
    return {
      subject: { th: `มีรายการเงินที่ต้องตรวจสอบ ${codes}`.trim(), en: 'Money to check' },
      heading: { th: 'มีรายการเงินรอคุณตรวจสอบ', en: 'A payment is waiting for you to check' },
      paragraph: WHAT[kind],
      facts: [
        ...(codes === '' ? [] : [[BOOKINGS, codes] as const]),
        [AMOUNT, bahtText(amount)],
        ...(chargeId === null ? [] : [[CHARGE, chargeId] as const]),
      ],
      action: OPEN,
    };
  },
};

const WHAT: Readonly<Record<CaseKind, I18nText>> = {
  'mismatched-money': {
    th: 'แขกชำระเงินไม่ตรงกับราคาการจอง กรุณาเลือกคืนเงิน รับเป็นค่าที่พัก หรือปิดรายการพร้อมเหตุผลในหลังบ้าน',
    en: 'A guest paid an amount that is not the price of the booking. Please give it back, take it as payment, or close the case with a reason in the back office.',
  },
  'unknown-charge': {
    th: 'ผู้ให้บริการรับชำระเงินมีรายการรับเงินที่ไม่ตรงกับการจองใด กรุณาคืนเงินหรือปิดรายการพร้อมเหตุผลในหลังบ้าน',
    en: 'The payment provider has a payment that belongs to no booking. Please give it back, or close the case with a reason in the back office.',
  },
  'failed-refund': {
    th: 'ผู้ให้บริการรับชำระเงินคืนเงินไม่สำเร็จ กรุณาลองอีกครั้งหรือปิดรายการพร้อมเหตุผลในหลังบ้าน',
    en: 'The payment provider could not make a refund. Please try again, or close the case with a reason in the back office.',
  },
  'refused-follow-up': {
    th: 'ระบบดำเนินการต่อกับเงินของการจองนี้ไม่สำเร็จ กรุณาคืนเงินหรือปิดรายการพร้อมเหตุผลในหลังบ้าน',
    en: 'Money has moved, but the step that follows could not be done. Please give it back, or close the case with a reason in the back office.',
  },
  difference: {
    th: 'ยอดเงินของผู้ให้บริการรับชำระเงินไม่ตรงกับบัญชีของระบบ กรุณาตรวจสอบและปิดรายการพร้อมเหตุผลในหลังบ้าน',
    en: "The payment provider's records do not match ours. Please check them, and close the case with a reason in the back office.",
  },
  dispute: {
    th: 'ผู้ถือบัตรโต้แย้งการชำระเงิน กรุณาตอบผู้ให้บริการรับชำระเงินก่อนหมดเวลา แล้วปิดรายการพร้อมเหตุผลในหลังบ้าน',
    en: 'A cardholder disputes a payment. Please reply to the payment provider in time, and close the case with a reason in the back office.',
  },
};

const BOOKINGS = { th: 'การจอง', en: 'Bookings' };
const AMOUNT = { th: 'ยอดเงิน', en: 'Amount' };
const CHARGE = { th: 'รหัสรายการรับเงิน', en: 'Charge' };
const OPEN = { th: 'เปิดรายการในหลังบ้าน', en: 'Open in the back office' };
