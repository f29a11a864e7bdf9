import { HotelCountsAnswerSchema } from '@baanpak/contract/search/hotel-counts.ts';
import { AdvancedHotelSearchQuerySchema } from '@baanpak/contract/search/hotel-search.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Availability } from '../availability/availability.ts';
import type { Deps } from '../deps.ts';
import { DAY_REFUSALS } from '../stay-dates.ts';
import { countHotels } from './count-hotels.ts';
import { criteriaAsked } from './criteria-asked.ts';

const DETAIL = { th: 'จำนวนโรงแรมของตัวกรองแต่ละข้อ', en: 'How many hotels each filter would leave' };

/** For the filters of a search: what each would leave of it. */
export const hotelCounts =
  ({ availability, now }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['search'],
      summary: 'How many hotels a search would find with one filter more',
      description: 'Takes what GET /search/hotels/advanced takes; sort and pages change nothing.',
      querystring: AdvancedHotelSearchQuerySchema,
      response: { 200: HotelCountsAnswerSchema },
    };
    app.get(
      '/search/hotels/counts',
      { config: { refuses: DAY_REFUSALS }, schema },
      async ({ query, language }) => {
        const criteria = criteriaAsked({ query, language, now: now() });
        const known = criteria.isNowhere ? NOTHING : await availability();
        return { ...(await countHotels(known, criteria)), detail: DETAIL[language] };
      },
    );
  };

const NOTHING = new Availability('nothing');
