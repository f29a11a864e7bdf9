import type { Site } from '../../api/site.ts';

/** What the footer says while nobody has described the site. */
export const DEFAULT_SITE: Site = {
  company: 'Baanpak',
  aboutUs: { th: '/docs', en: '/docs' },
  partnerUrl: '/owner',
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
  version: '0.5.3',
};
