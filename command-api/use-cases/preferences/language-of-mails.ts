import { isOneOf } from '@baanpak/domain/values/fields/fields.ts';
import { LANGUAGES, type Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Ports } from '../../ports.ts';

/** In which language one of the staff reads: that of their last sign-in; undefined for who has not signed in since. */
export async function languageOfMails(
  { preferences }: Pick<Ports, 'preferences'>,
  userId: string,
): Promise<Language | undefined> {
  const kept = await preferences.read(userId);
  const language = 'language' in kept ? kept.language : undefined;
  return isOneOf(LANGUAGES, language) ? language : undefined;
}

/** Remembers the language of a sign-in, where it is another one. */
export async function rememberLanguage(
  ports: Pick<Ports, 'preferences'>,
  userId: string,
  language: Language,
): Promise<void> {
  if ((await languageOfMails(ports, userId)) === language) return;
  await ports.preferences.write(userId, { language });
}
