import { type DayTable, NO_DAYS, type Period } from '@baanpak/domain/room/day-table.ts';
import { withPrice } from '@baanpak/domain/room/quote.ts';
import {
  type RulesByDay,
  rulesFrom,
  type StayRules,
  withRules,
} from '@baanpak/domain/room/stay-rules.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import {
  addDays,
  type LocalDate,
  nightsBetween,
  type Stay,
} from '@baanpak/domain/values/time/local-date.ts';
import { FIRST_NIGHT } from '@baanpak/projector/calendar/tables.ts';

/** A table of days of the domain, a byte or two a day: few days differ from all others. */
export type ByDay<Value> = Readonly<{
  /** The place of the first of `days`. */
  first: number;
  days: Uint8Array | Uint16Array;
  /** What the numbers in `days` stand for; the first, of days of which nothing is stated. */
  values: readonly [Value, ...Value[]];
}>;

export const valueOn = <Value>({ first, days, values }: ByDay<Value>, place: number): Value =>
  values[days[place - first] ?? 0] ?? values[0];

function byDay<Stated, Value>(
  { first, values }: DayTable<Stated>,
  make: (stated: Stated | null) => Value,
): ByDay<Value> {
  const numbers = new Map<Stated, number>();
  for (const stated of values)
    if (stated !== null && !numbers.has(stated)) numbers.set(stated, numbers.size + 1);
  const days = values.map((stated) => (stated === null ? 0 : (numbers.get(stated) ?? 0)));
  return {
    first: first === null ? 0 : placeOf(first),
    days: numbers.size > 255 ? Uint16Array.from(days) : Uint8Array.from(days),
    values: [make(null), ...[...numbers.keys()].map(make)],
  };
}

export type DaysRead = Readonly<{ from: LocalDate; to: LocalDate; weekdays: number }>;
export type PriceRead = DaysRead & Readonly<{ price: Satang | null }>;
export type RulesRead = DaysRead & Readonly<{ rules: Partial<StayRules> }>;

/** A room's prices as its stream states them. */
export const pricesOf = (table: DayTable<Satang>): ByDay<Satang | null> =>
  byDay(table, (price) => price);

/** A room's rules as its stream states them. */
export const rulesOf = (table: RulesByDay): ByDay<StayRules> => byDay(table, rulesFrom);

/** Prices in the order in which they were set, by the domain's rule; null where none is. */
export const pricesByDay = (set: readonly PriceRead[]): ByDay<Satang | null> =>
  pricesOf(
    set.reduce<DayTable<Satang>>(
      (table, { price, ...days }) => withPrice(table, { ...periodOf(days), price }),
      NO_DAYS,
    ),
  );

/** Rules in the order in which they were set, by the domain's rule. */
export const rulesByDay = (set: readonly RulesRead[]): ByDay<StayRules> =>
  rulesOf(
    set.reduce<RulesByDay>(
      (table, { rules, ...days }) => withRules(table, { ...periodOf(days), rules }),
      NO_DAYS,
    ),
  );

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const EVERY_DAY = 127;

/** As the domain has the days of a row. */
export const periodOf = ({ from, to, weekdays }: DaysRead): Period => ({
  from,
  to,
  ...(weekdays !== EVERY_DAY && { weekdays: WEEK.filter((day) => weekdays & (1 << day)) }),
});

/** The place of a night among all nights, 0 for the first; negative before it. */
export const placeOf = (night: LocalDate): number => nightsBetween(FIRST_NIGHT, night);

/** The night at such a place. */
export const nightAt = (place: number): LocalDate => addDays(FIRST_NIGHT, place);

/** A stay in places of nights. */
export type NightRange = Readonly<{ first: number; nights: number }>;

export const spanOf = ({ checkIn, checkOut }: Stay): NightRange => ({
  first: placeOf(checkIn),
  nights: nightsBetween(checkIn, checkOut),
});
