import { LANGUAGES, type Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import type { i18n } from 'i18next';
import type { Thing, WithContext } from 'schema-dts';

/** What a page says to search engines and to who links to it, beside its title. */
export type PageHead = Readonly<{
  title: string;
  description: string;
  /** The page's one address in Thai, with what of its query makes it another page. */
  path: string;
  /** Of a picture, by its path or whole. */
  picture?: string | null;
  /** Left out of search engines where false. */
  isIndexed?: boolean;
  structured?: readonly WithContext<Thing>[];
}>;

/** What heads are made with: where the world finds the site, the page's language and its texts. */
export type HeadContext = Readonly<{ site: string; language: Language; texts: i18n; address: URL }>;

/** The elements, for the end of the document's head. The browser has no use for them, so it is not sent their code. */
export function headHtml(head: PageHead, { site, language, texts }: HeadContext): string {
  const { title, description, path, picture, isIndexed = true, structured = [] } = head;
  const addressIn = (each: Language) => new URL(inLanguage(each, path), site).href;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escaped(content)}"/>`;
  if (!isIndexed) return NOT_INDEXED;
  return [
    link('canonical', addressIn(language)),
    ...LANGUAGES.map((each) => link('alternate', addressIn(each), each)),
    link('alternate', addressIn('th'), 'x-default'),
    property('og:type', 'website'),
    property('og:site_name', texts.t('shell:name')),
    property('og:title', title),
    property('og:description', description),
    property('og:url', addressIn(language)),
    property('og:locale', OG_LOCALES[language]),
    ...LANGUAGES.filter((each) => each !== language).map((each) =>
      property('og:locale:alternate', OG_LOCALES[each]),
    ),
    ...(picture ? [property('og:image', new URL(picture, site).href)] : []),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}"/>`,
    ...structured.map(
      (thing) => `<script type="application/ld+json">${scriptText(JSON.stringify(thing))}</script>`,
    ),
  ].join('');
}

/** Of results for dates and filters, of errors, of what only one guest sees. */
export const NOT_INDEXED = '<meta name="robots" content="noindex"/>';

const OG_LOCALES: Readonly<Record<Language, string>> = { th: 'th_TH', en: 'en_GB' };

const link = (rel: string, href: string, hreflang?: string) =>
  `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escaped(href)}"/>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (each) => ENTITIES[each] ?? each);

/** No `<` in it, so that no script element ends early. */
const scriptText = (json: string) => json.replaceAll('<', '\\u003c');
