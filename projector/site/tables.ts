import type { ReadModel } from '../schema/read-model.ts';

/** A field of the site that was said, with its value. */
export type SiteRow = { field: string; value: unknown };

export type SiteTables = {
  site: SiteRow;
};

export const siteModel = {
  group: 'users',
  version: 1,
  keys: {
    site: ['field'],
  },
  sql: `
    CREATE TABLE site (field text PRIMARY KEY, value jsonb);`,
} as const satisfies ReadModel;
