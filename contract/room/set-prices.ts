import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import { AT_FIELDS } from '../answers/as-of.ts';
import { withDetail } from '../answers/detail.ts';
import { count, localDay } from '../fields/fields.ts';
import { OVERRIDES_FIELDS, POSITION, ROOM_PRICES_FIELDS } from './room-prices.ts';

/** By their place: Sunday is 0. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const nights = (description: string) =>
  Type.Optional({ ...Nullable(count(1, 730)), description: `${description}; null lifts it` });

/** Either a percentage, to its quarters, or THB. */
const ChangeSchema = Type.Object({
  percent: Type.Optional(
    Type.Number({ minimum: -99, maximum: 1000, multipleOf: 0.25, examples: [12.5] }),
  ),
  amount: Type.Optional(count(-1_000_000, 1_000_000)),
});

/** Days with what is said of them, or `undo` alone. */
export const SetPricesBody = Type.Object({
  from: Type.Optional(localDay()),
  to: Type.Optional(localDay()),
  price: Type.Optional({
    ...Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    description: 'THB a night; null: the base price again',
  }),
  change: Type.Optional({
    ...ChangeSchema,
    description: 'Makes each night’s price another, half up to whole THB',
  }),
  weekdays: Type.Optional(
    Type.Array(Type.Union([count(0, 6), Type.Enum([...WEEKDAYS], { type: 'string' })]), {
      minItems: 1,
      uniqueItems: true,
      description: 'Only these days of the period: 0 (sun) to 6 (sat), or sun, mon, …; default all',
    }),
  ),
  minStay: nights('The fewest nights of a stay that begins on these days'),
  maxStay: nights('The most nights of a stay that begins on these days'),
  closedToArrival: Type.Optional(Type.Boolean()),
  closedToDeparture: Type.Optional(Type.Boolean()),
  closed: Type.Optional(Type.Boolean({ description: 'Whether nobody can book these nights' })),
  undo: Type.Optional(
    Type.String({
      maxLength: 400,
      examples: [POSITION],
      description: 'The position of what is taken back, where none of its days was painted since',
    }),
  ),
});
export type SetPricesRequest = Static<typeof SetPricesBody>;

export const SetPricesQuery = Type.Object({
  preview: Type.Optional(
    Type.Boolean({ default: false, description: 'Answers how it would be, and changes nothing' }),
  ),
});

/** What was set. */
export const PricesSetAnswer = withDetail({
  ...ROOM_PRICES_FIELDS,
  undo: Nullable(
    Type.String({
      description: 'Takes it back; null where nothing was changed',
      examples: [POSITION],
    }),
  ),
});

/** A room's days, and who set what. */
export const PricesAnswer = withDetail({
  ...ROOM_PRICES_FIELDS,
  ...OVERRIDES_FIELDS,
  ...AT_FIELDS,
});
