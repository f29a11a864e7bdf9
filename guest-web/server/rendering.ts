import type { SiteConfig } from '@baanpak/contract/site/site-config.ts';
import type { FastifyInstance } from 'fastify';
import type { GuestAssets, PageAssets } from '../shell/page-assets.ts';
import type { PageHosts } from './page-policies.ts';

/** With the styles that stand in the page itself: a phone draws it one round trip sooner. */
export type FirstAssets = GuestAssets & Readonly<{ css: string }>;

export type RenderOptions = Readonly<{
  /** Where the APIs are. */
  apiOrigin: string;
  /** What this server calls them with; the browser uses the one in `config`. */
  apiKey: string;
  config: SiteConfig;
  /** Where map tiles come from; undefined: maps have outlines alone. */
  tilesUrl?: string | undefined;
  /** Where the world finds the site, without a slash at its end. */
  site: string;
  assetsFor: (modules: readonly string[]) => FirstAssets;
}>;

/** A page, or where to go instead. */
export type Rendered =
  | Readonly<{
      status: number;
      html: string;
      private: boolean;
      /** Whether guests pay on it: it alone loads the payment provider's script. */
      pays: boolean;
    }>
  | Readonly<{ status: number; location: string }>;

/** The bundle of first views, `router/entry-server.tsx`, as the server knows it. */
export type Renderer = Readonly<{
  render: (request: Request, options: RenderOptions) => Promise<Rendered>;
}>;

/** What renders guests' pages and knows what these and staff's load: the build, or the sources. */
export type PageSource = Renderer &
  Pick<RenderOptions, 'assetsFor'> &
  Pick<PageHosts, 'alsoAllowed'> &
  Readonly<{ staffAssetsFor: (modules: readonly string[]) => PageAssets }>;

/** Serves what pages load under /assets/, and the files that have names; undefined when there are no pages. */
export type OpenPages = (app: FastifyInstance) => Promise<PageSource | undefined>;
