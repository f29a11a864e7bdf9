import type { OwnerText } from './owner-mails.ts';

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
