import { I18nSchema } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { OpenProvinceSchema } from './provinces.ts';

/** The most hotels, and the most provinces, that are suggested. */
export const MOST_SUGGESTED = 8;

export const SuggestQuery = Type.Object({
  q: Type.String({ minLength: 1, maxLength: 100, description: 'Part of a name' }),
});

const SuggestedHotelSchema = Type.Object({
  _id: Type.String({ format: 'uuid' }),
  hotelName: I18nSchema,
  hotelNameSlug: Type.String(),
  provinceId: Type.String(),
  province: Nullable(I18nSchema),
  imageUrl: Nullable(Type.String()),
});
export type SuggestedHotelJson = Static<typeof SuggestedHotelSchema>;

const SuggestedProvinceSchema = Type.Object({
  ...OpenProvinceSchema.properties,
  hotels: Type.Integer({ description: 'Open hotels; 0 where only a place in it was named' }),
  place: Type.Optional(
    Type.Object(I18nSchema.properties, {
      description:
        'The town, island or beach in it that is named so; left out where the province is',
      examples: [{ th: 'พัทยา', en: 'Pattaya' }],
    }),
  ),
});
export type SuggestedProvinceJson = Static<typeof SuggestedProvinceSchema>;

export const SuggestAnswer = withDetail({
  hotels: Type.Array(SuggestedHotelSchema, { maxItems: MOST_SUGGESTED }),
  provinces: Type.Array(SuggestedProvinceSchema, { maxItems: MOST_SUGGESTED }),
});
