import { pictureUrl } from '@baanpak/contract/fields/picture-url.ts';
import type { OpenProvinceJson } from '@baanpak/contract/search/provinces.ts';
import { PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Availability } from '../availability/availability.ts';

/** The provinces with an open hotel, in the order of the language's dictionary. */
export function openProvinces(known: Availability, language: Language): OpenProvinceJson[] {
  const covers = coversOf(known);
  return PROVINCES_BY_NAME[language].flatMap((province) => {
    const hotels = known.openIn.get(province._id);
    if (!hotels) return [];
    return [{ ...province, hotels, imageUrl: pictureUrl(covers.get(province._id) ?? null) }];
  });
}

/** Of each province the picture of its first open hotel that has one; every query-api finds the same. */
function coversOf(known: Availability): ReadonlyMap<string, string> {
  const covers = new Map<string, string>();
  for (const { provinceId, disabled, cover } of known.hotels('id')) {
    if (cover !== null && !disabled && !covers.has(provinceId)) covers.set(provinceId, cover);
    if (covers.size === known.openIn.size) break;
  }
  return covers;
}

const PROVINCES_BY_NAME = { th: provincesBy('th'), en: provincesBy('en') };

function provincesBy(language: Language) {
  const { compare } = new Intl.Collator(language);
  return PROVINCES.toSorted((a, b) => compare(a[language], b[language]));
}
