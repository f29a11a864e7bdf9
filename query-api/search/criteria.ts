import type { Language } from '@baanpak/domain/values/i18n-text.ts';
import type { Stay } from '@baanpak/domain/values/local-date.ts';
import { baht, type Satang } from '@baanpak/domain/values/money.ts';
import type { HotelSearchQuery } from './hotel-search-schema.ts';

/** What a search asks for, in the words of the read tables; null is no filter. */
export type Criteria = Readonly<{
  stay: Stay;
  provinceId: string | null;
  /** In one room. */
  guests: number;
  pets: boolean;
  kids: boolean;
  /** A LIKE pattern for a hotel's name in either language. */
  name: string | null;
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
  stay: Stay,
  provinceId: string | null,
  language: Language,
): Criteria {
  const { guests, pet = 0, kid = 0, sort, minPrice, maxPrice } = query;
  return {
    stay,
    provinceId,
    guests,
    pets: pet > 0,
    kids: kid > 0,
    name: query.q?.trim() ? containing(query.q.trim()) : null,
    facilities: codesIn(query.facilities),
    sideViews: codesIn(query.sideViews),
    lowest: minPrice === undefined ? null : baht(minPrice),
    highest: maxPrice === undefined ? null : baht(maxPrice),
    bounds: query.bounds === undefined ? null : boundsIn(query.bounds),
    sort,
    language,
  };
}

/** A parameter may come several times or hold several codes with commas between. */
const codesIn = (texts: readonly string[] = []) =>
  texts.flatMap((text) => text.split(',')).filter((code) => code !== '');

const containing = (text: string) => `%${text.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`;

function boundsIn(text: string) {
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
  return { south, west, north, east };
}
