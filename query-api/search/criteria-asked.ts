import type { HotelSearchQuery } from '@baanpak/contract/search/hotel-search.ts';
import { findPlace } from '@baanpak/domain/values/place/places.ts';
import { findProvince, type Province } from '@baanpak/domain/values/place/provinces.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { stayAsked, staysInMonth } from '../stay-dates.ts';
import { type Criteria, criteriaOf } from './criteria.ts';
import { isNoName, nameAsked } from './name-asked.ts';

/** By its id, its name, or the name of a place in it. */
const provinceMeant = (text: string): Province | undefined =>
  findProvince(text) ?? findProvince(findPlace(text)?.provinceId ?? '');

export type SearchCriteriaRequest = Readonly<{
  query: HotelSearchQuery;
  language: Language;
  now: Instant;
}>;

/** What a search asks for; `isNowhere`: no hotel can be meant, by a province nobody knows or a name without a letter. */
export function criteriaAsked({
  query,
  language,
  now,
}: SearchCriteriaRequest): Criteria & { isNowhere: boolean } {
  const today = bangkokDay(now);
  const { month, nights = 1 } = query;
  const stays: Criteria['stays'] =
    month === undefined
      ? [stayAsked(query.startDate, query.endDate, today)]
      : staysInMonth(month, nights, today);
  const province = query.province ? provinceMeant(query.province) : null;
  const name = query.q?.trim() ? nameAsked(query.q) : null;
  return {
    ...criteriaOf(query, stays, province?._id ?? null, name, language),
    isNowhere: province === undefined || (name !== null && isNoName(name)),
  };
}
