import { pictureUrl } from '@baanpak/contract/fields/picture-url.ts';
import type { OpenProvinceJson } from '@baanpak/contract/search/provinces.ts';
import {
  MOST_SUGGESTED,
  type SuggestedHotelJson,
  type SuggestedProvinceJson,
} from '@baanpak/contract/search/suggestions.ts';
import { PLACES } from '@baanpak/domain/values/place/places.ts';
import { findProvince, PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { searchedNames } from '@baanpak/domain/values/text/searched-names.ts';
import type { Availability, HotelWithRooms } from '../availability/availability.ts';
import { LIKE } from '../availability/hotel-names.ts';
import { isNear, type NameAsked, nameAsked } from '../availability/name-asked.ts';
import type { Deps, Handler } from '../handler.ts';
import { smallest } from './smallest.ts';

const SUGGESTIONS_DETAIL = { th: 'ชื่อที่ใกล้เคียง', en: 'Matching names' };

/** For the name box: from the first letter on, what is spelt so before what is only near to it. */
export const suggest =
  ({ availability }: Deps): Handler<'GET /search/suggest'> =>
  async ({ query, language }) => {
    const name = nameAsked(query.q);
    const known = await availability();
    const found = suggestNamed(known, name, language);
    const isNothing = found.hotels.length + found.provinces.length === 0;
    const { onOtherKeyboard: other } = name;
    return {
      ...(isNothing && other ? suggestNamed(known, other, language) : found),
      detail: SUGGESTIONS_DETAIL[language],
    };
  };

const suggestNamed = (known: Availability, name: NameAsked, language: Language) =>
  name.key === ''
    ? { hotels: [], provinces: [] }
    : {
        hotels: suggestHotels(known, name, language),
        provinces: suggestProvinces(known, name, language),
      };

function suggestHotels(known: Availability, name: NameAsked, language: Language) {
  const likeness = known.names.find(name);
  const ranks = known.ranks(language);
  const at = (values: Uint8Array | Int32Array, number: number) => values[number] ?? 0;
  const found: number[] = [];
  for (const [number, like] of likeness.entries())
    if (like > LIKE.not && !known.hotelAt(number).disabled) found.push(number);
  const first = smallest(
    found,
    MOST_SUGGESTED,
    (a, b) => at(likeness, b) - at(likeness, a) || at(ranks, a) - at(ranks, b),
  );
  return first.map((number) => toSuggested(known.hotelAt(number)));
}

function toSuggested({
  hotelId,
  name,
  slug,
  provinceId,
  cover,
}: HotelWithRooms): SuggestedHotelJson {
  const province = findProvince(provinceId);
  return {
    _id: hotelId,
    hotelName: name,
    hotelNameSlug: slug,
    provinceId,
    province: province ? { th: province.th, en: province.en } : null,
    imageUrl: pictureUrl(cover),
  };
}

const provinceNames = new Map<string, string>(
  PROVINCES.map((province) => [province._id, searchedNames(province)]),
);

const places = PLACES.map((place) => ({ ...place, names: searchedNames(place.name) }));

/** Provinces with a hotel before the places of that name, which lead to theirs whatever is open there. */
function suggestProvinces(
  known: Availability,
  asked: NameAsked,
  language: Language,
): SuggestedProvinceJson[] {
  const open = openProvinces(known, language);
  const provinces = open.map((province) => ({
    names: provinceNames.get(province._id) ?? '',
    suggested: province,
  }));
  const towns = places.flatMap(({ name, names, provinceId }) => {
    const province = findProvince(provinceId);
    const shown = open.find(({ _id }) => _id === provinceId);
    const closed = province && { ...province, hotels: 0, imageUrl: null };
    const suggested = shown ?? closed;
    return suggested ? [{ names, suggested: { ...suggested, place: name } }] : [];
  });
  const isNamedSo = ({ names }: { names: string }) => names.replaceAll(' ', '').includes(asked.key);
  const linesOf = (names: string) => names.replaceAll(' ', '').split('\n');
  const isMeant = asked.key.length >= SHORTEST_NAME;
  const beginsSo = ({ names, suggested }: (typeof towns)[number]) =>
    isMeant || suggested.hotels > 0
      ? linesOf(names).some((line) => line.startsWith(asked.key))
      : linesOf(names).includes(asked.key);
  const spelt = [
    ...provinces.filter(isNamedSo),
    ...towns.filter(beginsSo),
    ...provinces.filter(({ names }) => isNear(asked, names)),
  ];
  const isSlip = isMeant && spelt.length === 0;
  const found = isSlip ? towns.filter(({ names }) => isNear(asked, names)) : spelt;
  return [...new Set(found)].slice(0, MOST_SUGGESTED).map(({ suggested }) => suggested);
}

/** Fewer letters may become too many names to lead where nothing is open. */
const SHORTEST_NAME = 4;

/** The provinces with an open hotel, in the order of the language's dictionary. */
function openProvinces(known: Availability, language: Language): OpenProvinceJson[] {
  const covers = coversOf(known);
  return PROVINCES_BY_NAME[language].flatMap((province) => {
    const hotels = known.openIn.get(province._id);
    if (!hotels) return [];
    return [{ ...province, hotels, imageUrl: pictureUrl(covers.get(province._id) ?? null) }];
  });
}

/** Of each province the picture of its first open hotel that has one; every query-api finds the same. */
function coversOf(known: Availability): ReadonlyMap<string, string> {
  const covers = new Map<string, string>();
  for (const { provinceId, disabled, cover } of known.hotels('id')) {
    if (cover !== null && !disabled && !covers.has(provinceId)) covers.set(provinceId, cover);
    if (covers.size === known.openIn.size) break;
  }
  return covers;
}

const PROVINCES_BY_NAME = { th: provincesBy('th'), en: provincesBy('en') };

function provincesBy(language: Language) {
  const { compare } = new Intl.Collator(language);
  return PROVINCES.toSorted((a, b) => compare(a[language], b[language]));
}

const PROVINCES_DETAIL = { th: 'จังหวัดที่มีโรงแรม', en: 'Provinces with hotels' };

export const uniqueProvince =
  ({ availability }: Deps): Handler<'GET /search/unique-province'> =>
  async ({ language }) => ({
    provinces: openProvinces(await availability(), language),
    detail: PROVINCES_DETAIL[language],
  });
