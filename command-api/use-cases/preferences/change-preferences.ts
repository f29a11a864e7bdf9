import {
  MOST_PREFERENCES,
  type PreferencesJson,
} from '@baanpak/contract/preferences/preferences.ts';
import { isOneOf } from '@baanpak/domain/values/fields/fields.ts';
import { LANGUAGES, type Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { StaffPreferences } from '../../ports.ts';
import type { Staff } from '../caller.ts';

/** What the caller likes to see. Nothing of it is in the log. */
export async function changePreferences(
  { preferences }: StaffPreferences,
  by: Staff,
  body: PreferencesJson,
): Promise<void> {
  assertGood(body);
  await preferences.write(by.principal.userId, body);
}

function assertGood({ language: _, ...lists }: PreferencesJson): void {
  for (const [list, views = []] of Object.entries(lists)) {
    const names = new Set(views.map(({ name }) => name.trim()));
    if (names.size < views.length)
      throw invalidField(list, { th: 'มีชื่อซ้ำกัน', en: 'has a name twice' });
    if (views.filter(({ isDefault }) => isDefault).length > 1)
      throw invalidField(list, { th: 'มีค่าเริ่มต้นได้หนึ่งมุมมอง', en: 'may have one default' });
    if (Buffer.byteLength(JSON.stringify(views)) > MOST_PREFERENCES)
      throw invalidField(list, { th: 'มีข้อมูลมากเกินไป', en: 'is too large' });
  }
}

/** In which language one of the staff reads: that of their last sign-in; undefined for who has not signed in since. */
export async function languageOfMails(
  { preferences }: StaffPreferences,
  userId: string,
): Promise<Language | undefined> {
  const kept = await preferences.read(userId);
  const language = 'language' in kept ? kept.language : undefined;
  return isOneOf(LANGUAGES, language) ? language : undefined;
}

/** Remembers the language of a sign-in, where it is another one. */
export async function rememberLanguage(
  ports: StaffPreferences,
  userId: string,
  language: Language,
): Promise<void> {
  if ((await languageOfMails(ports, userId)) === language) return;
  await ports.preferences.write(userId, { language });
}
