import { type Static, Type } from 'typebox';
import { I18nSchema } from '../fields/i18n.ts';
import { Nullable } from '../fields/nullable.ts';
import { CancellationPolicySchema } from '../stay/cancellation-policy.ts';

const AddressSchema = Type.Object({
  address1: I18nSchema,
  address2: Nullable(Type.String()),
  city: I18nSchema,
  country: I18nSchema,
  postalCode: Nullable(Type.String()),
});

const PlaceSchema = Type.Object({
  lat: Type.Number(),
  lng: Type.Number(),
  googleMapsLink: Nullable(Type.String()),
});

const HOTEL_FIELDS = {
  _id: Type.String({ format: 'uuid' }),
  ownerId: Type.String({ format: 'uuid' }),
  hotelName: I18nSchema,
  hotelNameSlug: Type.String(),
  provinceId: Type.String(),
  province: Nullable(I18nSchema),
  address: Nullable(AddressSchema),
  locPlaces: Nullable(PlaceSchema),
  contactPhone: Nullable(Type.String()),
  contactChat: Nullable(Type.String()),
  checkInOnline: Type.Boolean(),
  checkInAtHotel: Type.Boolean(),
  checkInTime: Type.String(),
  checkOutTime: Type.String(),
  cancellationPolicy: CancellationPolicySchema,
  facilities: Type.Array(Type.String(), { description: 'Codes of GET /lists/facilities' }),
  sideViews: Type.Array(Type.String(), { description: 'Codes of GET /lists/side-views' }),
  messageDescription: Nullable(I18nSchema),
  messageFromHotel: Nullable(I18nSchema),
  distanceToCity: Nullable(Type.Number({ description: 'km' })),
  distanceToAirport: Nullable(Type.Number({ description: 'km' })),
  airportName: Nullable(I18nSchema),
  vdoYoutube: Nullable(Type.String()),
  vdoFacebook: Nullable(Type.String()),
  branch: Nullable(Type.String()),
  imageUrl: Nullable(Type.String()),
  imagesUrl: Type.Array(Type.String()),
  imageLogoUrl: Nullable(Type.String()),
  imagePaymentUrl: Nullable(Type.String()),
  idBackgroundCover: Nullable(Type.String()),
  idsGallery: Type.Array(Type.String()),
  idLogo: Nullable(Type.String()),
  idPayment: Nullable(Type.String()),
  reviewScore: Nullable(Type.Number()),
  reviewCount: Type.Integer(),
  disabled: Type.Boolean(),
  version: Type.Integer(),
};

/** A hotel beside a stay in a cart: all but what only its other rooms tell. */
export const StayHotelSchema = Type.Object(HOTEL_FIELDS);
export type StayHotelJson = Static<typeof StayHotelSchema>;

/** A hotel as guests read it: without bank account, tax id and PromptPay id. */
export const HotelSchema = Type.Object({
  ...HOTEL_FIELDS,
  minPrice: Nullable(
    Type.Integer({
      description:
        'THB; the lowest nightly price among its open rooms: of tonight, or in a search the lowest average night of the free rooms',
    }),
  ),
});
export type HotelJson = Static<typeof HotelSchema>;

const MONEY_FIELDS = {
  bank: Nullable(Type.String({ description: 'Codes of GET /lists/banks' })),
  bankAccountNumber: Nullable(Type.String()),
  bankAccountName: Nullable(Type.String()),
  promptPayId: Nullable(Type.String()),
  taxId: Nullable(Type.String()),
};

/** A hotel as its staff read it. */
export const StaffHotelSchema = Type.Object({ ...HotelSchema.properties, ...MONEY_FIELDS });
export type StaffHotelJson = Static<typeof StaffHotelSchema>;

/** A hotel by its id: in full for its staff, for guests without what concerns its money. */
export const HotelByIdSchema = Type.Object({
  ...HotelSchema.properties,
  ...Type.Partial(Type.Object(MONEY_FIELDS)).properties,
});
