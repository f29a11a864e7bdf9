import {
  type BookingTemplate,
  OWNER_TEMPLATES,
  type OwnerTemplate,
} from '@baanpak/domain/processes/mail-templates.ts';
import type { I18nText, Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { MailContent } from './mail-content.ts';
import { firstBooking, type MailFacts } from './mail-facts.ts';
import { GUEST_MAILS } from './templates/guest-mails.ts';
import { OWNER_MAILS, type OwnerText } from './templates/owner-mails.ts';

export const isToOwner = (template: BookingTemplate): template is OwnerTemplate =>
  OWNER_TEMPLATES.some((each) => each === template);

/** The language of a mail's layout: a guest's own, Thai for owners. */
export const languageOfMail = (template: BookingTemplate, facts: MailFacts): Language =>
  isToOwner(template) ? 'th' : firstBooking(facts).lang;

/** The content of a mail about these bookings. */
export function fillTemplate(template: BookingTemplate, facts: MailFacts): MailContent {
  if (isToOwner(template)) return toOwner(template, facts);
  return GUEST_MAILS[firstBooking(facts).lang][template](facts);
}

function toOwner(template: OwnerTemplate, facts: MailFacts): MailContent {
  const [{ bookingId, book }] = facts.stays;
  const href = `${facts.site}/owner/${book.ownerId}/book-manage/${bookingId}`;
  return inBothLanguages(OWNER_MAILS[template](facts), href);
}

/** `href`: where its reader is led. */
export const inBothLanguages = (text: OwnerText, href: string): MailContent => ({
  subject: both(text.subject),
  heading: both(text.heading),
  paragraphs: [text.paragraph.th, text.paragraph.en],
  facts: text.facts.map(([label, value]) => [both(label), value]),
  action: { label: both(text.action), href },
});

const both = ({ th, en }: I18nText) => `${th} / ${en}`;
