import type { StayRules } from '@baanpak/domain/room/stay-rules.ts';
import { nightsBetween, type Stay } from '@baanpak/domain/values/local-date.ts';
import { type RawBuilder, sql } from 'kysely';

/** One rule on a day, of a row `r` with `room_id`: what was said of it last, as text; null for none. */
const ruleOn = (rule: keyof StayRules, day: RawBuilder<unknown>) => sql`(
  SELECT rule.rules->>${rule}::text FROM read.stay_rules rule
  WHERE rule.room_id = r.room_id AND rule.from_day <= ${day} AND ${day} < rule.to_day
    AND (rule.weekdays >> extract(dow FROM ${day})::integer) & 1 = 1 AND rule.rules ? ${rule}::text
  ORDER BY rule.seq DESC LIMIT 1)`;

/** Whether the rules of such a row forbid a stay: the same as `areBroken` in domain/room. */
export function rulesForbid(stay: Stay): RawBuilder<boolean> {
  return sql<boolean>`(r.room_id IN (
      SELECT room_id FROM read.stay_rules
      WHERE from_day <= ${stay.checkOut}::date AND to_day > ${stay.checkIn}::date)
    AND ${breaksRules(stay)})`;
}

/** The same, quick only for rooms that have rules. */
export function breaksRules({ checkIn, checkOut }: Stay): RawBuilder<boolean> {
  const [arrival, departure] = [sql`${checkIn}::date`, sql`${checkOut}::date`];
  const nights = sql`${nightsBetween(checkIn, checkOut)}::integer`;
  return sql<boolean>`(coalesce(${ruleOn('minStay', arrival)}::integer > ${nights}, false)
    OR coalesce(${ruleOn('maxStay', arrival)}::integer < ${nights}, false)
    OR coalesce(${ruleOn('closedToArrival', arrival)}::boolean, false)
    OR coalesce(${ruleOn('closedToDeparture', departure)}::boolean, false))`;
}
