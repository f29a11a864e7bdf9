import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteConfig } from '@baanpak/contract/site/site-config.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { readAssets } from './assets.ts';
import { buildDirectory } from './build-directory.ts';
import type { PageHosts } from './content-security-policy.ts';
import { answerPage } from './pages.ts';
import type { Renderer } from './rendering.ts';
import { searchEngines } from './search-engines.ts';

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
  /** Where the build put the bundles, `client` and `server`; without it there are no pages. */
  directory?: string | undefined;
}>;

const YEAR = '365d';
/** Read by the API's documentation: pages are none of it. */
const UNDOCUMENTED: object = { hide: true };

/** Every page of guests, rendered here first, and what they load. Paths that are not pages stay with others. */
export const guestSite =
  ({
    apiOrigin,
    apiKey,
    site,
    config,
    hosts,
    directory = buildDirectory(),
  }: GuestSiteOptions): FastifyPluginAsync =>
  async (app) => {
    if (directory === undefined) {
      app.log.warn('There are no pages: dist/guest-web is missing. `npm run build` makes it.');
      return;
    }
    const client = join(directory, 'client');
    const assetsFor = await readAssets(client);
    const { render }: Renderer = await import(
      pathToFileURL(join(directory, 'server/entry-server.js')).href
    );
    app.addHook('onRoute', (route) => {
      const unlimited = route.url.startsWith('/assets/') || route.url === '/favicon.svg';
      route.config = { ...route.config, open: true, page: true, unlimited };
      route.schema = { ...route.schema, ...UNDOCUMENTED };
    });
    await app.register(fastifyStatic, {
      root: join(client, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: YEAR,
      index: false,
      preCompressed: true,
      decorateReply: true,
    });
    app.get('/favicon.svg', (_request, reply) =>
      reply.sendFile('favicon.svg', client, { immutable: false, maxAge: '1d' }),
    );
    await app.register(searchEngines({ apiOrigin, apiKey, site }));
    app.get(
      '/*',
      answerPage(
        render,
        async () => ({ apiOrigin: apiOrigin(), apiKey, config: await config(), assetsFor }),
        hosts,
      ),
    );
  };
