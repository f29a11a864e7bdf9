import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import { findProvince } from '@baanpak/domain/values/place/provinces.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';

/** A hotel's address in one line with its province, which is all of it where it has no other. */
export function addressText(
  { address, provinceId }: Pick<HotelDetails, 'address' | 'provinceId'>,
  language: Language,
): string {
  const province = findProvince(provinceId)?.[language] ?? '';
  if (!address) return province;
  const { address1, address2, city, postalCode, country } = address;
  const isSaid = plain(city[language]).includes(plain(province));
  return [address1[language], address2, city[language], isSaid ? '' : province]
    .concat([postalCode, country[language]])
    .filter(Boolean)
    .join(' ');
}

/** Owners write Chon Buri as readily as Chonburi. */
const plain = (text: string) => text.toLowerCase().replaceAll(' ', '');
