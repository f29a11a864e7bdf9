import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { i18n, line, uuid, version } from '../fields/fields.ts';
import { TAXPAYER_FIELDS } from '../fields/taxpayer.ts';
import { RATE_FIELDS, SiteSchema } from './site.ts';

/** An address elsewhere, or a path of ours. */
const link = () => Type.String({ maxLength: 500, pattern: '^(https?://|/)\\S*$' });

const page = () => i18n(20_000);

/**
 * The fields that change, and of the pages those that change. `version` as the back office read it refuses to
 * write over what was changed since; the product's and `termsVersion` may come back as they were read.
 */
export const ChangeSiteBody = Type.Partial(
  Type.Object({
    bannerUrl: Type.Union([Type.String({ pattern: '^/media/[0-9a-f]{32}\\.webp$' }), Type.Null()]),
    company: line(200),
    aboutUs: Type.Object({ th: link(), en: link() }),
    partnerUrl: link(),
    socials: Type.Array(Type.Object({ kind: line(50), url: link() }), { maxItems: 20 }),
    cardBrands: Type.Array(Type.Object({ name: line(50), url: link() }), { maxItems: 20 }),
    copyright: line(100),
    pages: Type.Partial(
      Type.Object({ about: page(), terms: page(), privacy: page(), partners: page() }),
    ),
    selectedRoomIds: Type.Array(uuid(), { maxItems: 12, uniqueItems: true }),
    ...RATE_FIELDS,
    ...TAXPAYER_FIELDS,
    version: Type.Union([version(), Type.String()]),
    termsVersion: SiteSchema.properties.termsVersion,
  }),
);
export type ChangeSiteRequest = Static<typeof ChangeSiteBody>;

export const SiteAnswer = withDetail({ site: SiteSchema });

/** The picture of the home page. */
export const BannerAnswer = withDetail({ imageUrl: Nullable(Type.String()) });
