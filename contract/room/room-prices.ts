import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';

/** A day as its owner set it: the night's price, and the rules for stays that begin or end on it. */
const PricedDaySchema = Type.Object({
  date: Type.String({ format: 'date' }),
  price: Type.Integer({ description: 'THB for the night that begins here' }),
  minStay: Nullable(Type.Integer({ description: 'Nights, of stays that begin here' })),
  maxStay: Nullable(Type.Integer({ description: 'Nights, of stays that begin here' })),
  closedToArrival: Type.Boolean(),
  closedToDeparture: Type.Boolean(),
});
export type PricedDayJson = Static<typeof PricedDaySchema>;

/** From `from` up to, but not including, `to`. */
export const ROOM_PRICES_FIELDS = { prices: Type.Array(PricedDaySchema) };
