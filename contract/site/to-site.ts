import type { SiteDetails } from '@baanpak/domain/site/site.ts';
import { pictureUrl } from '../fields/picture-url.ts';
import { SITE_ID, type SiteJson, type StaffSiteJson } from './site.ts';

/** The site as everyone reads it; `version` is the product's. */
export const toSite = (
  {
    bannerId,
    aboutUs,
    rewardRate: _r,
    commissionRate: _c,
    incentiveRate: _i,
    socials,
    cardBrands,
    pages,
    selectedRoomIds,
    ...words
  }: SiteDetails,
  version: string,
): SiteJson => ({
  ...words,
  bannerUrl: pictureUrl(bannerId),
  aboutUs: { ...aboutUs },
  socials: [...socials],
  cardBrands: [...cardBrands],
  pages: structuredClone(pages),
  selectedRoomIds: [...selectedRoomIds],
  version,
});

/** As who manages it reads it. */
export const toStaffSite = (details: SiteDetails, version: string): StaffSiteJson => ({
  _id: SITE_ID,
  ...toSite(details, version),
});
