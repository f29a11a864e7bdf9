import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { ProblemDocument } from './problem-document.ts';

const TRY_AGAIN: Readonly<Record<Language, string>> = { th: 'ลองอีกครั้ง', en: 'Try again' };
const STYLE = `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;
font:1rem/1.6 system-ui,sans-serif;color:#1f2937;background:#fff}
main{display:grid;gap:.75rem;max-width:34rem}h1{margin:0;font-size:1.5rem;line-height:1.3}p{margin:0}a{color:#015424;font-weight:600}
@media(prefers-color-scheme:dark){body{color:#e5e7eb;background:#111827}a{color:#5fd38d}}`;

/** In seconds: not all who were refused at once come back at once. */
const SPREAD = 10;

/** Nothing but its own style is loaded. */
export const PROBLEM_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * What a person sees who asked for a page that cannot be made now; the browser asks again by itself, `retryAfter`
 * seconds later or up to ten after that. Texts are of the problem catalogue and hold no markup.
 */
export const problemPage = (
  { title, detail }: Pick<ProblemDocument, 'title' | 'detail'>,
  language: Language,
  retryAfter: number,
  random: () => number = Math.random,
): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="${retryAfter + Math.floor(random() * SPREAD)}">
<title>${title}</title><style>${STYLE}</style></head>
<body><main role="alert"><p>บ้านพัก Baanpak</p><h1>${title}</h1><p>${detail}</p>
<p><a href="">${TRY_AGAIN[language]}</a></p></main></body></html>
`;
