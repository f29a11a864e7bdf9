import { BANKS } from '@baanpak/domain/values/money/banks.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';

/** A bank's name by its code; a name from before only codes were kept stays as it is. */
export const bankName = (code: string | null | undefined, language: Language): string | null =>
  BANKS.find((bank) => bank.code === code)?.label[language] ?? code ?? null;
