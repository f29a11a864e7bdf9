import type { PriceOverrideJson } from '@baanpak/contract/room/room-prices.ts';
import { toPricedDay } from '@baanpak/contract/room/to-priced-day.ts';
import { type DayTable, NO_DAYS, onDay, runsOf, withDays } from '@baanpak/domain/room/day-table.ts';
import { withPrice } from '@baanpak/domain/room/quote.ts';
import { type RulesByDay, withRules } from '@baanpak/domain/room/stay-rules.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { type Satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay, type LocalDate, nightsOf } from '@baanpak/domain/values/time/local-date.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  type DaysRead,
  type PriceRead,
  periodOf,
  placeOf,
  type RulesRead,
} from '../availability/by-day.ts';
import { priceOn } from '../availability/nights.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { Deps, EventLog, Handler } from '../handler.ts';
import { type DayRange, daysAsked } from '../stay-dates.ts';
import { namesOf } from '../user/users.ts';

const PRICE_DETAIL = { th: 'ราคาห้องพักรายวัน', en: 'The price of each night' };

export const priceDaily =
  ({ availability, now }: Deps): Handler<'GET /outreach/price-daily/{roomId}'> =>
  async ({ params: { roomId }, query, language }) => {
    const { from, to } = daysAsked(query, bangkokDay(now()));
    const known = await availability();
    const room = known.room(roomId.toLowerCase());
    if (!room || known.hotel(room.hotelId)?.disabled !== false)
      throw new Refusal('not-found', 'No such room');
    const data = nightsOf({ checkIn: from, checkOut: to }).map((date, n) => ({
      date,
      price: toBaht(priceOn(room.basePrice, room.prices, placeOf(from) + n)),
    }));
    return { data, detail: PRICE_DETAIL[language] };
  };

const PRICES_AND_RULES_DETAIL = { th: 'ราคาและเงื่อนไขรายวัน', en: 'The price and rules of each day' };

/** A room's prices and rules of stay day by day, and who set them, for its staff. */
export const roomPrices =
  ({ db, now }: Deps, { store }: Pick<EventLog, 'store'>): Handler<'GET /rooms/{id}/prices'> =>
  async ({ params: { id }, query, language }) => {
    const days = daysAsked(query, bangkokDay(now()));
    const { basePrice, prices, rules } = await readOverrides(db, id, days);
    const painted = { prices: pricesByDay(prices), rules: rulesByDay(rules) };
    const dates = nightsOf({ checkIn: days.from, checkOut: days.to });
    const names = await namesOf(
      db,
      [...prices, ...rules].map(({ actor }) => actor),
    );
    return {
      prices: dates.map((date) => toPricedDay(date, basePrice, painted)),
      paints: toOverrides({ prices, rules }, dates, names, await store.storeId()),
      detail: PRICES_AND_RULES_DETAIL[language],
    };
  };

type Painted = Readonly<{ prices: readonly PriceSet[]; rules: readonly RulesSet[] }>;

/** Who said what counts on these days, the last first. */
function toOverrides(
  { prices, rules }: Painted,
  dates: readonly LocalDate[],
  names: ReadonlyMap<string, string>,
  storeId: string,
): PriceOverrideJson[] {
  const [ofPrices, ofRules] = [lastOf(prices), lastOf(rules)];
  const paints = new Map([...prices, ...rules].map((one) => [one.place, one]));
  return [...paints.values()]
    .sort((one, other) => other.seq - one.seq)
    .map(({ place, actor, painted_at, undoes }): PriceOverrideJson => {
      const [commit = '0', prepare = '0'] = place.split('.');
      const position = { commit: BigInt(commit), prepare: BigInt(prepare) };
      const daysOf = (table: DayTable<string>) =>
        runsOf(dates.filter((date) => onDay(table, date) === place));
      return {
        position: positionToken({ storeId, position }),
        at: instant(Date.parse(painted_at)),
        ...{ by: actor, name: names.get(actor) ?? null, undoes },
        ...{ prices: daysOf(ofPrices), rules: daysOf(ofRules) },
      };
    })
    .filter((paint) => paint.prices.length + paint.rules.length > 0);
}

/** Of each day the place of what was said of it last. */
const lastOf = (painted: readonly (DaysRead & SetBy)[]): DayTable<string> =>
  painted.reduce<DayTable<string>>(
    (table, { place, ...days }) => withDays(table, periodOf(days), () => place),
    NO_DAYS,
  );

/** Who painted, when, and where that lies in the log. */
type SetBy = Readonly<{
  seq: number;
  actor: string;
  painted_at: string;
  place: string;
  undoes: boolean;
}>;
type PriceSet = PriceRead & SetBy;
type RulesSet = RulesRead & SetBy;

const BY = ['seq', 'actor', 'painted_at', 'place', 'undoes', 'weekdays'] as const;

/** What was painted of a room's days, the first first, as it was at one moment. */
async function readOverrides(db: ReadDb, roomId: string, { from, to }: DayRange) {
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
const pricesByDay = (overrides: readonly PriceRead[]): DayTable<Satang> =>
  overrides.reduce<DayTable<Satang>>(
    (table, { price, ...days }) => withPrice(table, { ...periodOf(days), price }),
    NO_DAYS,
  );

/** By the domain's rule. */
const rulesByDay = (overrides: readonly RulesRead[]): RulesByDay =>
  overrides.reduce<RulesByDay>(
    (table, { rules, ...days }) => withRules(table, { ...periodOf(days), rules }),
    NO_DAYS,
  );
