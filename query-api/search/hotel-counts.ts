import { Availability } from '../availability/availability.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { countHotels } from './count-hotels.ts';
import { criteriaAsked } from './criteria-asked.ts';

const DETAIL = { th: 'จำนวนโรงแรมของตัวกรองแต่ละข้อ', en: 'How many hotels each filter would leave' };

/** For the filters of a search: what each would leave of it. */
export const hotelCounts =
  ({ availability, now }: Deps): Handler<'GET /search/hotels/counts'> =>
  async ({ query, language }) => {
    const criteria = criteriaAsked({ query, language, now: now() });
    const known = criteria.isNowhere ? NOTHING : await availability();
    return { ...(await countHotels(known, criteria)), detail: DETAIL[language] };
  };

const NOTHING = new Availability('nothing');
