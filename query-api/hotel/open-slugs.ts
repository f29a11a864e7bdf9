import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';

/** Names of all hotels that are open, whether a room is free or not: what a list of all pages is made of. */
export const openSlugs =
  ({ db }: Deps): Handler<'GET /outreach/hotel-slugs'> =>
  async ({ query: { after, limit } }) => {
    const rows = await db
      .selectFrom('hotels')
      .select('slug')
      .where(({ not }) => not('disabled'))
      .where('slug', '>', after)
      .orderBy('slug')
      .limit(limit)
      .execute();
    return { slugs: rows.map(({ slug }) => slug) };
  };
