import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import type { ReportName } from '../../features/reports/report.ts';

/** What is printed of a month of an owner. */
export type Paper = 'statement' | 'tax-invoice';

/** How a report is called, asked for and shown, beyond what its answer says. */
export type Manifest = Readonly<{
  title: I18nText;
  /** What it is of, in a sentence. */
  about: I18nText;
  /** A period, or the state at the end of one day. */
  days: 'period' | 'day';
  /** Drawn by day: the column that says the day, and the one that is summed. */
  chart?: Readonly<{ by: string; height: string }>;
  /** It is not made of facts alone, so that changes of it are not told. */
  isBook?: true;
  /** Administrators record there what they paid out. */
  hasPayouts?: true;
  /** It is of owners, whose hotels and channels are not told apart. */
  ofOwners?: true;
  /** By column, the paper of the line's owner and month that a cell is saved as. */
  papers?: Readonly<Record<string, Paper>>;
}>;

export const MANIFESTS: Readonly<Record<ReportName, Manifest>> = {
  daily: {
    title: { th: 'รายวัน', en: 'Daily' },
    about: {
      th: 'ห้องว่าง ห้องที่เปิดขาย และรายได้ค่าห้องของแต่ละโรงแรม รายวัน',
      en: 'Rooms available, rooms sold and room revenue, by hotel and day.',
    },
    days: 'period',
    chart: { by: 'date', height: 'revenue' },
  },
  class: {
    title: { th: 'ตามประเภทห้อง', en: 'By room type' },
    about: {
      th: 'ห้องที่เปิดขายและรายได้ค่าห้อง แยกตามประเภทห้อง',
      en: 'Rooms sold and room revenue, by room type.',
    },
    days: 'period',
  },
  expiry: {
    title: { th: 'การจองที่หมดเวลา', en: 'Expired holds' },
    about: {
      th: 'การจองที่ไม่ได้ชำระเงินทันเวลา นับตามวันที่กันห้อง',
      en: 'Holds that were not paid in time, by the date they were made.',
    },
    days: 'period',
  },
  reward: {
    title: { th: 'คะแนนสะสม', en: 'Rewards' },
    about: {
      th: 'คะแนนที่ผู้เข้าพักได้รับเมื่อเช็คเอาต์ และคะแนนที่ถูกหักคืนเมื่อมีการคืนเงิน',
      en: 'Points guests earn at check-out, less those reversed on refunds.',
    },
    days: 'period',
  },
  received: {
    title: { th: 'เงินที่ได้รับ', en: 'Money received' },
    about: {
      th: 'เงินที่ได้รับหักเงินที่คืน นับตามวันที่รับหรือจ่ายเงิน',
      en: 'Money received less refunds, by payment date.',
    },
    days: 'period',
    chart: { by: 'paidAt', height: 'net' },
  },
  actual: {
    title: { th: 'รายได้จริง', en: 'Actual revenue' },
    about: {
      th: 'รายได้ของคืนที่เข้าพักแล้ว นับตามคืน',
      en: 'Revenue from nights stayed, night by night.',
    },
    days: 'period',
    chart: { by: 'date', height: 'gross' },
  },
  incentive: {
    title: { th: 'ค่าตอบแทนผู้ขาย', en: 'Incentives' },
    about: {
      th: 'ค่าตอบแทนของผู้ขาย คิดจากรายได้ที่เกิดขึ้นแล้วก่อนภาษีมูลค่าเพิ่ม',
      en: 'What sellers earn on realized revenue before VAT.',
    },
    days: 'period',
  },
  accrued: {
    title: { th: 'รายได้ค้างรับ', en: 'Accrued revenue' },
    about: {
      th: 'ณ สิ้นวัน แต่ละการจองรับเงินไว้ล่วงหน้าหรือยังค้างรับเท่าไร',
      en: 'What each booking has paid in advance or still owes, at the end of a day.',
    },
    days: 'day',
  },
  sale: {
    title: { th: 'ยอดขาย', en: 'Sales' },
    about: {
      th: 'ยอดขายตามวันที่ยืนยันการจอง และยอดยกเลิกตามวันที่ยกเลิก',
      en: 'Bookings by the date they were confirmed, cancellations by the date they were canceled.',
    },
    days: 'period',
    chart: { by: 'date', height: 'net' },
  },
  vat: {
    title: { th: 'รายงานภาษีขาย', en: 'Output tax' },
    about: {
      th: 'ใบกำกับภาษีและใบลดหนี้ เรียงตามวันที่ออก',
      en: 'Tax invoices and credit notes, by date of issue.',
    },
    days: 'period',
    isBook: true,
  },
  settlement: {
    title: { th: 'ยอดโอนให้เจ้าของ', en: 'Settlement' },
    about: {
      th: 'ยอดที่ต้องโอนให้เจ้าของแต่ละรายในแต่ละเดือน และการโอนเงินที่ทำแล้ว กดที่เดือนเพื่อบันทึกใบสรุปยอดเป็น PDF',
      en: 'What is owed to each owner for each month, and what has been paid out. Select a month to save its statement as PDF.',
    },
    ...{ days: 'period', isBook: true, hasPayouts: true },
    papers: { month: 'statement', invoice: 'tax-invoice' },
  },
  commission: {
    title: { th: 'ใบกำกับภาษีค่าคอมมิชชัน', en: 'Commission invoices' },
    about: {
      th: 'ใบกำกับภาษีและใบลดหนี้ของค่าคอมมิชชัน ออกให้เจ้าของเมื่อปิดยอดเดือน กดที่เลขที่เพื่อบันทึกเป็น PDF',
      en: 'Commission tax invoices and credit notes, issued to owners when a month is closed. Select a number to save it as PDF.',
    },
    days: 'period',
    isBook: true,
    ofOwners: true,
    papers: { number: 'tax-invoice' },
  },
};
