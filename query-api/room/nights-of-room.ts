import type { StayRules } from '@baanpak/domain/room/stay-rules.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import { type LocalDate, nightsOf, weekdayOf } from '@baanpak/domain/values/time/local-date.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DayRange } from '../stay-dates.ts';

type Days = Readonly<{ from: LocalDate; to: LocalDate; weekdays: number }>;

/** What is said of a room's days, the last first. */
export type SaidOfDays = Readonly<{
  basePrice: Satang;
  prices: readonly (Days & Readonly<{ price: Satang }>)[] | null;
  rules: readonly (Days & Readonly<{ rules: Partial<StayRules> }>)[] | null;
}>;

/**
 * `SaidOfDays` about a range, as columns of a row `r` with `room_id` and `base_price`. A year of days
 * is quicker to count here than there: one row a night cost ten times as much.
 */
export const saidOfDays = ({ from, to }: DayRange): RawBuilder<SaidOfDays> => sql`
  r.base_price AS "basePrice",
  (SELECT json_agg(json_build_object('from', p.from_night, 'to', p.to_night, 'weekdays', p.weekdays,
      'price', p.price) ORDER BY p.seq DESC)
   FROM read.price_periods p
   WHERE p.room_id = r.room_id AND p.from_night < ${to}::date AND p.to_night > ${from}::date) AS prices,
  (SELECT json_agg(json_build_object('from', s.from_day, 'to', s.to_day, 'weekdays', s.weekdays,
      'rules', s.rules) ORDER BY s.seq DESC)
   FROM read.stay_rules s
   WHERE s.room_id = r.room_id AND s.from_day < ${to}::date AND s.to_day > ${from}::date) AS rules`;

export type NightOfRoom = Readonly<{ date: LocalDate; price: Satang; rules: StayRules | null }>;

/** Each night of the range with its price and rules: the same as `quote` and `rulesOn` in domain/room. */
export function nightsOfRoom({ basePrice, prices, rules }: SaidOfDays, range: DayRange) {
  const first = weekdayOf(range.from);
  return nightsOf({ checkIn: range.from, checkOut: range.to }).map((date, n): NightOfRoom => {
    const bit = 1 << ((first + n) % 7);
    const isSaidOf = ({ from, to, weekdays }: Days) =>
      from <= date && date < to && (weekdays & bit) !== 0;
    return {
      date,
      price: prices?.find(isSaidOf)?.price ?? basePrice,
      rules: rules && lastOfEach(rules.filter(isSaidOf)),
    };
  });
}

/** Of each rule what was said of it last. */
function lastOfEach(said: readonly Readonly<{ rules: Partial<StayRules> }>[]): StayRules {
  const none: StayRules = {
    minStay: null,
    maxStay: null,
    closedToArrival: false,
    closedToDeparture: false,
  };
  const byTime = said.map(({ rules }) => rules).reverse();
  return Object.assign(none, ...byTime);
}
