import { JSON_TYPE } from '@baanpak/contract/answers/json-type.ts';
import type { HotelSearchQuery } from '@baanpak/contract/search/hotel-search.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { AnswerWriter } from '@baanpak/infrastructure/http/answer-writer.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { searchHotels } from './search-hotels.ts';

/** Hotels with a free room. */
export const hotelSearch =
  (deps: Deps): Handler<'GET /search/hotels'> =>
  async ({ query, language }, reply) => {
    const { etag, answer } = await search(deps, query, language);
    return answer.send(reply.header('etag', etag).type(JSON_TYPE));
  };

/** The same by what hotels and rooms offer. */
export const advancedHotelSearch =
  (deps: Deps): Handler<'GET /search/hotels/advanced'> =>
  async ({ query, language }, reply) => {
    const { etag, answer } = await search(deps, query, language);
    return answer.send(reply.header('etag', etag).type(JSON_TYPE));
  };

async function search(deps: Deps, query: HotelSearchQuery, language: Language) {
  const { etag, write } = await searchHotels(deps, { query, language, now: deps.now() });
  const answer = new AnswerWriter();
  await write(answer);
  return { etag, answer };
}
