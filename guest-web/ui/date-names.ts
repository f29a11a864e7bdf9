import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';

/**
 * Names of days or months, from the first one on. Not Intl's: those differ between versions of ICU, where server and
 * browser must agree, and its first use alone holds a phone up for a tenth of a second.
 */
export const names = (th: string, en: string): Readonly<Record<Language, readonly string[]>> => ({
  th: th.split(' '),
  en: en.split(' '),
});

/** In two or three letters. */
export const SHORT_WEEKDAYS = names('อา. จ. อ. พ. พฤ. ศ. ส.', 'Sun Mon Tue Wed Thu Fri Sat');

/** As they stand between a day and a year. */
export const SHORT_MONTHS = names(
  'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.',
  'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
);

export const MONTHS = names(
  'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม',
  'January February March April May June July August September October November December',
);
