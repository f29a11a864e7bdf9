import type { ApplicantDetails } from '@baanpak/domain/partner/partner-application.ts';
import type { PartnerMail } from '../mail-queue.ts';
import type { OwnerText } from './owner-mails.ts';

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
