import { PROVINCES } from '@baanpak/domain/values/provinces.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { withDetail } from '../contract/detail.ts';
import type { Deps } from '../deps.ts';

const DETAIL = { th: 'จังหวัดที่มีโรงแรม', en: 'Provinces with hotels' };

const ProvinceSchema = Type.Object({
  _id: Type.String(),
  th: Type.String(),
  en: Type.String(),
  hotels: Type.Integer({ description: 'Open hotels; at least one' }),
});

export const uniqueProvince =
  ({ db }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['search'],
      summary: 'Provinces one can search in',
      response: { 200: withDetail({ provinces: Type.Array(ProvinceSchema) }) },
    };
    app.get('/search/unique-province', { schema }, async ({ language }) => {
      const { rows } = await sql<{ id: string; hotels: string }>`
        SELECT province_id AS id, count(*) AS hotels
        FROM read.hotels WHERE NOT disabled GROUP BY province_id`.execute(db);
      const counts = new Map(rows.map(({ id, hotels }) => [id, Number(hotels)]));
      const { compare } = new Intl.Collator(language);
      const provinces = PROVINCES.flatMap((province) => {
        const hotels = counts.get(province._id);
        return hotels ? [{ ...province, hotels }] : [];
      }).sort((a, b) => compare(a[language], b[language]));
      return { provinces, detail: DETAIL[language] };
    });
  };
