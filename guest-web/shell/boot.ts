import type { SiteConfig } from '@baanpak/contract/site/site-config.ts';
import type { HydrationState } from 'react-router-dom';
import type { GuestAssets } from './page-assets.ts';

/** Of the element in which a page holds what the browser goes on with. */
export const BOOT_ID = 'boot';

/** What the server leaves in the page for the browser to go on with. */
export type Boot = Readonly<{
  config: SiteConfig;
  tilesUrl?: string | undefined;
  /** Whether guests pay on the page that was asked for: the document lets the provider's script in. */
  pays: boolean;
  assets: GuestAssets;
  state: Pick<HydrationState, 'loaderData' | 'errors'>;
}>;

/** As JSON that no script element ends early: `<` cannot occur in it. */
export const bootTextOf = (boot: Boot): string => JSON.stringify(boot).replaceAll('<', '\\u003c');
