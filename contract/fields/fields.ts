import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import type { Listed } from '@baanpak/domain/values/text/listed.ts';
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

/** The `version` of an entity that was read. */
export const version = () => count(0, Number.MAX_SAFE_INTEGER);

/** A text for guests in both languages; a plain text stands for both. */
export const i18n = (maxLength: number) =>
  Type.Union([Type.Object({ th: text(maxLength), en: text(maxLength) }), text(maxLength)]);

/** 6 to 20 digits, as people write them. */
export const phone = () =>
  Type.String({ format: 'phone', maxLength: 50, examples: ['081-000-0000'] });

/** One code of a list. */
export const code = (list: readonly Listed[], description: string) =>
  Type.Enum(
    list.map(({ code: each }) => each),
    { type: 'string', description },
  );

/** Some codes of a list, each once. */
export const codes = (list: readonly Listed[]) =>
  Type.Array(
    Type.Enum(
      list.map(({ code }) => code),
      { type: 'string' },
    ),
    { uniqueItems: true },
  );
