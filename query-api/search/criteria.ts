import type { HotelSearchQuery } from '@baanpak/contract/search/hotel-search.ts';
import { baht, type Satang } from '@baanpak/domain/values/money/money.ts';
import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { findPlace } from '@baanpak/domain/values/place/places.ts';
import { findProvince, type Province } from '@baanpak/domain/values/place/provinces.ts';
import { SIDE_VIEWS } from '@baanpak/domain/values/place/side-views.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { isNoName, type NameAsked, nameAsked } from '../availability/name-asked.ts';
import { stayAsked, staysInMonth } from '../stay-dates.ts';

/** What a search asks for, in the words of the read tables; null is no filter. */
export type Criteria = Readonly<{
  /** A hotel is found by a room that is free for one of them; all are as long. */
  stays: readonly [Stay, ...Stay[]];
  /** Whether they are those of a month: then each hotel says which is its cheapest. */
  isFlexible: boolean;
  provinceId: string | null;
  /** In one room. */
  guests: number;
  pets: boolean;
  kids: boolean;
  /** Of a hotel, in either language. */
  name: NameAsked | null;
  facilities: readonly string[];
  sideViews: readonly string[];
  /** Of an average night. */
  lowest: Satang | null;
  highest: Satang | null;
  bounds: Readonly<{ south: number; west: number; north: number; east: number }> | null;
  sort: HotelSearchQuery['sort'];
  /** Of the names that are sorted by. */
  language: Language;
}>;

export function criteriaOf(
  query: HotelSearchQuery,
  stays: Criteria['stays'],
  provinceId: string | null,
  name: NameAsked | null,
  language: Language,
): Criteria {
  const { guests, pet = 0, kid = 0, sort, minPrice, maxPrice } = query;
  return {
    stays,
    isFlexible: query.month !== undefined,
    provinceId,
    guests,
    pets: pet > 0,
    kids: kid > 0,
    name,
    facilities: codesIn('facilities', query.facilities, FACILITIES),
    sideViews: codesIn('sideViews', query.sideViews, SIDE_VIEWS),
    lowest: minPrice === undefined ? null : baht(minPrice),
    highest: maxPrice === undefined ? null : baht(maxPrice),
    bounds: query.bounds === undefined ? null : boundsIn(query.bounds),
    sort,
    language,
  };
}

type Codes = readonly Readonly<{ code: string }>[];

/**
 * A parameter may come several times or hold several codes with commas between. One that no list has
 * is refused: no hotel has it, and the guest would only see that nothing was found.
 */
function codesIn(field: string, texts: readonly string[] = [], known: Codes): string[] {
  const codes = texts.flatMap((text) => text.split(',')).filter((code) => code !== '');
  if (codes.some((wanted) => !known.some(({ code }) => code === wanted)))
    throw invalidField(field, UNKNOWN_CODE);
  return codes;
}

const UNKNOWN_CODE = { th: 'มีรหัสที่ไม่รู้จัก', en: 'holds a code that is in no list' };
const WRONG_BOUNDS = {
  th: 'ต้องเป็น ใต้,ตะวันตก,เหนือ,ตะวันออก เป็นองศา',
  en: 'must be south,west,north,east in degrees',
};

/** Where west is past east, the map reaches over the 180th meridian. */
function boundsIn(text: string) {
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
  if (south > north || south < -90 || north > 90 || Math.max(Math.abs(west), Math.abs(east)) > 180)
    throw invalidField('bounds', WRONG_BOUNDS);
  return { south, west, north, east };
}

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
