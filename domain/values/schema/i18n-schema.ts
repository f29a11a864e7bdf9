import { type Static, Type } from 'typebox';

/** The same text in both languages. */
export const I18nSchema = Type.Object({ th: Type.String(), en: Type.String() });
export type I18nJson = Static<typeof I18nSchema>;
