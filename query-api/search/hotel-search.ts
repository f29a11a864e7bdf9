import { JSON_TYPE } from '@baanpak/contract/answers/json-type.ts';
import {
  AdvancedHotelSearchQuerySchema,
  HotelSearchAnswerSchema,
  type HotelSearchQuery,
  HotelSearchQuerySchema,
} from '@baanpak/contract/search/hotel-search.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { AnswerWriter } from '@baanpak/infrastructure/http/answer-writer.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { DAY_REFUSALS } from '../stay-dates.ts';
import { searchHotels } from './search-hotels.ts';

/** Hotels with a free room, and the same search by what hotels and rooms offer. */
export const hotelSearch =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const described = { tags: ['search'], response: { 200: HotelSearchAnswerSchema } };
    const config = { refuses: DAY_REFUSALS };
    const basic = {
      ...described,
      summary: 'Hotels with a free room',
      querystring: HotelSearchQuerySchema,
    };
    const advanced = {
      ...described,
      summary: 'Hotels with a free room, by what they offer',
      querystring: AdvancedHotelSearchQuerySchema,
    };

    async function search(query: HotelSearchQuery, language: Language) {
      const asked = { query, language, now: deps.now() };
      const { etag, write } = await searchHotels(deps, asked);
      const answer = new AnswerWriter();
      await write(answer);
      return { etag, answer };
    }

    app.get('/search/hotels', { config, schema: basic }, async ({ query, language }, reply) => {
      const { etag, answer } = await search(query, language);
      return answer.send(reply.header('etag', etag).type(JSON_TYPE));
    });
    app.get(
      '/search/hotels/advanced',
      { config, schema: advanced },
      async ({ query, language }, reply) => {
        const { etag, answer } = await search(query, language);
        return answer.send(reply.header('etag', etag).type(JSON_TYPE));
      },
    );
  };
