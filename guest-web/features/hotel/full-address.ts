import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';

/** A hotel's address on one line, as a driver is told it; null where nothing of it is known. */
export function fullAddress(
  { address, province }: Partial<Pick<HotelJson, 'address' | 'province'>>,
  language: Language,
): string | null {
  const parts = [
    address?.address1[language],
    address?.address2,
    address?.city[language],
    province?.[language],
    address?.postalCode,
  ];
  return parts.filter(Boolean).join(', ') || null;
}
