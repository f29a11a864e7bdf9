import type { MoneyCaseJson } from '@baanpak/contract/money-case/money-case.ts';
import { bahtText } from '@baanpak/documents/words.ts';
import type { CaseKind } from '@baanpak/domain/money-case/money-case.ts';
import type { CaseTemplate } from '@baanpak/domain/processes/mail-templates.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import type { OwnerText } from './owner-mails.ts';

type Case = Pick<MoneyCaseJson, 'kind' | 'amount' | 'bookings' | 'chargeId'>;

/** What whoever settles cases is told of one, in both languages. */
export const CASE_MAILS: Readonly<Record<CaseTemplate, (about: Case) => OwnerText>> = {
  'case-opened': ({ kind, amount, bookings, chargeId }) => {
    const codes = bookings.map(({ bookingId }) => bookingId).join(', ');
    return {
      subject: { th: `มีรายการเงินที่ต้องตรวจสอบ ${codes}`.trim(), en: 'Money to look into' },
      heading: { th: 'มีรายการเงินรอคุณตรวจสอบ', en: 'Money waits for you to look into it' },
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
    en: 'A guest paid another amount than the booking costs. Please return it, book it, or close the case with a reason in the back office.',
  },
  'unknown-charge': {
    th: 'ผู้ให้บริการรับชำระเงินมีรายการรับเงินที่ไม่ตรงกับการจองใด กรุณาคืนเงินหรือปิดรายการพร้อมเหตุผลในหลังบ้าน',
    en: 'The payment provider took money that belongs to no booking. Please return it, or close the case with a reason in the back office.',
  },
  'failed-refund': {
    th: 'ผู้ให้บริการรับชำระเงินคืนเงินไม่สำเร็จ กรุณาลองอีกครั้งหรือปิดรายการพร้อมเหตุผลในหลังบ้าน',
    en: 'The payment provider could not give money back. Please try again, or close the case with a reason in the back office.',
  },
  'refused-follow-up': {
    th: 'ระบบดำเนินการต่อกับเงินของการจองนี้ไม่สำเร็จ กรุณาคืนเงินหรือปิดรายการพร้อมเหตุผลในหลังบ้าน',
    en: 'What was to follow once money had moved was refused. Please return the money, or close the case with a reason in the back office.',
  },
  difference: {
    th: 'ยอดเงินของผู้ให้บริการรับชำระเงินไม่ตรงกับบัญชีของระบบ กรุณาตรวจสอบและปิดรายการพร้อมเหตุผลในหลังบ้าน',
    en: "The payment provider's books and ours do not agree. Please look into it, and close the case with a reason in the back office.",
  },
  dispute: {
    th: 'ผู้ถือบัตรโต้แย้งการชำระเงิน กรุณาตอบผู้ให้บริการรับชำระเงินก่อนหมดเวลา แล้วปิดรายการพร้อมเหตุผลในหลังบ้าน',
    en: 'The cardholder disputes a payment. Please answer the payment provider in time, and close the case with a reason in the back office.',
  },
};

const BOOKINGS = { th: 'การจอง', en: 'Bookings' };
const AMOUNT = { th: 'ยอดเงิน', en: 'Amount' };
const CHARGE = { th: 'รหัสรายการรับเงิน', en: 'Charge' };
const OPEN = { th: 'เปิดรายการในหลังบ้าน', en: 'Open in the back office' };
