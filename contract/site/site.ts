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
        'Pages of text: an empty line ends a paragraph, `## ` begins a heading, `- ` or `1. ` an item of a list; `[words](address)` is a link, `**words**` are bold',
    },
  ),
  selectedRoomIds: Type.Array(Type.String({ format: 'uuid' })),
};

export const SiteSchema = Type.Object({
  ...SITE_FIELDS,
  termsVersion: Type.String({
    description:
      'SHA-256 (hex) of the RFC 8785 text of `{privacy, terms}`, the pages in both languages: what a booking records as shown',
    examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  }),
  version: Type.String({ description: 'Of the product' }),
});
export type SiteJson = Static<typeof SiteSchema>;

/** Shares of an amount, from 0 to 1. */
const rateByChannel = (description: string) => {
  const rate = Type.Number({ minimum: 0, maximum: 1 });
  return Type.Object({ website: rate, phone: rate, 'walk-in': rate, admin: rate }, { description });
};

/** What bookings keep from their making on; for who manages the site alone. */
export const RATE_FIELDS = {
  rewardRate: Type.Number({
    minimum: 0,
    maximum: 100,
    description: 'Points a guest earns for each 100 baht of a stay; of bookings made from now on',
  }),
  commissionRate: rateByChannel('What the marketplace keeps; of bookings made from now on'),
  incentiveRate: rateByChannel('What the seller earns; of bookings made from now on'),
};

/** The marketplace as the tax invoices of its commission name it; for who manages the site alone. */
export const REGISTRATION_FIELDS = {
  registeredName: Nullable(I18nSchema),
  registeredAddress: Nullable(I18nSchema),
  taxId: Nullable(Type.String({ description: 'Without it commission has no tax invoices' })),
  branch: Nullable(Type.String()),
};

/** Under which the back office knows the one site there is. */
export const SITE_ID = 'site';

/** As who manages it reads it. */
export const StaffSiteSchema = Type.Object({
  _id: Type.Literal(SITE_ID),
  ...SITE_FIELDS,
  ...RATE_FIELDS,
  ...REGISTRATION_FIELDS,
  version: Type.Integer({ description: 'How often it was changed' }),
});
export type StaffSiteJson = Static<typeof StaffSiteSchema>;
