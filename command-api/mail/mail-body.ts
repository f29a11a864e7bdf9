import type { DocumentFacts } from '@baanpak/documents/document-facts.ts';
import { bahtText, dayText } from '@baanpak/documents/words.ts';
import {
  type BookingTemplate,
  OWNER_TEMPLATES,
  type OwnerTemplate,
} from '@baanpak/domain/processes/mail-templates.ts';
import type { I18nText, Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { type Html, html } from '@baanpak/infrastructure/mail/html.ts';
import type { Mail } from '@baanpak/infrastructure/mail/port.ts';
import { firstBooking, type MailContent, type MailFacts } from './mail-facts.ts';
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

/** A stay as mails show it. */
export type StayLine = Readonly<{
  title: string;
  rows: readonly (readonly [label: string, value: string])[];
  /** Opens it. */
  link?: Readonly<{ label: string; href: string }>;
}>;

const WORDS = {
  th: {
    code: 'หมายเลขการจอง',
    room: 'ห้องพัก',
    checkIn: 'เช็คอิน',
    checkOut: 'เช็คเอาต์',
    from: 'ตั้งแต่',
    until: 'ก่อน',
    guests: 'ผู้เข้าพัก',
    breakfast: 'อาหารเช้า',
    breakfasts: { included: 'รวมในราคา', 'on-request': 'แจ้งขอได้', asked: 'แจ้งขอไว้แล้ว' },
    price: 'ราคา',
    phone: 'โทรศัพท์โรงแรม',
    nights: (n: number) => `${n} คืน`,
    open: 'เปิดการจองนี้',
    footer: 'อีเมลฉบับนี้ส่งจากบ้านพักโดยอัตโนมัติ กรุณาอย่าตอบกลับ',
  },
  en: {
    code: 'Booking number',
    room: 'Room',
    checkIn: 'Check-in',
    checkOut: 'Check out',
    from: 'from',
    until: 'by',
    guests: 'Guests',
    breakfast: 'Breakfast',
    breakfasts: { included: 'Included', 'on-request': 'On request', asked: 'Requested' },
    price: 'Price',
    phone: 'Hotel phone',
    nights: (n: number) => `${n} ${n === 1 ? 'night' : 'nights'}`,
    open: 'Open this booking',
    footer: 'This is an automated email from Baanpak. Please do not reply to it.',
  },
} as const satisfies Record<Language, unknown>;

export const footerIn = (language: Language): string => WORDS[language].footer;

/** What the link at each stay says where a mail to a guest is about several: its button opens the first alone. */
export const linkToEach = (
  template: BookingTemplate,
  { stays }: MailFacts,
  language: Language,
): string | undefined =>
  stays.length > 1 && !isToOwner(template) ? WORDS[language].open : undefined;

export function stayLine({ book, hotel }: DocumentFacts, language: Language): StayLine {
  const words = WORDS[language];
  const nights = words.nights(book.nights);
  const breakfast = breakfastOf(book);
  return {
    title: hotel.hotelName[language],
    rows: [
      [words.code, book.bookingId],
      [words.room, book.roomObj.title[language]],
      [words.checkIn, `${dayText(book.checkInDate, language)} ${words.from} ${hotel.checkInTime}`],
      [
        words.checkOut,
        `${dayText(book.checkOutDate, language)} ${words.until} ${hotel.checkOutTime} (${nights})`,
      ],
      [words.guests, String(book.guests)],
      ...(breakfast ? ([[words.breakfast, words.breakfasts[breakfast]]] as const) : []),
      [words.price, bahtText(book.price)],
      ...(hotel.contactPhone ? ([[words.phone, hotel.contactPhone]] as const) : []),
    ],
  };
}

/** Null where there is none: what the room has for everybody, and else what was asked for. */
function breakfastOf({ breakfast, roomObj }: DocumentFacts['book']) {
  if (roomObj.breakfast === 'included') return 'included';
  return breakfast ? 'asked' : roomObj.breakfast;
}

type Parts = Readonly<{
  content: MailContent;
  stays: readonly StayLine[];
  language: Language;
  footer: string;
}>;

const GREEN = '#1c8a49'; // white on it has a contrast of 4.5
const CELL = 'padding:4px 0;vertical-align:top;font-size:15px;line-height:22px;';

/** A mail as HTML for mail programs: tables and styles in place, since they know little else. */
export const mailHtml = ({ content, stays, language, footer }: Parts): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${content.subject}</title>
</head>
<body style="margin:0;padding:0;background:#f3f5f4;color:#1a1a1a;font-family:'Noto Sans Thai','Sarabun',Tahoma,Arial,sans-serif;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f5f4;">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:12px;">
<tr><td style="padding:20px 28px;background:${GREEN};border-radius:12px 12px 0 0;color:#ffffff;font-size:18px;font-weight:bold;">Baanpak บ้านพัก</td></tr>
<tr><td style="padding:28px;">
<h1 style="margin:0 0 16px;font-size:22px;line-height:30px;">${content.heading}</h1>
${content.paragraphs.map((text) => html`<p style="margin:0 0 12px;font-size:16px;line-height:25px;">${text}</p>`)}
${rows(content.facts ?? [], 'background:#eef7f1;border-radius:8px;')}
${stays.map(
  (stay) => html`<h2 style="margin:24px 0 4px;font-size:17px;line-height:24px;">${stay.title}</h2>
${rows(stay.rows, '')}
${stay.link ? html`<p style="margin:4px 0 0;font-size:16px;line-height:25px;"><a href="${stay.link.href}" style="color:${GREEN};font-weight:bold;">${stay.link.label}</a></p>` : null}`,
)}
${button(content)}
</td></tr>
<tr><td style="padding:16px 28px 24px;border-top:1px solid #e3e7e5;color:#5b6460;font-size:13px;line-height:20px;">${footer}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.markup;

function rows(facts: NonNullable<MailContent['facts']>, style: string): Html | null {
  if (facts.length === 0) return null;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0;${style}"><tr><td style="padding:8px ${style ? '16px' : '0'};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${facts.map(
  ([label, value]) => html`<tr><td width="40%" style="${CELL}color:#5b6460;">${label}</td>
<td style="${CELL}font-weight:bold;">${value}</td></tr>
`,
)}</table></td></tr></table>`;
}

const button = ({ action }: MailContent): Html | null =>
  action
    ? html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 8px;"><tr><td style="background:${GREEN};border-radius:8px;"><a href="${action.href}" style="display:inline-block;padding:12px 24px;color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none;">${action.label}</a></td></tr></table>
<p style="margin:0;font-size:13px;line-height:20px;color:#5b6460;word-break:break-all;">${action.href}</p>`
    : null;

/** The body for mail programs that show no HTML. */
export function mailText({ content, stays, footer }: Omit<Parts, 'language'>): string {
  const { heading, paragraphs, facts = [], action } = content;
  const blocks = [
    heading,
    ...paragraphs,
    lines(facts),
    ...stays.map(
      ({ title, rows, link }) =>
        `${title}\n${lines(rows)}${link ? `\n${link.label}: ${link.href}` : ''}`,
    ),
    action ? `${action.label}:\n${action.href}` : '',
    `--\n${footer}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const lines = (facts: NonNullable<MailContent['facts']>) =>
  facts.map(([label, value]) => `${label}: ${value}`).join('\n');

/** A mail about no stay, to who may read either language. `href`: where its reader is led. */
export function mailInBothLanguages(
  to: string,
  text: OwnerText,
  href: string,
): Omit<Mail, 'messageId'> {
  const content = inBothLanguages(text, href);
  const parts = { content, stays: [], footer: footerIn('th') };
  return {
    to,
    subject: content.subject,
    html: mailHtml({ ...parts, language: 'th' }),
    text: mailText(parts),
    attachments: [],
  };
}
