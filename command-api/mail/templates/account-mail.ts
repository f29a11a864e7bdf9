import { momentText } from '@baanpak/documents/words.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';

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
