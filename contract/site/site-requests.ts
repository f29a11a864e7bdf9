import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { text, uuid } from '../fields/fields.ts';
import { SiteSchema } from './site.ts';

/** An address elsewhere, or a path of ours. */
const link = () => Type.String({ maxLength: 500, pattern: '^(https?://|/)\\S*$' });

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
    selectedRoomIds: Type.Array(uuid(), { maxItems: 12, uniqueItems: true }),
    version: Type.String(),
  }),
);
export type ChangeSiteRequest = Static<typeof ChangeSiteBody>;

export const SiteAnswer = withDetail({ site: SiteSchema });
