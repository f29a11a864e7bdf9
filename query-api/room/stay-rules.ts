import type { StayRules } from '@baanpak/domain/room/stay-rules.ts';
import { nightsBetween, type Stay } from '@baanpak/domain/values/local-date.ts';
import { type RawBuilder, sql } from 'kysely';

/** One rule on a day, of a row `r` with `room_id`: what was said of it last, as text; null for none. */
const ruleOn = (rule: keyof StayRules, day: RawBuilder<unknown>) => sql`(
  SELECT rule.rules->>${rule}::text FROM read.stay_rules rule
  WHERE rule.room_id = r.room_id AND rule.from_day <= ${day} AND ${day} < rule.to_day
    AND (rule.weekdays >> extract(dow FROM ${day})::integer) & 1 = 1 AND rule.rules ? ${rule}::text
  ORDER BY rule.seq DESC LIMIT 1)`;

/** The rules on a day as JSON; null where a room has none at all, which most have not. */
export const rulesOn = (day: RawBuilder<unknown>) => sql<StayRules | null>`(
  CASE WHEN r.room_id IN (SELECT room_id FROM read.stay_rules) THEN json_build_object(
    'minStay', ${ruleOn('minStay', day)}::integer, 'maxStay', ${ruleOn('maxStay', day)}::integer,
    'closedToArrival', coalesce(${ruleOn('closedToArrival', day)}::boolean, false),
    'closedToDeparture', coalesce(${ruleOn('closedToDeparture', day)}::boolean, false)) END)`;

/** Whether the rules of such a row forbid a stay: the same as `areBroken` in domain/room. */
export function rulesForbid({ checkIn, checkOut }: Stay): RawBuilder<boolean> {
  const [arrival, departure] = [sql`${checkIn}::date`, sql`${checkOut}::date`];
  const nights = sql`${nightsBetween(checkIn, checkOut)}::integer`;
  return sql<boolean>`(r.room_id IN (
      SELECT room_id FROM read.stay_rules WHERE from_day <= ${departure} AND to_day > ${arrival})
    AND (coalesce(${ruleOn('minStay', arrival)}::integer > ${nights}, false)
      OR coalesce(${ruleOn('maxStay', arrival)}::integer < ${nights}, false)
      OR coalesce(${ruleOn('closedToArrival', arrival)}::boolean, false)
      OR coalesce(${ruleOn('closedToDeparture', departure)}::boolean, false)))`;
}
