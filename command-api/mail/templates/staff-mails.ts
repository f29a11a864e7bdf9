import type { MoneyCaseJson } from '@baanpak/contract/money-case/money-case.ts';
import { bahtText, momentText } from '@baanpak/documents/words.ts';
import type { CaseKind } from '@baanpak/domain/money-case/money-case.ts';
import type { ApplicantDetails } from '@baanpak/domain/partner/partner-application.ts';
import type { CaseTemplate } from '@baanpak/domain/processes/mail-templates.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { PartnerMail } from '../../stores/mail-queue.ts';
import type { OwnerText } from './owner-mails.ts';

/** What of an account changed that opens it, or may be changed by anyone who opened it. */
export type AccountChange =
  | 'email'
  | 'phone'
  | 'password'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'role';

export const ACCOUNT_CHANGES: Readonly<Record<AccountChange, I18nText>> = {
  email: { th: 'อีเมล', en: 'Email' },
  phone: { th: 'หมายเลขโทรศัพท์', en: 'Phone' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  'second-factor-on': { th: 'เปิดการยืนยันตัวตนขั้นที่สอง', en: 'Second factor turned on' },
  'second-factor-off': { th: 'ปิดการยืนยันตัวตนขั้นที่สอง', en: 'Second factor turned off' },
  role: { th: 'บทบาท', en: 'Role' },
};

export type AccountMailFacts = Readonly<{
  username: string;
  /** At least one. */
  changes: readonly AccountChange[];
  at: Instant;
  /** Whether somebody signed in as the user did it, and no other of the staff. */
  byThemselves: boolean;
}>;

/** To the address that somebody of the staff had before: what changed, and what to do where it was not they. */
export function accountMail({ username, changes, at, byThemselves }: AccountMailFacts) {
  const names = changes.map((change) => ACCOUNT_CHANGES[change]);
  const changed = {
    th: names.map(({ th }) => th).join(', '),
    en: names.map(({ en }) => en).join(', '),
  };
  return {
    subject: { th: 'บัญชีของคุณมีการเปลี่ยนแปลง', en: 'Your account was changed' },
    heading: { th: 'บัญชีของคุณมีการเปลี่ยนแปลง', en: 'Your account was changed' },
    paragraph: {
      th: 'หากคุณทราบเรื่องนี้แล้ว ไม่ต้องทำอะไร หากคุณไม่ได้เปลี่ยนเอง กรุณาเข้าสู่ระบบเพื่อตั้งรหัสผ่านใหม่และออกจากระบบทุกอุปกรณ์ แล้วแจ้งเจ้าของโรงแรมหรือผู้ดูแลระบบทันที หากเข้าสู่ระบบไม่ได้ ผู้ดูแลระบบจะช่วยคุณได้',
      en: 'If you know about this, you do not need to do anything. If it was not you, sign in, set a new password and sign out on every device, and tell the hotel owner or an administrator at once. If you cannot sign in any more, an administrator can help you.',
    },
    facts: [
      [
        { th: 'ชื่อผู้ใช้', en: 'Username' },
        { th: username, en: username },
      ],
      [{ th: 'สิ่งที่เปลี่ยน', en: 'What changed' }, changed],
      [
        { th: 'เมื่อ', en: 'When' },
        { th: momentText(at, 'th'), en: momentText(at, 'en') },
      ],
      [
        { th: 'โดย', en: 'By' },
        byThemselves
          ? { th: 'ผู้ที่ใช้บัญชีของคุณ', en: 'Somebody using your account' }
          : { th: 'ผู้อื่นที่จัดการบัญชีได้', en: 'Somebody else who may manage accounts' },
      ],
    ],
    action: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  } as const;
}

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

/** To somebody who was made one of the staff, and has no password yet. */
export const invitationMail = (username: string): OwnerText => ({
  subject: { th: 'คุณได้รับเชิญเข้าใช้บ้านพัก', en: 'You have been invited to Baanpak' },
  heading: { th: 'ยินดีต้อนรับ', en: 'Welcome' },
  paragraph: {
    th: 'มีผู้เพิ่มคุณเป็นพนักงานในระบบหลังบ้าน กรุณาตั้งรหัสผ่านภายใน 3 วัน แล้วเข้าสู่ระบบ หากลิงก์หมดอายุ ขอลิงก์ใหม่ได้ที่หน้าเข้าสู่ระบบ',
    en: 'You have been added as a staff member in the back office. Please set your password within 3 days, then sign in. If the link has expired, ask for a new one on the sign-in page.',
  },
  facts: [[{ th: 'ชื่อผู้ใช้', en: 'Username' }, username]],
  action: { th: 'ตั้งรหัสผ่าน', en: 'Set your password' },
});

type Application = ApplicantDetails & Readonly<{ reason: string | null }>;

/** What administrators are told of an application, and the applicant of the decision. */
export const PARTNER_MAILS: Readonly<
  Record<PartnerMail['template'], (about: Application) => OwnerText>
> = {
  'partner-applied': ({ hotelName, name, email, phone, message }) => ({
    subject: { th: `ใบสมัครลงประกาศที่พัก ${hotelName}`, en: 'A hotel has applied to be listed' },
    heading: { th: 'มีโรงแรมสมัครลงประกาศ', en: 'A hotel has applied to be listed' },
    paragraph: {
      th: 'กรุณาอนุมัติหรือปฏิเสธใบสมัครในหลังบ้าน',
      en: 'Please accept or decline the application in the back office.',
    },
    facts: [
      [HOTEL, hotelName],
      [{ th: 'ผู้สมัคร', en: 'Applicant' }, name],
      [{ th: 'อีเมล', en: 'Email' }, email],
      [{ th: 'โทรศัพท์', en: 'Phone' }, phone],
      ...(message === null ? [] : [[{ th: 'ข้อความ', en: 'Message' }, message] as const]),
    ],
    action: { th: 'เปิดใบสมัคร', en: 'Open the applications' },
  }),
  'partner-accepted': ({ hotelName, email }) => ({
    subject: { th: 'ยินดีต้อนรับสู่บ้านพัก', en: 'Welcome to Baanpak' },
    heading: { th: 'ใบสมัครของคุณได้รับอนุมัติแล้ว', en: 'Your application has been accepted' },
    paragraph: {
      th: 'กรุณาตั้งรหัสผ่านภายใน 3 วัน จากนั้นเข้าสู่ระบบเพื่อเพิ่มโรงแรมและห้องพัก หากลิงก์หมดอายุ ขอลิงก์ใหม่ได้ที่หน้าเข้าสู่ระบบ',
      en: 'Please set your password within 3 days, then sign in to add your hotel and its rooms. If the link has expired, ask for a new one on the sign-in page.',
    },
    facts: [
      [HOTEL, hotelName],
      [{ th: 'ชื่อผู้ใช้', en: 'Username' }, email],
    ],
    action: { th: 'ตั้งรหัสผ่าน', en: 'Set your password' },
  }),
  'partner-declined': ({ hotelName, reason }) => ({
    subject: { th: 'ผลใบสมัครลงประกาศที่พัก', en: 'About your application' },
    heading: { th: 'เรายังรับลงประกาศที่พักของคุณไม่ได้', en: 'We cannot list your place for now' },
    paragraph: {
      th: 'ขอบคุณที่สนใจลงประกาศกับเรา คุณสมัครใหม่ได้ทุกเมื่อ',
      en: 'Thank you for your interest. You are welcome to apply again at any time.',
    },
    facts: [
      [HOTEL, hotelName],
      ...(reason === null ? [] : [[{ th: 'เหตุผล', en: 'Reason' }, reason] as const]),
    ],
    action: { th: 'ไปที่เว็บไซต์', en: 'Go to the site' },
  }),
};

const HOTEL = { th: 'โรงแรม', en: 'Hotel' };

/** To one of the staff who forgot a password. `others`: usernames under the same address, with their links. */
export const resetMail = (
  username: string,
  others: readonly (readonly [username: string, link: string])[],
): OwnerText => ({
  subject: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
  heading: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
  paragraph: {
    th: 'มีผู้ขอตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณ ลิงก์นี้ใช้ได้ 30 นาทีและใช้ได้ครั้งเดียว หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้',
    en: 'Someone asked to set a new password for your account. The link is valid for 30 minutes and works once. If it was not you, you do not need to do anything: your password stays the same.',
  },
  facts: [
    [{ th: 'ชื่อผู้ใช้', en: 'Username' }, username],
    ...others.map(([name, link]) => [{ th: name, en: 'link' }, link] as const),
  ],
  action: { th: 'ตั้งรหัสผ่าน', en: 'Set your password' },
});
