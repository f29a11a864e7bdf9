import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { i18n } from 'i18next';
import { DICTIONARIES, type TextsName } from '../router/dictionaries.ts';
import { addTexts, openI18n } from '../router/texts/i18n.ts';

let opened: Readonly<{ language: Language; i18n: Promise<i18n> }> | undefined;

/** Loads what every page says. Once, in a browser: a document has one language. */
export function openTexts(language: Language): Promise<i18n> {
  const i18n = DICTIONARIES[language].first().then((texts) => openI18n(language, texts));
  opened = { language, i18n };
  return i18n;
}

/** Makes sure that these can be said too; on the server, which never opened any, all can from the start. */
export async function bringTexts(names: readonly TextsName[]): Promise<void> {
  if (!opened) return;
  const { language, i18n } = opened;
  const [instance, ...texts] = await Promise.all([
    i18n,
    ...names.map((name) => DICTIONARIES[language][name]()),
  ]);
  for (const each of texts) addTexts(instance, each);
}
