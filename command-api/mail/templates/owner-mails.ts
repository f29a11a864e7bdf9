import { bahtText, momentText } from '@baanpak/documents/words.ts';
import type { OwnerTemplate } from '@baanpak/domain/processes/mail-templates.ts';
import { refundFailureText } from '@baanpak/domain/values/money/refund-failures.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { firstBooking, type MailFacts, refundOf, totalOf } from '../mail-facts.ts';

/** A mail to owners says everything in both languages, as nobody knows which of them they read. */
export type OwnerText = Readonly<{
  subject: I18nText;
  heading: I18nText;
  paragraph: I18nText;
  facts: readonly (readonly [label: I18nText, value: string])[];
  action: I18nText;
}>;

export const OWNER_MAILS: Readonly<Record<OwnerTemplate, (facts: MailFacts) => OwnerText>> = {
  'new-booking': (facts) => {
    const { bookingId, reservedBy } = firstBooking(facts);
    return {
      subject: { th: `การจองใหม่ ${bookingId}`, en: 'New booking' },
      heading: { th: 'มีการจองใหม่', en: 'You have a new booking' },
      paragraph: {
        th: 'แขกชำระเงินผ่านระบบแล้ว การจองนี้ยืนยันแล้ว',
        en: 'The guest has paid online and the booking is confirmed.',
      },
      facts: [
        [GUEST, reservedBy ?? '–'],
        [AMOUNT, bahtText(totalOf(facts))],
      ],
      action: OPEN,
    };
  },
  'transfer-to-confirm': (facts) => {
    const { bookingId, reservedBy, holdExpiresAt } = firstBooking(facts);
    const until = holdExpiresAt ? momentText(holdExpiresAt, 'th') : '–';
    return {
      subject: { th: `แขกแจ้งโอนเงิน ${bookingId}`, en: 'A transfer to confirm' },
      heading: { th: 'มีการแจ้งโอนเงิน รอคุณตรวจสอบ', en: 'A transfer is waiting for you to confirm' },
      paragraph: {
        th: 'กรุณาตรวจสอบยอดเงินในบัญชี แล้วยืนยันการชำระเงินในหลังบ้านก่อนหมดเวลา มิฉะนั้นการจองจะถูกยกเลิก',
        en: 'Please check your account and confirm the payment in the back office before the time is up. Otherwise the booking is canceled.',
      },
      facts: [
        [GUEST, reservedBy ?? '–'],
        [AMOUNT, bahtText(totalOf(facts))],
        [UNTIL, until],
      ],
      action: OPEN,
    };
  },
  'transfer-lapsed': (facts) => {
    const { bookingId, reservedBy } = firstBooking(facts);
    return {
      subject: { th: `หมดเวลายืนยันการโอนเงิน ${bookingId}`, en: 'A transfer was not confirmed' },
      heading: { th: 'หมดเวลายืนยันการโอนเงินแล้ว', en: 'The time to confirm a transfer has run out' },
      paragraph: {
        th: 'แขกแจ้งว่าโอนเงินแล้วแต่ไม่มีการยืนยัน การจองจึงหมดอายุและห้องว่างให้ผู้อื่นจองได้ หากเงินเข้าบัญชีแล้ว กรุณายืนยันการชำระเงินในหลังบ้าน ระบบจะจองห้องให้อีกครั้งหากยังว่าง หรือบันทึกว่าต้องคืนเงินแขก',
        en: 'The guest reported a transfer and nobody confirmed it, so the booking has expired. If the money is in your account, please still confirm the payment in the back office: the room is booked again if it is free; otherwise the money is recorded as owed to the guest.',
      },
      facts: [
        [GUEST, reservedBy ?? '–'],
        [AMOUNT, bahtText(totalOf(facts))],
      ],
      action: OPEN,
    };
  },
  'refund-to-decide': (facts) => {
    const { bookingId, reservedBy, refund } = firstBooking(facts);
    return {
      subject: { th: `คำขอคืนเงินรอคุณตัดสินใจ ${bookingId}`, en: 'A refund to decide' },
      heading: { th: 'แขกขอคืนเงิน รอคุณตัดสินใจ', en: 'A refund is waiting for your decision' },
      paragraph: {
        th: 'กรุณาอนุมัติหรือปฏิเสธคำขอคืนเงินในหลังบ้าน',
        en: 'Please approve or reject the refund in the back office.',
      },
      facts: [
        [GUEST, reservedBy ?? '–'],
        [REFUND, bahtText(refundOf(facts))],
        [REASON, refund?.reason ?? '–'],
      ],
      action: OPEN,
    };
  },
  'refund-to-pay': (facts) => {
    const { bookingId, reservedBy } = firstBooking(facts);
    return {
      subject: { th: `กรุณาโอนเงินคืนแขก ${bookingId}`, en: 'A refund to transfer' },
      heading: { th: 'มีเงินคืนที่คุณต้องโอนเอง', en: 'A refund for you to transfer' },
      paragraph: {
        th: 'เงินจำนวนนี้คืนผ่านระบบไม่ได้ กรุณาโอนเข้าบัญชีของแขกที่แสดงในหลังบ้าน แล้วกดยืนยันว่าโอนแล้ว',
        en: "This refund cannot go back through the payment provider. Please transfer it to the guest's account shown in the back office, then confirm it there.",
      },
      facts: [
        [GUEST, reservedBy ?? '–'],
        [REFUND, bahtText(refundOf(facts))],
      ],
      action: OPEN,
    };
  },
  'refund-failed': (facts) => {
    const { bookingId, reservedBy, refund } = firstBooking(facts);
    const reason = refundFailureText(refund?.failureCode ?? '–');
    return {
      subject: { th: `คืนเงินไม่สำเร็จ ${bookingId}`, en: 'A refund failed' },
      heading: { th: 'คืนเงินไม่สำเร็จ', en: 'A refund failed' },
      paragraph: {
        th: `เงินยังไม่ได้คืนให้แขก: ${reason.th} ดูรายละเอียดและดำเนินการได้ในหลังบ้าน`,
        en: `The money has not gone back to the guest: ${reason.en}. Please see the back office for details and what to do.`,
      },
      facts: [
        [GUEST, reservedBy ?? '–'],
        [REFUND, bahtText(refundOf(facts))],
      ],
      action: OPEN,
    };
  },
};

const GUEST = { th: 'ผู้จอง', en: 'Guest' };
const AMOUNT = { th: 'ยอดเงิน', en: 'Amount' };
const REFUND = { th: 'ยอดเงินคืน', en: 'Refund' };
const REASON = { th: 'เหตุผล', en: 'Reason' };
const UNTIL = { th: 'ยืนยันภายใน', en: 'Confirm by' };
const OPEN = { th: 'เปิดการจองในหลังบ้าน', en: 'Open in the back office' };
