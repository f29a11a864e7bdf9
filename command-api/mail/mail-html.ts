import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { type Html, html } from '@baanpak/infrastructure/mail/html.ts';
import type { MailContent } from './mail-content.ts';
import type { StayLine } from './stay-lines.ts';

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
