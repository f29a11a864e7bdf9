import { PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { ReadDb } from '../deps.ts';

export const OpenProvinceSchema = Type.Object({
  _id: Type.String(),
  th: Type.String(),
  en: Type.String(),
  hotels: Type.Integer({ description: 'Open hotels; at least one' }),
});
export type OpenProvinceJson = Static<typeof OpenProvinceSchema>;

/** The provinces with an open hotel, in the order of the language's dictionary. */
export async function openProvinces(db: ReadDb, language: Language): Promise<OpenProvinceJson[]> {
  const { rows } = await sql<{ id: string; hotels: string }>`
    SELECT province_id AS id, count(*) AS hotels
    FROM read.hotels WHERE NOT disabled GROUP BY province_id`.execute(db);
  const counts = new Map(rows.map(({ id, hotels }) => [id, Number(hotels)]));
  const { compare } = new Intl.Collator(language);
  return PROVINCES.flatMap((province) => {
    const hotels = counts.get(province._id);
    return hotels ? [{ ...province, hotels }] : [];
  }).sort((a, b) => compare(a[language], b[language]));
}
