import { I18nSchema } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';

/** `names` are those of the lists there are. */
export const listParams = (names: readonly string[]) =>
  Type.Object({ name: Type.String({ description: `One of ${names.join(', ')}` }) });

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
