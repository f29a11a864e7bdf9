import { OpenSlugsAnswer, OpenSlugsQuery } from '@baanpak/contract/hotel/hotel-queries.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';

/** Names of all hotels that are open, whether a room is free or not: what a list of all pages is made of. */
export const openSlugs =
  ({ db }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['hotels'],
      summary: 'The slugs of all open hotels, in their order',
      querystring: OpenSlugsQuery,
      response: { 200: OpenSlugsAnswer },
    };
    app.get('/outreach/hotel-slugs', { schema }, async ({ query: { after, limit } }) => {
      const rows = await db
        .selectFrom('hotels')
        .select('slug')
        .where(({ not }) => not('disabled'))
        .where('slug', '>', after)
        .orderBy('slug')
        .limit(limit)
        .execute();
      return { slugs: rows.map(({ slug }) => slug) };
    });
  };
