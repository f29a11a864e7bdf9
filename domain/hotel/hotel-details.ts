import { type Static, Type } from 'typebox';
import type { CancellationPolicy } from '../values/money/cancellation-policy.ts';
import { I18nSchema } from '../values/schema/i18n-schema.ts';
import type { Immutable } from '../values/schema/immutable.ts';
import { Nullable } from '../values/schema/nullable.ts';

const AddressSchema = Type.Object({
  address1: I18nSchema,
  address2: Nullable(Type.String()),
  city: I18nSchema,
  country: I18nSchema,
  postalCode: Nullable(Type.String()),
});
export type Address = Immutable<Static<typeof AddressSchema>>;

const PlaceSchema = Type.Object({
  lat: Type.Number(),
  lng: Type.Number(),
  googleMapsLink: Nullable(Type.String()),
});
/** A point on the map; `googleMapsLink` opens it outside. */
export type HotelPlace = Immutable<Static<typeof PlaceSchema>>;

/**
 * What owners say of their hotel; what it is read and written as follows from it in the contract.
 * `facilities` and `sideViews` are codes of the lists; distances in km.
 */
export const HotelDetailsSchema = Type.Object({
  hotelName: I18nSchema,
  provinceId: Type.String(),
  address: Nullable(AddressSchema),
  contactPhone: Nullable(Type.String()),
  contactChat: Nullable(Type.String()),
  checkInOnline: Type.Boolean(),
  checkInAtHotel: Type.Boolean(),
  checkInTime: Type.String(),
  checkOutTime: Type.String(),
  facilities: Type.Array(Type.String()),
  sideViews: Type.Array(Type.String()),
  messageDescription: Nullable(I18nSchema),
  messageFromHotel: Nullable(I18nSchema),
  locPlaces: Nullable(PlaceSchema),
  distanceToCity: Nullable(Type.Number()),
  distanceToAirport: Nullable(Type.Number()),
  airportName: Nullable(I18nSchema),
  vdoYoutube: Nullable(Type.String()),
  vdoFacebook: Nullable(Type.String()),
  bank: Nullable(Type.String()),
  bankAccountNumber: Nullable(Type.String()),
  bankAccountName: Nullable(Type.String()),
  promptPayId: Nullable(Type.String()),
  taxId: Nullable(Type.String()),
  branch: Nullable(Type.String()),
  /** These three are left out in events of an earlier version: then the shop's name and address hold, and a tax id says the rest. */
  registeredName: Type.Optional(Nullable(I18nSchema)),
  registeredAddress: Type.Optional(Nullable(I18nSchema)),
  vatRegistered: Type.Optional(Type.Boolean()),
  /** Left out in events of an earlier version: then the default holds. */
  cancellationPolicy: Type.Optional(Type.Unsafe<CancellationPolicy>(Type.Array(Type.Object({})))),
});
export type HotelDetails = Immutable<Static<typeof HotelDetailsSchema>>;

/** Whether tax documents name VAT: who has no tax id is not registered for it. */
export const isVatRegistered = ({
  taxId,
  vatRegistered = true,
}: Pick<HotelDetails, 'taxId' | 'vatRegistered'>): boolean => taxId !== null && vatRegistered;
