import { isOneOf } from '@baanpak/domain/values/fields/fields.ts';
import { LANGUAGES, type Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Deps } from '../../deps.ts';

/** In which language one of the staff reads: that of their last sign-in; undefined for who has not signed in since. */
export async function languageOfMails(
  { preferences }: Pick<Deps, 'preferences'>,
  userId: string,
): Promise<Language | undefined> {
  const kept = await preferences.read(userId);
  const language = 'language' in kept ? kept.language : undefined;
  return isOneOf(LANGUAGES, language) ? language : undefined;
}

/** Remembers the language of a sign-in, where it is another one. */
export async function rememberLanguage(
  deps: Pick<Deps, 'preferences'>,
  userId: string,
  language: Language,
): Promise<void> {
  if ((await languageOfMails(deps, userId)) === language) return;
  await deps.preferences.write(userId, { language });
}
