import type { OpenProvinceJson } from '@baanpak/contract/search/provinces.ts';
import { PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Availability } from '../availability/availability.ts';

/** The provinces with an open hotel, in the order of the language's dictionary. */
export const openProvinces = ({ openIn }: Availability, language: Language): OpenProvinceJson[] =>
  PROVINCES_BY_NAME[language].flatMap((province) => {
    const hotels = openIn.get(province._id);
    return hotels ? [{ ...province, hotels }] : [];
  });

const PROVINCES_BY_NAME = { th: provincesBy('th'), en: provincesBy('en') };

function provincesBy(language: Language) {
  const { compare } = new Intl.Collator(language);
  return PROVINCES.toSorted((a, b) => compare(a[language], b[language]));
}
