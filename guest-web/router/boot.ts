import type { HydrationState } from 'react-router-dom';
import type { GuestAssets } from '../server/rendering.ts';
import type { SiteConfig } from '../shell/api/site.ts';

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
