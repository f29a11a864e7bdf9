import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import { BANKS } from '@baanpak/domain/values/money/banks.ts';
import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import { SIDE_VIEWS } from '@baanpak/domain/values/place/side-views.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, type TSchema, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { policySchema } from '../booking/cancellation-policy.ts';
import {
  code,
  codes,
  i18n,
  i18nLine,
  nullableLine,
  phone,
  uuid,
  version,
} from '../fields/fields.ts';
import {
  type ReadOnly,
  readOnlyFields,
  readOnlyIn,
  readOnlyProperties,
} from '../fields/read-only.ts';
import { removableProperties, withoutRemoved } from '../fields/removable-pictures.ts';
import { formatted, TAXPAYER_FIELDS } from '../fields/taxpayer.ts';
import { StaffHotelSchema } from './hotel.ts';

const clock = () => Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', examples: ['14:00'] });
const web = () => Nullable(Type.String({ format: 'uri' }));
const km = () => Nullable(Type.Number({ minimum: 0, maximum: 2000 }));

const AddressBody = Type.Object({
  address1: i18nLine(500),
  address2: Type.Optional(nullableLine(500)),
  city: i18nLine(200),
  country: i18nLine(200),
  postalCode: Type.Optional(nullableLine(20)),
});

const PlaceBody = Type.Object({
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
  googleMapsLink: Type.Optional(web()),
});

const REQUIRED = {
  hotelName: i18nLine(200),
  provinceId: Type.Enum(
    PROVINCES.map(({ _id }) => _id),
    { type: 'string', description: 'Codes of GET /lists/provinces' },
  ),
};

const DESCRIBED = {
  address: Nullable(AddressBody),
  contactPhone: Nullable(phone()),
  contactChat: Nullable(
    Type.String({
      format: 'chat',
      maxLength: 500,
      description: 'An https link, or a LINE id, which is kept as its link',
    }),
  ),
  checkInOnline: Type.Boolean(),
  checkInAtHotel: Type.Boolean(),
  checkInTime: clock(),
  checkOutTime: clock(),
  facilities: codes(FACILITIES),
  sideViews: codes(SIDE_VIEWS),
  messageDescription: Nullable(i18n(10_000)),
  messageFromHotel: Nullable(i18n(10_000)),
  locPlaces: Nullable(PlaceBody),
  distanceToCity: km(),
  distanceToAirport: km(),
  airportName: Nullable(i18nLine(200)),
  vdoYoutube: web(),
  vdoFacebook: web(),
  bank: Nullable(code(BANKS, 'Codes of GET /lists/banks')),
  bankAccountNumber: formatted('account-number', 50),
  bankAccountName: nullableLine(200),
  promptPayId: formatted('promptpay-id', 20),
  ...TAXPAYER_FIELDS,
  vatRegistered: Type.Boolean({
    description: 'Default true; without a tax id no document names VAT',
  }),
  cancellationPolicy: policySchema(i18nLine(200)),
  disabled: Type.Boolean(),
};

/** All that owners say; a field of the domain that is missing does not compile. */
const FIELDS = { ...REQUIRED, ...DESCRIBED } satisfies Readonly<
  Record<keyof HotelDetails | 'disabled', TSchema>
>;

export const CreateHotelBody = Type.Object({
  ...REQUIRED,
  ...Type.Partial(Type.Object(DESCRIBED)).properties,
  ownerId: Type.Optional(uuid('Whose it is to be; only admins name another')),
});
export type CreateHotelRequest = Static<typeof CreateHotelBody>;

/** Pictures by the field that takes them away when it is null. */
export const REMOVABLE_PICTURES = {
  idBackgroundCover: 'cover',
  idLogo: 'logo',
  idPayment: 'payment',
} as const;

const CHANGED = Type.Partial(
  Type.Object({
    ...FIELDS,
    ownerId: uuid(),
    idsGallery: Type.Array(Type.String(), {
      uniqueItems: true,
      description: 'Orders the gallery, and removes what is left out',
    }),
    version: version(),
    minPrice: Type.Unknown({ description: 'Ignored: it follows from the rooms' }),
  }),
);

/** They may come back as they were read. */
const READ_ONLY = readOnlyFields(StaffHotelSchema, CHANGED);

/** The fields that change; what only the server sets may come back as it was read. */
export const ChangeHotelBody = Type.Object({
  ...CHANGED.properties,
  ...readOnlyProperties(READ_ONLY),
  ...removableProperties(REMOVABLE_PICTURES),
});
export type ChangeHotelRequest = Static<typeof CHANGED> & ReadOnly<(typeof READ_ONLY)[number]>;

/** What of a request only the server sets. */
export const readOnlyOf = (body: ChangeHotelRequest) =>
  withoutRemoved(readOnlyIn(READ_ONLY, body), REMOVABLE_PICTURES);

export const HotelAnswer = withDetail({ hotel: StaffHotelSchema });
export const HotelCoverAnswer = withDetail(
  Type.Pick(StaffHotelSchema, ['idBackgroundCover', 'imageUrl']).properties,
);
export const HotelGalleryAnswer = withDetail(
  Type.Pick(StaffHotelSchema, ['idsGallery', 'imagesUrl']).properties,
);
export const HotelLogoAnswer = withDetail(
  Type.Pick(StaffHotelSchema, ['idLogo', 'imageLogoUrl']).properties,
);
export const HotelPaymentAnswer = withDetail(
  Type.Pick(StaffHotelSchema, ['idPayment', 'imagePaymentUrl']).properties,
);
export const HotelParams = Type.Object({ id: uuid("The hotel's `_id`") });
