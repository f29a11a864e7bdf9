import { HotelDetailsSchema } from '@baanpak/domain/hotel/hotel-details.ts';
import { I18nSchema } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import { CancellationPolicySchema } from '../booking/cancellation-policy.ts';

/** What concerns the hotel's money, apart from the rest. */
const {
  bank: _bank,
  bankAccountNumber,
  bankAccountName,
  promptPayId,
  taxId,
  ...details
} = HotelDetailsSchema.properties;

const MONEY_FIELDS = {
  bank: Nullable(Type.String({ description: 'Codes of GET /lists/banks' })),
  bankAccountNumber,
  bankAccountName,
  promptPayId,
  taxId,
};

const kilometres = () => Nullable(Type.Number({ description: 'km' }));

const HOTEL_FIELDS = {
  _id: Type.String({ format: 'uuid' }),
  ownerId: Type.String({ format: 'uuid' }),
  hotelNameSlug: Type.String(),
  province: Nullable(I18nSchema),
  ...details,
  cancellationPolicy: CancellationPolicySchema,
  registeredName: Nullable(I18nSchema),
  registeredAddress: Nullable(I18nSchema),
  vatRegistered: Type.Boolean({ description: 'Tax documents name VAT, where there is a tax id' }),
  facilities: { ...details.facilities, description: 'Codes of GET /lists/facilities' },
  sideViews: { ...details.sideViews, description: 'Codes of GET /lists/side-views' },
  distanceToCity: kilometres(),
  distanceToAirport: kilometres(),
  imageUrl: Nullable(Type.String()),
  imagesUrl: Type.Array(Type.String()),
  imageLogoUrl: Nullable(Type.String()),
  imagePaymentUrl: Nullable(Type.String()),
  idBackgroundCover: Nullable(Type.String()),
  idsGallery: Type.Array(Type.String()),
  idLogo: Nullable(Type.String()),
  idPayment: Nullable(Type.String()),
  reviewScore: Nullable(
    Type.Number({ description: 'What guests give it, 1 to 10; null where nobody reviewed' }),
  ),
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

/** A hotel as its staff read it. */
export const StaffHotelSchema = Type.Object({ ...HotelSchema.properties, ...MONEY_FIELDS });
export type StaffHotelJson = Static<typeof StaffHotelSchema>;

/** A hotel by its id: in full for its staff, for guests without what concerns its money. */
export const HotelByIdSchema = Type.Object({
  ...HotelSchema.properties,
  ...Type.Partial(Type.Object(MONEY_FIELDS)).properties,
});
