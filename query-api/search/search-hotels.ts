import type { HotelSearchQuery } from '@baanpak/contract/search/hotel-search.ts';
import { findProvince } from '@baanpak/domain/values/place/provinces.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay, nightsBetween } from '@baanpak/domain/values/time/local-date.ts';
import type { AnswerWriter } from '@baanpak/infrastructure/http/answer-writer.ts';
import type { Deps } from '../deps.ts';
import { etagOf } from '../etag-of.ts';
import { pageOf } from '../page.ts';
import { stayAsked } from '../stay-dates.ts';
import { criteriaOf } from './criteria.ts';
import { type FreeHotels, findFreeHotels } from './find-free-hotels.ts';
import { nameAsked } from './name-asked.ts';
import { writeSearchAnswer } from './search-answer.ts';

const DETAIL = { th: 'โรงแรมที่มีห้องว่าง', en: 'Hotels with free rooms' };
const NOTHING: FreeHotels = { total: 0, hotels: [] };

export type Asked = Readonly<{ query: HotelSearchQuery; language: Language; now: Instant }>;
/** `write` writes HotelSearchAnswerSchema as JSON. */
type Answer = Readonly<{ etag: string; write: (answer: AnswerWriter) => Promise<void> }>;

/**
 * Open hotels that have a room free for every night asked for;
 * none in a province nobody knows.
 */
export async function searchHotels(
  { availability, texts, config: { version } }: Deps,
  { query, language, now }: Asked,
): Promise<Answer> {
  const stay = stayAsked(query.startDate, query.endDate, bangkokDay(now));
  const { page, perPage, ...place } = pageOf(query);
  const province = query.province ? findProvince(query.province) : null;
  const name = query.q?.trim() ? nameAsked(query.q) : null;
  const criteria = criteriaOf(query, stay, province?._id ?? null, name, language);
  const isNowhere = province === undefined || name?.key === '';
  const found = isNowhere
    ? NOTHING
    : findFreeHotels(await availability(), criteria, { page, perPage, ...place });
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const rest = { total: found.total, page, perPage, detail: DETAIL[language] };
  return {
    etag: etagOf([version, nights, rest, found]),
    write: (answer) => writeSearchAnswer(answer, found, nights, rest, texts),
  };
}
