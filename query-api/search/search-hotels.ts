import { createHash } from 'node:crypto';
import type { Language } from '@baanpak/domain/values/i18n-text.ts';
import type { Instant } from '@baanpak/domain/values/instant.ts';
import { bangkokDay, nightsBetween } from '@baanpak/domain/values/local-date.ts';
import { findProvince } from '@baanpak/domain/values/provinces.ts';
import type { Deps } from '../deps.ts';
import { pageOf } from '../page.ts';
import { stayAsked } from '../stay-dates.ts';
import { criteriaOf } from './criteria.ts';
import { type Found, findFreeHotels } from './find-free-hotels.ts';
import type { HotelSearchQuery } from './hotel-search-schema.ts';
import { nameAsked } from './name-asked.ts';
import { findNear } from './name-conditions.ts';
import { searchAnswer } from './search-answer.ts';
import type { Serialize, ShownTexts } from './shown-texts.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';
const DETAIL = { th: 'โรงแรมที่มีห้องว่าง', en: 'Hotels with free rooms' };
const NOTHING: Found = { total: 0, hotels: [] };

export type Asked = Readonly<{ query: HotelSearchQuery; language: Language; now: Instant }>;
/** `body` is HotelSearchAnswerSchema as JSON. */
type Answer = Readonly<{ etag: string; body: Buffer }>;

/**
 * Open hotels that have a room free for every night asked for;
 * none in a province nobody knows.
 */
export async function searchHotels(
  { db, config: { version } }: Deps,
  texts: ShownTexts,
  { query, language, now }: Asked,
  serialize: Serialize,
): Promise<Answer> {
  const stay = stayAsked(query.startDate, query.endDate, bangkokDay(now));
  const { page, perPage, ...place } = pageOf(query);
  const province = query.province ? findProvince(query.province) : null;
  const name = query.q?.trim() ? await findNear(db, nameAsked(query.q)) : null;
  const criteria = criteriaOf(query, stay, province?._id ?? null, name, language);
  const isNowhere = province === undefined || name?.key === '';
  const found = isNowhere
    ? NOTHING
    : await findFreeHotels(db, criteria, { page, perPage, ...place });
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const rest = { total: found.total, page, perPage, detail: DETAIL[language] };
  return {
    etag: etagOf([version, nights, rest, found]),
    body: await searchAnswer(found, nights, rest, texts, serialize),
  };
}

/** Ids and versions say what the texts are: hashing these is quicker than hashing the answer. */
const etagOf = (content: unknown): string =>
  `W/"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27)}"`;
