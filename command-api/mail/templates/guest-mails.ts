import type { GuestTemplate } from '@baanpak/domain/processes/mail-templates.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { MailText } from '../mail-facts.ts';
import { REFUND_MAILS_EN } from './refund.en.ts';
import { REFUND_MAILS_TH } from './refund.th.ts';
import { STAY_MAILS_EN } from './stay.en.ts';
import { STAY_MAILS_TH } from './stay.th.ts';

/** Each mail that a guest may get, by its template. */
export const GUEST_MAILS: Readonly<Record<Language, Readonly<Record<GuestTemplate, MailText>>>> = {
  th: { ...STAY_MAILS_TH, ...REFUND_MAILS_TH },
  en: { ...STAY_MAILS_EN, ...REFUND_MAILS_EN },
};
