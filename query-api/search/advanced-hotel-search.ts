import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { AdvancedHotelSearchQuerySchema, HotelSearchAnswerSchema } from './hotel-search-schema.ts';
import { searchHotels } from './search-hotels.ts';

export const advancedHotelSearch =
  ({ db, now }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['search'],
      summary: 'Hotels with a free room, by what they offer',
      querystring: AdvancedHotelSearchQuerySchema,
      response: { 200: HotelSearchAnswerSchema },
    };
    app.get('/search/hotels/advanced', { schema }, ({ query, language }) =>
      searchHotels(db, query, language, now()),
    );
  };
