import type {
  GuestTemplate,
  RefundTemplate,
  StayTemplate,
} from '@baanpak/domain/processes/mail-templates.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { MailContent } from '../mail-content.ts';
import type { MailFacts } from '../mail-facts.ts';
import { REFUND_MAILS_EN } from './refund.en.ts';
import { REFUND_MAILS_TH } from './refund.th.ts';
import { STAY_MAILS_EN } from './stay.en.ts';
import { STAY_MAILS_TH } from './stay.th.ts';

type Write = (facts: MailFacts) => MailContent;
export type StayMails = Readonly<Record<StayTemplate, Write>>;
export type RefundMails = Readonly<Record<RefundTemplate, Write>>;

/** Each mail that a guest may get, by its template. */
export const GUEST_MAILS: Readonly<Record<Language, Readonly<Record<GuestTemplate, Write>>>> = {
  th: { ...STAY_MAILS_TH, ...REFUND_MAILS_TH },
  en: { ...STAY_MAILS_EN, ...REFUND_MAILS_EN },
};
