import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { HotelSearchAnswerSchema, HotelSearchQuerySchema } from './hotel-search-schema.ts';
import { searchHotels } from './search-hotels.ts';

export const hotelSearch =
  ({ db, now }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['search'],
      summary: 'Hotels with a free room',
      querystring: HotelSearchQuerySchema,
      response: { 200: HotelSearchAnswerSchema },
    };
    app.get('/search/hotels', { schema }, ({ query, language }) =>
      searchHotels(db, query, language, now()),
    );
  };
