import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { SHOWS_SOMETHING } from '@baanpak/domain/values/text/line.ts';
import type { Listed } from '@baanpak/domain/values/text/listed.ts';
import { Type } from 'typebox';

export const uuid = (description?: string) =>
  Type.String({ format: 'uuid', ...(description !== undefined && { description }) });

/** `YYYY-MM-DD`; `T00:00:00` may follow. */
export const localDay = () => Type.String({ format: 'local-date', examples: ['2026-12-24'] });

/** A text that must say something; it may have several lines. */
export const text = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: SHOWS_SOMETHING });

export const optionalText = (maxLength: number) =>
  Type.Optional(Nullable(Type.String({ maxLength })));

/**
 * Cleaned as it comes, before its other rules are looked at: `line` loses line breaks and what nobody
 * sees, `trimmed` the blanks around it, too.
 */
const cleaned = (as: 'line' | 'trimmed') => ({ 'x-cleaned': as });

/** A text of one line, such as a name, that must say something. */
export const line = (maxLength: number) => Type.String({ ...text(maxLength), ...cleaned('line') });

export const nullableLine = (maxLength: number) =>
  Nullable(Type.String({ maxLength, ...cleaned('line') }));

export const optionalLine = (maxLength: number) => Type.Optional(nullableLine(maxLength));

/** Blanks around it, which keyboards of phones add, are no error. */
export const email = (maxLength = 254) =>
  Type.String({ format: 'email', maxLength, ...cleaned('trimmed') });

export const count = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });

/** The `version` of an entity that was read. */
export const version = () => count(0, Number.MAX_SAFE_INTEGER);

/** A text for guests in both languages; a plain text stands for both. */
export const i18n = (maxLength: number) =>
  Type.Union([Type.Object({ th: text(maxLength), en: text(maxLength) }), text(maxLength)]);

/** A line for guests in both languages; a plain one stands for both. */
export const i18nLine = (maxLength: number) =>
  Type.Union([Type.Object({ th: line(maxLength), en: line(maxLength) }), line(maxLength)]);

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
