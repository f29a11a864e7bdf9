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
  pages: Type.Object(
    { about: I18nSchema, terms: I18nSchema, privacy: I18nSchema, partners: I18nSchema },
    {
      description:
        'Pages of text: an empty line ends a paragraph, a line that begins with `## ` is a heading',
    },
  ),
  selectedRoomIds: Type.Array(Type.String({ format: 'uuid' })),
};

export const SiteSchema = Type.Object({
  ...SITE_FIELDS,
  version: Type.String({ description: 'Of the product' }),
});
export type SiteJson = Static<typeof SiteSchema>;

/** Under which the back office knows the one site there is. */
export const SITE_ID = 'site';

/** As who manages it reads it. */
export const StaffSiteSchema = Type.Object({
  _id: Type.Literal(SITE_ID),
  ...SiteSchema.properties,
});
export type StaffSiteJson = Static<typeof StaffSiteSchema>;
