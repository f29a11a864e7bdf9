import { pictureUrl } from '@baanpak/contract/fields/picture-url.ts';
import {
  MOST_SUGGESTED,
  SuggestAnswer,
  type SuggestedHotelJson,
  SuggestQuery,
} from '@baanpak/contract/search/suggestions.ts';
import { findProvince, PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { searchedNames } from '@baanpak/domain/values/text/searched-names.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Availability, HotelWithRooms } from '../availability/availability.ts';
import { LIKE } from '../availability/hotel-names.ts';
import type { Deps } from '../deps.ts';
import { firstOf } from './first-of.ts';
import { isNear, type NameAsked, nameAsked } from './name-asked.ts';
import { openProvinces } from './open-provinces.ts';

const DETAIL = { th: 'ชื่อที่ใกล้เคียง', en: 'Matching names' };

/** For the name box: from the first letter on, what is spelt so before what is only near to it. */
export const suggest =
  ({ availability }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['search'],
      summary: 'Hotels and provinces of a name, typing mistakes allowed',
      querystring: SuggestQuery,
      response: { 200: SuggestAnswer },
    };
    app.get('/search/suggest', { schema }, async ({ query, language }) => {
      const name = nameAsked(query.q);
      const known = await availability();
      const found = suggestNamed(known, name, language);
      const isNothing = found.hotels.length + found.provinces.length === 0;
      const { onOtherKeyboard: other } = name;
      return {
        ...(isNothing && other ? suggestNamed(known, other, language) : found),
        detail: DETAIL[language],
      };
    });
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
  const first = firstOf(
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

function suggestProvinces(known: Availability, asked: NameAsked, language: Language) {
  const provinces = openProvinces(known, language);
  const namesOf = ({ _id }: { _id: string }) => provinceNames.get(_id) ?? '';
  const isNamedSo = (names: string) => names.replaceAll(' ', '').includes(asked.key);
  const exact = provinces.filter((province) => isNamedSo(namesOf(province)));
  const near = provinces.filter((one) => !exact.includes(one) && isNear(asked, namesOf(one)));
  return [...exact, ...near].slice(0, MOST_SUGGESTED);
}
