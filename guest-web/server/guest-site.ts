import type { SiteConfig } from '@baanpak/contract/site/site-config.ts';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { builtPages } from './built-pages.ts';
import type { PageHosts } from './page-policies.ts';
import { answerPage } from './pages.ts';
import type { OpenPages, PageSource } from './rendering.ts';
import { searchEngines } from './search-engines.ts';
import { securityTxt } from './security-txt.ts';
import { SITE_FILE_PATHS } from './site-files.ts';
import { serveStaffPages } from './staff-pages.ts';

export type GuestSiteOptions = Readonly<{
  /** Where the APIs answer, as this server reaches them. */
  apiOrigin: () => string;
  /** What this server calls them with. */
  apiKey: string;
  /** Where the world finds the site: PUBLIC_URL, or where it listens. */
  site: () => string;
  /** What the pages are told, as /config.json says it. */
  config: () => Promise<SiteConfig>;
  /** Whose films and map tiles pages show. */
  hosts: Pick<PageHosts, 'videoOrigins' | 'tilesUrl'>;
  /** Whom a weakness is told, as an address; undefined: nobody is named. */
  securityContact: string | undefined;
  now: Now;
  /** Runs a rendering when its turn has come, or refuses it. */
  inTurn: <Result>(render: () => Promise<Result>) => Promise<Result>;
  /** Where pages come from; default: what the build made. */
  openPages?: OpenPages | undefined;
}>;

/** Read by the API's documentation: pages are none of it. */
const UNDOCUMENTED: object = { hide: true };

/** Anyone who is on the way to pay, or looks at a booking, comes before who searches. */
const PAYING = /^\/(?:en\/)?(?:booking|payment-return|hotel\/[^/]+\/(?:checkout|successful))/;
const essential = ({ url }: FastifyRequest) => PAYING.test(url);

/** Every page of guests, rendered here first, those of staff, and what they load. Paths that are not pages stay with others. */
export const guestSite =
  ({
    apiOrigin,
    apiKey,
    site,
    config,
    hosts,
    securityContact,
    now,
    inTurn,
    openPages = builtPages,
  }: GuestSiteOptions): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRoute', (route) => {
      const unlimited = route.url.startsWith('/assets/') || SITE_FILE_PATHS.includes(route.url);
      route.config = { ...route.config, open: true, page: true, unlimited, essential };
      route.schema = { ...route.schema, ...UNDOCUMENTED };
    });
    const pages = await openPages(app);
    if (!pages) return;
    const { assetsFor, staffAssetsFor, alsoAllowed } = pages;
    const render: PageSource['render'] = (...page) => inTurn(() => pages.render(...page));
    serveStaffPages(app, { assetsFor: staffAssetsFor, hosts: { ...hosts, alsoAllowed }, site });
    await app.register(securityTxt({ contact: securityContact, site, now }));
    await app.register(searchEngines({ apiOrigin, apiKey, site }));
    app.get(
      '/*',
      answerPage(
        render,
        async () => ({
          ...{ apiOrigin: apiOrigin(), apiKey, site: site(), assetsFor },
          config: await config(),
          tilesUrl: hosts.tilesUrl,
        }),
        { hosts: { ...hosts, alsoAllowed }, site },
      ),
    );
  };
