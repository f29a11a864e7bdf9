import type { Site, SiteDetails } from '@baanpak/domain/site/site.ts';
import { pictureUrl } from '../fields/picture-url.ts';
import { SITE_ID, type SiteJson, type StaffSiteJson } from './site.ts';

/** What everyone may read. */
const toWords = (site: SiteDetails): Omit<SiteJson, 'version' | 'termsVersion'> => ({
  bannerUrl: pictureUrl(site.bannerId),
  company: site.company,
  aboutUs: { ...site.aboutUs },
  partnerUrl: site.partnerUrl,
  socials: [...site.socials],
  cardBrands: [...site.cardBrands],
  copyright: site.copyright,
  pages: structuredClone(site.pages),
  selectedRoomIds: [...site.selectedRoomIds],
});

/** What a guest who books agrees to; its hash is `termsVersion`. */
export const shownTerms = ({ pages: { terms, privacy } }: SiteDetails) => ({ terms, privacy });

/** The site as everyone reads it; `version` is the product's. */
export const toSite = (
  site: SiteDetails,
  { version, termsVersion }: Pick<SiteJson, 'version' | 'termsVersion'>,
): SiteJson => ({
  ...toWords(site),
  termsVersion,
  version,
});

/** As who manages it reads it, its rates included; `version` is the site's own. */
export const toStaffSite = (site: SiteDetails & Pick<Site, 'version'>): StaffSiteJson => ({
  _id: SITE_ID,
  ...toWords(site),
  rewardRate: site.rewardRate,
  commissionRate: { ...site.commissionRate },
  incentiveRate: { ...site.incentiveRate },
  registeredName: site.registeredName,
  registeredAddress: site.registeredAddress,
  taxId: site.taxId,
  branch: site.branch,
  version: site.version,
});
