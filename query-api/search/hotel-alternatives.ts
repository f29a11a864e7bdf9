import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { criteriaAsked } from './criteria-asked.ts';
import { findOtherDates, findOtherProvinces } from './find-alternatives.ts';

const DETAIL = { th: 'วันและจังหวัดอื่นที่มีห้องว่าง', en: 'Other dates and provinces with free rooms' };

/** For a search that finds nothing: when and where it would find something, and from which price on. */
export const hotelAlternatives =
  ({ availability, now }: Deps): Handler<'GET /search/hotels/alternatives'> =>
  async ({ query, language }) => {
    const criteria = criteriaAsked({ query, language, now: now() });
    const known = await availability();
    const isNoName = criteria.name?.key === '';
    return {
      dates: criteria.isNowhere ? [] : await findOtherDates(known, criteria, bangkokDay(now())),
      provinces: isNoName ? [] : await findOtherProvinces(known, criteria),
      detail: DETAIL[language],
    };
  };
