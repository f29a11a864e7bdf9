import type { I18nText } from './i18n-text.ts';

/** What the site says of who provides it, in footers. Links may be paths of ours. */
export type SiteWords = Readonly<{
  company: string;
  /** Address of a document for each language. */
  aboutUs: I18nText;
  /** Where owners list their places. */
  partnerUrl: string;
  socials: readonly Readonly<{ kind: string; url: string }>[];
  cardBrands: readonly Readonly<{ name: string; url: string }>[];
  copyright: string;
}>;

/** What it says while nobody has said otherwise. */
export const DEFAULT_SITE: SiteWords = {
  company: 'Baanpak',
  aboutUs: { th: '/about', en: '/en/about' },
  partnerUrl: '/partners',
  socials: [
    { kind: 'Facebook', url: 'https://www.facebook.com/' },
    { kind: 'Instagram', url: 'https://www.instagram.com/' },
    { kind: 'LINE', url: 'https://line.me/' },
  ],
  cardBrands: [
    { name: 'Visa', url: 'https://www.visa.co.th/' },
    { name: 'Mastercard', url: 'https://www.mastercard.co.th/' },
    { name: 'JCB', url: 'https://www.global.jcb/' },
  ],
  copyright: '© 2024',
};
