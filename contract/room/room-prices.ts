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
  closed: Type.Boolean({ description: 'Nobody can book the night that begins here' }),
});
export type PricedDayJson = Static<typeof PricedDaySchema>;

/** As `x-position` has it. */
export const POSITION = 'NDIuNDIuYmFhbnBhaw';

const DaysSchema = Type.Array(
  Type.Object({
    from: Type.String({ format: 'date' }),
    to: Type.String({ format: 'date', description: 'The day behind the last' }),
  }),
);

/** What somebody said of days at once, as far as it counts. */
const PaintSchema = Type.Object({
  position: Type.String({ description: 'Names it to `undo`', examples: [POSITION] }),
  at: Type.String({ format: 'date-time' }),
  by: Type.String({ description: 'The id of who did it' }),
  name: Nullable(Type.String({ description: 'How staff call them' })),
  undoes: Type.Boolean({ description: 'It took an earlier one back' }),
  prices: DaysSchema,
  rules: DaysSchema,
});
export type PriceOverrideJson = Static<typeof PaintSchema>;

/** The last first. */
export const OVERRIDES_FIELDS = { paints: Type.Array(PaintSchema) };

/** From `from` up to, but not including, `to`. */
export const ROOM_PRICES_FIELDS = { prices: Type.Array(PricedDaySchema) };
