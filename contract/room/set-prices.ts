import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { count, localDay } from '../fields/fields.ts';
import { ROOM_PRICES_FIELDS } from './room-prices.ts';

/** By their place: Sunday is 0. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const nights = (description: string) =>
  Type.Optional({ ...Nullable(count(1, 730)), description: `${description}; null lifts it` });

export const SetPricesBody = Type.Object({
  from: localDay(),
  to: localDay(),
  price: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'THB a night' }),
  ),
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
});
export type SetPricesRequest = Static<typeof SetPricesBody>;

export const PricesAnswer = withDetail(ROOM_PRICES_FIELDS);
