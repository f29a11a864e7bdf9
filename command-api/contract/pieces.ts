import type { Listed } from '@baanpak/domain/values/listed.ts';
import { Nullable } from '@baanpak/query-api/contract/nullable.ts';
import { Type } from 'typebox';

export const uuid = (description?: string) =>
  Type.String({ format: 'uuid', ...(description !== undefined && { description }) });

/** `YYYY-MM-DD`; `T00:00:00` may follow. */
export const localDay = () => Type.String({ format: 'local-date', examples: ['2026-12-24'] });

/** A text that must say something. */
export const text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

export const optionalText = (maxLength: number) =>
  Type.Optional(Nullable(Type.String({ maxLength })));

export const count = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });

/** A text for guests in both languages; a plain text stands for both. */
export const i18n = (maxLength: number) =>
  Type.Union([Type.Object({ th: text(maxLength), en: text(maxLength) }), text(maxLength)]);

/** Some codes of a list, each once. */
export const codes = (list: readonly Listed[]) =>
  Type.Array(
    Type.Enum(
      list.map(({ code }) => code),
      { type: 'string' },
    ),
    { uniqueItems: true },
  );
