export const LANGUAGES = ['th', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same text in both languages. */
export type I18nText = Readonly<Record<Language, string>>;

/** A plain string stands for both languages. */
export const i18nText = (text: string | I18nText): I18nText =>
  typeof text === 'string' ? { th: text, en: text } : text;
