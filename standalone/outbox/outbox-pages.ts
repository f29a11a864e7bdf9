import { momentText } from '@baanpak/documents/words.ts';
import { type Html, html } from '@baanpak/infrastructure/mail/html.ts';
import type { OutboxEntry, OutboxMail } from '@baanpak/infrastructure/mail/outbox.ts';

const STYLE = html`
body { margin: 0; background: #f3f5f4; color: #1a1a1a; font: 1rem/1.5 system-ui, 'Noto Sans Thai', sans-serif; }
header { background: #1c8a49; color: #fff; padding: 1rem max(1rem, calc(50vw - 28rem)); }
header h1 { margin: 0; font-size: 1.25rem; } header p { margin: .25rem 0 0; font-size: .875rem; }
header a { color: #fff; }
main { max-width: 56rem; margin: 1.5rem auto; padding: 0 1rem; }
ul.mails { list-style: none; margin: 0; padding: 0; background: #fff; border-radius: .75rem; overflow: hidden; }
ul.mails li + li { border-top: 1px solid #e3e7e5; }
ul.mails a { display: block; padding: .875rem 1.25rem; color: inherit; text-decoration: none; }
ul.mails a:hover, ul.mails a:focus-visible { background: #eef7f1; }
.subject { font-weight: 600; overflow-wrap: anywhere; } .small { color: #5b6460; font-size: .875rem; }
section { background: #fff; border-radius: .75rem; padding: 1rem 1.25rem; margin-bottom: 1rem; }
h2 { margin: 0 0 .25rem; font-size: 1.125rem; overflow-wrap: anywhere; }
iframe { width: 100%; height: 44rem; border: 0; border-radius: .75rem; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .75rem 0 0; }
.files a { display: inline-block; margin: .25rem .5rem 0 0; padding: .25rem .75rem; border: 1px solid #1c8a49; border-radius: 1rem; color: #17663a; text-decoration: none; }
`;

const shell = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="th">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1><a href="/dev/outbox">กล่องจดหมายออก / Outbox</a></h1>
<p>อีเมลของระบบสาธิต ไม่ได้ส่งถึงใคร / Mail of the demo: none of it was sent to anybody.</p>
</header>
<main>${body}</main>
</body>
</html>
`.markup;

export const listPage = (mails: readonly OutboxEntry[]): string =>
  shell(
    'Outbox',
    mails.length === 0
      ? html`<section><p>ยังไม่มีอีเมล / No mail yet.</p></section>`
      : html`<ul class="mails">
${mails.map(
  ({ id, to, subject, at }) => html`<li><a href="/dev/outbox/${id}">
<div class="subject">${subject}</div>
<div class="small">${to} · ${momentText(at, 'en')}</div>
</a></li>
`,
)}</ul>`,
  );

export const mailPage = ({ id, to, subject, at, text, attachments }: OutboxMail): string =>
  shell(
    subject,
    html`<section>
<h2>${subject}</h2>
<div class="small">${to} · ${momentText(at, 'en')}</div>
<div class="files">${attachments.map(
      ({ name }, n) => html`<a href="/dev/outbox/${id}/attachments/${n}">${name}</a>`,
    )}</div>
</section>
<iframe title="HTML" src="/dev/outbox/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<section><details><summary>ข้อความธรรมดา / Plain text</summary><pre>${text}</pre></details></section>`,
  );

export const missingPage = (): string =>
  shell('404', html`<section><p>ไม่มีอีเมลนี้แล้ว / This mail is not here any more.</p></section>`);
