import { partsOfSite, type SiteRevised } from '@baanpak/domain/site/site.ts';
import { put } from '../row-changes.ts';
import type { Projection } from '../run/projection.ts';
import { siteModel } from './tables.ts';

/** What administrators said of the site, one row a part; the others are as at first. */
export const sites: Projection<SiteRevised> = {
  model: siteModel,
  records: { site: { resource: 'site', id: [] } }, // one record, of a row a field
  streams: ['site'],
  when: {
    SiteRevised: ({ data: { changes }, revision }) =>
      Object.entries(partsOfSite(changes)).map(([field, value]) =>
        put('site', { field, value, version: revision + 1 }),
      ),
  },
};
