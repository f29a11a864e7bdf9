import type { Language } from '@baanpak/domain/values/i18n-text.ts';
import type { BookingJson } from '../contract/booking.ts';

/** The address of a guest's page about a booking; `site` is the origin. */
export const bookingLink = (
  site: string,
  { _id }: Pick<BookingJson, '_id'>,
  language: Language,
): string => `${site}${language === 'en' ? '/en' : ''}/booking/${_id}`;
