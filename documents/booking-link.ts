import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';

/**
 * The address of a guest's page about their booking; `site` is the origin. Where the guest has no id, of
 * the page where they ask for one.
 */
export const bookingLink = (site: string, guestId: string | null, language: Language): string =>
  `${site}${language === 'en' ? '/en' : ''}/booking/${guestId ?? 'find'}`;
