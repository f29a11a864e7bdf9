import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';

/** A province one can search in. */
export const OpenProvinceSchema = Type.Object({
  _id: Type.String(),
  th: Type.String(),
  en: Type.String(),
  hotels: Type.Integer({ description: 'Open hotels; at least one' }),
  imageUrl: Nullable(Type.String({ description: 'Of one of its open hotels' })),
});
export type OpenProvinceJson = Static<typeof OpenProvinceSchema>;

export const OpenProvincesAnswer = withDetail({ provinces: Type.Array(OpenProvinceSchema) });
