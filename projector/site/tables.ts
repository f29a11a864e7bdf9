import type { ReadModel } from '../schema/read-model.ts';

/** A part of the site that was said: a field, or `pages.{page}`; its value, and the site's version since. */
type SiteRow = { field: string; value: unknown; version: number };

export type SiteTables = {
  site: SiteRow;
};

export const siteModel = {
  group: 'users',
  version: 2,
  keys: {
    site: ['field'],
  },
  sql: `
    CREATE TABLE site (field text PRIMARY KEY, value jsonb, version bigint NOT NULL);`,
} as const satisfies ReadModel;
