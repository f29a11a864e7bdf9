import type { OwnerText } from './owner-mails.ts';

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
