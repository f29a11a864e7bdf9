import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { type RawBuilder, sql } from 'kysely';

/** A bilingual JSON column's text in a language, in the order that language's readers know. */
export const textOrder = (column: RawBuilder<unknown>, language: Language) =>
  language === 'th'
    ? sql`(${column}->>'th') COLLATE "th-x-icu"`
    : sql`(${column}->>'en') COLLATE "en-x-icu"`;
