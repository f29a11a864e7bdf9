import type { OwnerLetter } from '@baanpak/domain/processes/letters.ts';
import type { I18nText } from '@baanpak/domain/values/i18n-text.ts';
import { bahtText, momentText } from '@baanpak/query-api/documents/words.ts';
import { firstOf, type LetterFacts, totalOf } from '../letter-facts.ts';

/** A letter to owners says everything in both languages, as nobody knows which of them they read. */
export type OwnerText = Readonly<{
  subject: I18nText;
  heading: I18nText;
  paragraph: I18nText;
  facts: readonly (readonly [label: I18nText, value: string])[];
  action: I18nText;
}>;

export const OWNER_LETTERS: Readonly<Record<OwnerLetter, (facts: LetterFacts) => OwnerText>> = {
  'new-booking': (facts) => {
    const { bookingId, reservedBy } = firstOf(facts);
    return {
      subject: { th: `การจองใหม่ ${bookingId}`, en: 'New booking' },
      heading: { th: 'มีการจองใหม่', en: 'A new booking' },
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
    const { bookingId, reservedBy, holdExpiresAt } = firstOf(facts);
    const until = holdExpiresAt ? momentText(holdExpiresAt, 'th') : '–';
    return {
      subject: { th: `แขกแจ้งโอนเงิน ${bookingId}`, en: 'A transfer to confirm' },
      heading: { th: 'มีการแจ้งโอนเงิน รอคุณตรวจสอบ', en: 'A transfer waits for you' },
      paragraph: {
        th: 'กรุณาตรวจสอบยอดเงินในบัญชี แล้วยืนยันการชำระเงินในหลังบ้านก่อนหมดเวลา มิฉะนั้นการจองจะถูกยกเลิก',
        en: 'Please look for it in your account and confirm the payment before the time is up, or the booking is canceled.',
      },
      facts: [
        [GUEST, reservedBy ?? '–'],
        [AMOUNT, bahtText(totalOf(facts))],
        [UNTIL, until],
      ],
      action: OPEN,
    };
  },
};

const GUEST = { th: 'ผู้จอง', en: 'Guest' };
const AMOUNT = { th: 'ยอดเงิน', en: 'Amount' };
const UNTIL = { th: 'ยืนยันภายใน', en: 'Confirm by' };
const OPEN = { th: 'เปิดการจองในหลังบ้าน', en: 'Open in the back office' };
