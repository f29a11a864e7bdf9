import type { Message } from '../values/decider/message.ts';
import type { Satang } from '../values/money/money.ts';
import type { PriceChange } from '../values/money/price-change.ts';
import type { Period } from './period.ts';
import type { RulePeriod, StayRules } from './stay-rules.ts';

/** A night's price on the days of a period; null: the base price, whatever it is. */
export type PricePeriod = Period & Readonly<{ price: Satang | null }>;

/** What a paint says of days, prices and rules each for themselves. */
export type OverriddenDays = Readonly<{
  prices: readonly PricePeriod[];
  rules: readonly RulePeriod[];
}>;

/** `change` is made of the price each night has; what `rules` leaves out stays as it is. */
export type SetDayPrices = Message<
  'PaintDays',
  { roomId: string } & Period & {
      price?: Satang | null;
      change?: PriceChange;
      rules?: Partial<StayRules>;
    }
>;
/** `paint`: the version of the room that it made. */
export type UndoDayPrices = Message<'UndoPaint', { roomId: string; paint: number }>;

/** `undoes`: the paint that it takes back, where it does. */
export type DaysPainted = Message<
  'DaysPainted',
  { roomId: string; undoes?: number } & OverriddenDays
>;

/** A paint that can be taken back, with what its days said before it. */
export type PriceOverride = Readonly<{
  /** The version of the room that it made. */
  version: number;
  /** Where it lies in the log; null where that is not known. */
  place: string | null;
  undoes: number | null;
  said: OverriddenDays;
  before: OverriddenDays;
}>;
