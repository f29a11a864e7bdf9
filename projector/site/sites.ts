import type { SiteRevised } from '@baanpak/domain/site/site.ts';
import { type Projection, put } from '../projection.ts';
import { siteModel } from './tables.ts';

/** What administrators said of the site, one row a field; the others are as at first. */
export const sites: Projection<SiteRevised> = {
  model: siteModel,
  streams: ['site'],
  when: {
    SiteRevised: ({ data: { changes } }) =>
      Object.entries(changes).map(([field, value]) => put('site', { field, value })),
  },
};
