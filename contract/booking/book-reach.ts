import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';

/**
 * What a calendar may offer on a day. `checkInOnly`: the night before is taken, this one free;
 * `checkOutOnly`: this night is taken, the one before free; `full`: both taken, and every day of a
 * room or hotel that is closed.
 */
export const DayStatusSchema = Type.Enum(
  ['available', 'checkInOnly', 'checkOutOnly', 'full', 'past'],
  { type: 'string' },
);
export type DayStatus = Static<typeof DayStatusSchema>;

const DaySchema = Type.Object({
  date: Type.String({ format: 'date' }),
  status: DayStatusSchema,
  price: Type.Integer({ description: 'THB for the night that begins here' }),
  unitsLeft: Type.Integer(),
  minStay: Nullable(Type.Integer()),
  maxStay: Nullable(Type.Integer()),
  closedToArrival: Type.Boolean(),
  closedToDeparture: Type.Boolean(),
});
export type DayJson = Static<typeof DaySchema>;

/** A room's calendar from `from` up to, but not including, `to`. */
export const BookReachSchema = Type.Object({
  roomId: Type.String({ format: 'uuid' }),
  hotelId: Type.String({ format: 'uuid' }),
  from: Type.String({ format: 'date' }),
  to: Type.String({ format: 'date' }),
  days: Type.Array(DaySchema),
});
export type BookReachJson = Static<typeof BookReachSchema>;
