import type { Address } from '@baanpak/domain/hotel/hotel-details.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';

/** A hotel's address in one line; empty where it has none. */
export function addressText(address: Address | null, language: Language): string {
  if (!address) return '';
  const { address1, address2, city, postalCode, country } = address;
  return [address1[language], address2, city[language], postalCode, country[language]]
    .filter(Boolean)
    .join(' ');
}
