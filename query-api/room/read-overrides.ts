import { type DayTable, NO_DAYS } from '@baanpak/domain/room/day-table.ts';
import { withPrice } from '@baanpak/domain/room/quote.ts';
import { type RulesByDay, withRules } from '@baanpak/domain/room/stay-rules.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type PriceRead, periodOf, type RulesRead } from '../availability/by-day.ts';
import type { ReadDb } from '../deps.ts';
import type { DayRange } from '../stay-dates.ts';

/** Who painted, when, and where that lies in the log. */
export type SetBy = Readonly<{
  seq: number;
  actor: string;
  painted_at: string;
  place: string;
  undoes: boolean;
}>;
export type PriceSet = PriceRead & SetBy;
export type RulesSet = RulesRead & SetBy;

const BY = ['seq', 'actor', 'painted_at', 'place', 'undoes', 'weekdays'] as const;

/** What was painted of a room's days, the first first, as it was at one moment. */
export async function readOverrides(db: ReadDb, roomId: string, { from, to }: DayRange) {
  const found = await db
    .selectFrom('rooms as r')
    .select((eb) => [
      'r.base_price as basePrice',
      jsonArrayFrom(
        eb
          .selectFrom('price_periods as p')
          .select([...BY, 'p.from_night as from', 'p.to_night as to', 'p.price'])
          .whereRef('p.room_id', '=', 'r.room_id')
          .where('p.to_night', '>', from)
          .where('p.from_night', '<', to)
          .orderBy('p.seq')
          .orderBy('p.part'),
      ).as('prices'),
      jsonArrayFrom(
        eb
          .selectFrom('stay_rules as s')
          .select([...BY, 's.from_day as from', 's.to_day as to', 's.rules'])
          .whereRef('s.room_id', '=', 'r.room_id')
          .where('s.to_day', '>', from)
          .where('s.from_day', '<', to)
          .orderBy('s.seq')
          .orderBy('s.part'),
      ).as('rules'),
    ])
    .where('r.room_id', '=', roomId)
    .executeTakeFirst();
  if (!found) throw new Refusal('not-found', 'No such room');
  return found;
}

/** By the domain's rule. */
export const pricesByDay = (overrides: readonly PriceRead[]): DayTable<Satang> =>
  overrides.reduce<DayTable<Satang>>(
    (table, { price, ...days }) => withPrice(table, { ...periodOf(days), price }),
    NO_DAYS,
  );

/** By the domain's rule. */
export const rulesByDay = (overrides: readonly RulesRead[]): RulesByDay =>
  overrides.reduce<RulesByDay>(
    (table, { rules, ...days }) => withRules(table, { ...periodOf(days), rules }),
    NO_DAYS,
  );
