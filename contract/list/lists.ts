import { I18nSchema } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';

/** The lists there are. */
export const LIST_NAMES = [
  'facilities',
  'side-views',
  'countries',
  'airports',
  'provinces',
  'banks',
] as const;
export type ListName = (typeof LIST_NAMES)[number];

export const ListParams = Type.Object({
  name: Type.String({ description: `One of ${LIST_NAMES.join(', ')}` }),
});

/** The codes that fields take, with their labels. */
export const ListAnswer = withDetail({
  items: Type.Array(
    Type.Object({
      code: Type.String(),
      label: I18nSchema,
      iata: Type.Optional(
        Nullable(Type.String({ examples: ['CNX'], description: 'Of airports; null without one' })),
      ),
    }),
  ),
});
