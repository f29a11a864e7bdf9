import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import { CancellationPolicySchema } from '../booking/cancellation-policy.ts';
import { StayHotelSchema } from '../hotel/hotel.ts';
import { RoomSchema, STAY_PRICE_FIELDS } from '../room/room.ts';

/** One stay in a cart, at the price and the terms it had when the checkout was made. */
export const CheckoutItemSchema = Type.Object({
  roomId: Type.String({ format: 'uuid' }),
  room: RoomSchema,
  hotel: StayHotelSchema,
  googleMapsLink: Nullable(Type.String()),
  dateRange: Type.Object({
    start: Type.String({ format: 'date' }),
    end: Type.String({ format: 'date' }),
  }),
  ...STAY_PRICE_FIELDS,
  nightPrices: Type.Array(
    Type.Object({ date: Type.String({ format: 'date' }), price: Type.Integer() }),
    { description: 'What each night costs; empty in a checkout of before' },
  ),
  cancellationPolicy: CancellationPolicySchema,
  priceChanged: Type.Boolean({ description: 'The client showed another total' }),
  guests: Type.Integer(),
  children: Type.Integer(),
  pets: Type.Integer(),
  breakfast: Type.Boolean(),
  note: Nullable(Type.String()),
});
export type CheckoutItemJson = Static<typeof CheckoutItemSchema>;

/** What a guest is about to pay at once; amounts in THB. */
export const CheckoutSchema = Type.Object({
  uid: Type.String({ format: 'uuid' }),
  checkouts: Type.Array(CheckoutItemSchema),
  totalPrice: Type.Integer(),
  currency: Type.Literal('THB'),
  validUntil: Type.String({
    format: 'date-time',
    description:
      'Until then its prices and cancellation policies are what is booked, whatever they are by then',
  }),
  payableOnline: Type.Boolean({
    description:
      'One charge can take it all: 20 to 150,000 THB; else it is transferred to the hotel',
  }),
});
export type CheckoutJson = Static<typeof CheckoutSchema>;
