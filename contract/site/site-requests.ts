import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { i18n, text, uuid } from '../fields/fields.ts';
import { SiteSchema } from './site.ts';

/** An address elsewhere, or a path of ours. */
const link = () => Type.String({ maxLength: 500, pattern: '^(https?://|/)\\S*$' });

const page = () => i18n(20_000);

/** Shares from 0 to 1. */
const rateByChannel = (description: string) => {
  const rate = Type.Number({ minimum: 0, maximum: 1 });
  return Type.Object({ website: rate, phone: rate, 'walk-in': rate, admin: rate }, { description });
};

/** The fields that change; `version` may come back as it was read. */
export const ChangeSiteBody = Type.Partial(
  Type.Object({
    bannerUrl: Type.Union([Type.String({ pattern: '^/media/[0-9a-f]{32}\\.webp$' }), Type.Null()]),
    company: text(200),
    aboutUs: Type.Object({ th: link(), en: link() }),
    partnerUrl: link(),
    socials: Type.Array(Type.Object({ kind: text(50), url: link() }), { maxItems: 20 }),
    cardBrands: Type.Array(Type.Object({ name: text(50), url: link() }), { maxItems: 20 }),
    copyright: text(100),
    pages: Type.Partial(
      Type.Object({ about: page(), terms: page(), privacy: page(), partners: page() }),
    ),
    selectedRoomIds: Type.Array(uuid(), { maxItems: 12, uniqueItems: true }),
    rewardRate: Type.Number({
      minimum: 0,
      maximum: 100,
      description: 'Points a guest earns for each 100 baht of a stay; of bookings made from now on',
    }),
    commissionRate: rateByChannel('What the marketplace keeps; of bookings made from now on'),
    incentiveRate: rateByChannel('What the seller earns; of bookings made from now on'),
    version: Type.String(),
  }),
);
export type ChangeSiteRequest = Static<typeof ChangeSiteBody>;

export const SiteAnswer = withDetail({ site: SiteSchema });

/** The picture of the home page. */
export const BannerAnswer = withDetail({ imageUrl: Nullable(Type.String()) });
