import { withDetail } from '@baanpak/contract/answers/detail.ts';
import { pictureUrl } from '@baanpak/contract/fields/picture-url.ts';
import { findProvince, PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import { I18nSchema } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import type { I18nText, Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { searchedNames } from '@baanpak/domain/values/text/searched-names.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { Deps, ReadDb } from '../deps.ts';
import { textOrder } from '../text-order.ts';
import { isNear, type NameAsked, nameAsked } from './name-asked.ts';
import { findNear, isNamed, isNamedAlike } from './name-conditions.ts';
import { OpenProvinceSchema, openProvinces } from './open-provinces.ts';

const DETAIL = { th: 'ชื่อที่ใกล้เคียง', en: 'Names like it' };
const MOST = 8;

const SuggestedHotelSchema = Type.Object({
  _id: Type.String({ format: 'uuid' }),
  hotelName: I18nSchema,
  hotelNameSlug: Type.String(),
  provinceId: Type.String(),
  province: Nullable(I18nSchema),
  imageUrl: Nullable(Type.String()),
});
type SuggestedHotel = Static<typeof SuggestedHotelSchema>;

/** For the name box: from the first letter on, what is spelt so before what is only near to it. */
export const suggest =
  ({ db }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['search'],
      summary: 'Hotels and provinces of a name, typing mistakes allowed',
      querystring: Type.Object({
        q: Type.String({ minLength: 1, maxLength: 100, description: 'Part of a name' }),
      }),
      response: {
        200: withDetail({
          hotels: Type.Array(SuggestedHotelSchema, { maxItems: MOST }),
          provinces: Type.Array(OpenProvinceSchema, { maxItems: MOST }),
        }),
      },
    };
    app.get('/search/suggest', { schema }, async ({ query, language }) => {
      const name = nameAsked(query.q);
      const isNothing = name.key === '';
      return {
        hotels: isNothing ? [] : await suggestHotels(db, name, language),
        provinces: isNothing ? [] : await suggestProvinces(db, name, language),
        detail: DETAIL[language],
      };
    });
  };

type Found = { id: string; name: I18nText; slug: string; province: string; cover: string | null };

async function suggestHotels(
  db: ReadDb,
  asked: NameAsked,
  language: Language,
): Promise<SuggestedHotel[]> {
  const name = await findNear(db, asked);
  const beginning = `${name.key}%`;
  const { rows } = await sql<Found>`
    SELECT h.hotel_id AS id, h.details->'hotelName' AS name, h.slug, h.province_id AS province,
      h.pictures->>'cover' AS cover
    FROM read.hotels h WHERE NOT h.disabled AND ${isNamedAlike(name)}
    ORDER BY ${isNamed(name)} DESC,
      replace(h.names, ' ', '') LIKE ANY (ARRAY[${beginning}, ${`%\n${beginning}`}]) DESC,
      ${textOrder(sql`h.details->'hotelName'`, language)}, h.hotel_id
    LIMIT ${MOST}`.execute(db);
  return rows.map(({ id, name: hotelName, slug, province, cover }) => {
    const known = findProvince(province);
    return {
      _id: id,
      hotelName,
      hotelNameSlug: slug,
      provinceId: province,
      province: known ? { th: known.th, en: known.en } : null,
      imageUrl: pictureUrl(cover),
    };
  });
}

const provinceNames = new Map<string, string>(
  PROVINCES.map((province) => [province._id, searchedNames(province)]),
);

async function suggestProvinces(db: ReadDb, asked: NameAsked, language: Language) {
  const provinces = await openProvinces(db, language);
  const namesOf = ({ _id }: { _id: string }) => provinceNames.get(_id) ?? '';
  const isNamedSo = (names: string) => names.replaceAll(' ', '').includes(asked.key);
  const exact = provinces.filter((province) => isNamedSo(namesOf(province)));
  const near = provinces.filter((one) => !exact.includes(one) && isNear(asked, namesOf(one)));
  return [...exact, ...near].slice(0, MOST);
}
