import { I18nSchema } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';

/** Everything an administrator says of the site. */
export const SITE_FIELDS = {
  bannerUrl: Nullable(Type.String({ description: "The home page's picture, under /media/" })),
  company: Type.String(),
  aboutUs: I18nSchema,
  partnerUrl: Type.String(),
  socials: Type.Array(Type.Object({ kind: Type.String(), url: Type.String() })),
  cardBrands: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
  copyright: Type.String(),
  selectedRoomIds: Type.Array(Type.String({ format: 'uuid' })),
};

export const SiteSchema = Type.Object({
  ...SITE_FIELDS,
  version: Type.String({ description: 'Of the product' }),
});
export type SiteJson = Static<typeof SiteSchema>;
