import { AlternativesAnswerSchema } from '@baanpak/contract/search/alternatives.ts';
import { AdvancedHotelSearchQuerySchema } from '@baanpak/contract/search/hotel-search.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { DAY_REFUSALS } from '../stay-dates.ts';
import { criteriaAsked } from './criteria-asked.ts';
import { findOtherDates, findOtherProvinces } from './find-alternatives.ts';

const DETAIL = { th: 'วันและจังหวัดอื่นที่มีห้องว่าง', en: 'Other dates and provinces with free rooms' };

/** For a search that finds nothing: when and where it would find something, and from which price on. */
export const hotelAlternatives =
  ({ availability, now }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['search'],
      summary: 'Near dates and other provinces in which a search would find hotels',
      description: 'Takes what GET /search/hotels/advanced takes; sort and pages change nothing.',
      querystring: AdvancedHotelSearchQuerySchema,
      response: { 200: AlternativesAnswerSchema },
    };
    app.get(
      '/search/hotels/alternatives',
      { config: { refuses: DAY_REFUSALS }, schema },
      async ({ query, language }) => {
        const criteria = criteriaAsked({ query, language, now: now() });
        const known = await availability();
        const isNoName = criteria.name?.key === '';
        return {
          dates: criteria.isNowhere ? [] : await findOtherDates(known, criteria, bangkokDay(now())),
          provinces: isNoName ? [] : await findOtherProvinces(known, criteria),
          detail: DETAIL[language],
        };
      },
    );
  };
