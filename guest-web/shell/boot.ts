import type { SiteConfig } from '@baanpak/contract/site/site-config.ts';

/** Of the element in which a page holds what the browser goes on with. */
export const BOOT_ID = 'boot';

/** Addresses of what a page loads. */
export type PageAssets = Readonly<{
  entry: string;
  styles: readonly string[];
  /** Loaded ahead: the page's own code and its language. */
  modules: readonly string[];
  fonts: readonly string[];
}>;

/** Of guests' pages: `start` is the script that loads `entry` and `modules`. */
export type GuestAssets = PageAssets & Readonly<{ start: string }>;

/** What the server leaves in the page for the browser to go on with. */
export type Boot = Readonly<{
  config: SiteConfig;
  tilesUrl?: string | undefined;
  /** Whether guests pay on the page that was asked for: the document lets the provider's script in. */
  pays: boolean;
  assets: GuestAssets;
  /** What the router goes on with, by route; no type of it, because the server's program has none of a browser. */
  state: Readonly<{
    loaderData: Readonly<Record<string, unknown>>;
    errors: Readonly<Record<string, unknown>> | null;
  }>;
}>;

/** As JSON that no script element ends early: `<` cannot occur in it. */
export const bootTextOf = (boot: Boot): string => JSON.stringify(boot).replaceAll('<', '\\u003c');
