import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import { STAFF_PAGES } from '@baanpak/domain/values/text/staff-pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageAssets } from '../shell/page-assets.ts';
import { type PageHosts, pagePolicies } from './page-policies.ts';
import type { PageSource } from './rendering.ts';
import { requestedPage } from './requested-page.ts';

type StaffPageOptions = Readonly<{
  assetsFor: PageSource['staffAssetsFor'];
  hosts: PageHosts;
  /** Where the world finds the site. */
  site: () => string;
}>;

/** All addresses of the back office. */
const BELOW = ['/owner/*', '/admin/*', '/login/*'];

/**
 * Nothing of the page is made here: a browser that signed in asks the APIs for all it shows. Unknown addresses are
 * answered with 404, and the back office says so in its own words.
 */
export function serveStaffPages(app: FastifyInstance, options: StaffPageOptions): void {
  const serve = (pages: readonly string[], status: 200 | 404) => {
    const answer = answerStaffPage(options, status);
    for (const page of pages)
      for (const path of [page, inLanguage('en', page)]) app.get(path, answer);
  };
  serve(STAFF_PAGES, 200);
  serve(BELOW, 404);
}

const answerStaffPage =
  ({ assetsFor, hosts, site }: StaffPageOptions, status: 200 | 404) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = requestedPage(request, reply, { isHttps: site().startsWith('https:') });
    if (!asked) return reply;
    const { address, language } = asked;
    const assets = assetsFor(modulesOf(language, address.pathname));
    return reply
      .code(status)
      .headers({
        ...pagePolicies(hosts),
        'content-language': language,
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(documentOf({ language, isUnknown: status === 404 }, assets, hosts.tilesUrl));
  };

/** What the browser loads ahead, besides what every page needs. */
const modulesOf = (language: Language, path: string): string[] => [
  `shell/i18n/${language}.ts`,
  ...(path.endsWith('/login') ? ['pages/login/login-page.tsx'] : []),
  ...(path.endsWith('/dashboard') ? ['pages/dashboard/dashboard-page.tsx'] : []),
];

const NAMES: Readonly<Record<Language, string>> = {
  th: 'บ้านพัก · หลังบ้าน',
  en: 'Baanpak back office',
};

/** As the value of an attribute. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

type Shown = Readonly<{ language: Language; isUnknown: boolean }>;

const documentOf = (
  { language, isUnknown }: Shown,
  { entry, styles, modules, fonts }: PageAssets,
  tilesUrl: string | undefined,
): string =>
  `<!doctype html>
<html lang="${language}"${isUnknown ? ' data-unknown' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#015424">
<title>${NAMES[language]}</title>
${tilesUrl === undefined ? '' : `<meta name="tiles-url" content="${escaped(tilesUrl)}">`}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="/config.json" as="fetch" crossorigin="anonymous">
${fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous">`).join('\n')}
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${modules.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
</head>
<body>
<div id="root"></div>
<script type="module" src="${entry}"></script>
</body>
</html>
`;
