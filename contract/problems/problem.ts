import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';

/** What the caller is told of one code. `retryAfter`: seconds after which trying again makes sense. */
export type Problem = Readonly<{
  status: number;
  title: I18nText;
  detail: I18nText;
  retryAfter?: number;
  /** The field of the body that is at fault, where it is always the same. */
  field?: string;
}>;
