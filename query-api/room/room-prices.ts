import type { PriceOverrideJson } from '@baanpak/contract/room/room-prices.ts';
import { toPricedDay } from '@baanpak/contract/room/to-priced-day.ts';
import { type DayTable, NO_DAYS, onDay, runsOf, withDays } from '@baanpak/domain/room/day-table.ts';
import { withPrice } from '@baanpak/domain/room/quote.ts';
import { type RulesByDay, withRules } from '@baanpak/domain/room/stay-rules.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { type Satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import { type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay, type LocalDate, nightsOf } from '@baanpak/domain/values/time/local-date.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type AsOfDeps, wasThere } from '../as-of/past.ts';
import { type OverridesThen, overridesAt } from '../as-of/room-days-at.ts';
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

/** A room's prices and rules of stay day by day, and who set them, for its staff: now, or as of an earlier moment. */
export const roomPrices =
  (
    { db, past }: Pick<Deps, 'db'> & AsOfDeps,
    { store }: Pick<EventLog, 'store'>,
  ): Handler<'GET /rooms/{id}/prices'> =>
  async ({ params, query, language }) => {
    const id = params.id.toLowerCase();
    const { answer, at } = await past.read(query.at, {
      groups: ['search'],
      async now(today) {
        const days = daysAsked(query, today);
        return { days, ...(await readSetDays(db, id, days)) };
      },
      async past(then) {
        const days = daysAsked(query, then.today);
        return { days, ...setDaysOf(wasThere(await overridesAt(then, id, days))) };
      },
    });
    const dates = nightsOf({ checkIn: answer.days.from, checkOut: answer.days.to });
    const names = await namesOf(
      db,
      answer.paints.map(({ by }) => by),
    );
    return {
      prices: dates.map((date) => toPricedDay(date, answer.basePrice, answer)),
      paints: toOverrides(answer, dates, names, await store.storeId()),
      at,
      detail: PRICES_AND_RULES_DETAIL[language],
    };
  };

/** What is set of a room's days. */
type SetDays = Readonly<{
  basePrice: Satang;
  prices: DayTable<Satang>;
  rules: RulesByDay;
  /** Of each day which paint said last what it costs, and by which rules one stays: by its `seq`. */
  last: Readonly<{ prices: DayTable<number>; rules: DayTable<number> }>;
  paints: readonly Paint[];
}>;

/** Who painted, when, and where that lies in the log; `seq` is the revision in the room's stream. */
type Paint = Readonly<{
  seq: number;
  by: string;
  at: Instant;
  position: Position;
  undoes: boolean;
}>;

/** Who said what counts on these days, the last first. */
function toOverrides(
  { last, paints }: SetDays,
  dates: readonly LocalDate[],
  names: ReadonlyMap<string, string>,
  storeId: string,
): PriceOverrideJson[] {
  const bySeq = new Map(paints.map((paint) => [paint.seq, paint]));
  return [...bySeq.values()]
    .sort((one, other) => other.seq - one.seq)
    .map(({ seq, by, at, position, undoes }): PriceOverrideJson => {
      const daysOf = (table: DayTable<number>) =>
        runsOf(dates.filter((date) => onDay(table, date) === seq));
      return {
        position: positionToken({ storeId, position }),
        ...{ at, by, name: names.get(by) ?? null, undoes },
        ...{ prices: daysOf(last.prices), rules: daysOf(last.rules) },
      };
    })
    .filter((paint) => paint.prices.length + paint.rules.length > 0);
}

const setDaysOf = ({ room, events, ...last }: OverridesThen): SetDays => ({
  ...{ basePrice: room.details.basePrice, prices: room.prices, rules: room.rules, last },
  paints: events.map(({ revision, metadata, recordedAt, position, data }) => ({
    ...{ seq: revision, by: metadata.actor, at: recordedAt, position },
    undoes: data.undoes !== undefined,
  })),
});

async function readSetDays(db: ReadDb, roomId: string, days: DayRange): Promise<SetDays> {
  const { basePrice, prices, rules } = await readOverrides(db, roomId, days);
  return {
    ...{ basePrice, prices: pricesByDay(prices), rules: rulesByDay(rules) },
    last: { prices: lastOf(prices), rules: lastOf(rules) },
    paints: [...prices, ...rules].map(({ seq, actor, painted_at, place, undoes }) => {
      const [commit = '0', prepare = '0'] = place.split('.');
      const position = { commit: BigInt(commit), prepare: BigInt(prepare) };
      return { seq, by: actor, at: instant(painted_at), position, undoes };
    }),
  };
}

/** Of each day what said last something of it. */
const lastOf = (painted: readonly (DaysRead & SetBy)[]): DayTable<number> =>
  painted.reduce<DayTable<number>>(
    (table, { seq, ...days }) => withDays(table, periodOf(days), () => seq),
    NO_DAYS,
  );

/** A paint as its rows have it. */
type SetBy = Readonly<{
  seq: number;
  actor: string;
  painted_at: string;
  place: string;
  undoes: boolean;
}>;

const BY = ['seq', 'actor', 'painted_at', 'place', 'undoes', 'weekdays'] as const;

/** What was painted of a room's days, the first first, as it was at one moment. */
async function readOverrides(db: ReadDb, roomId: string, { from, to }: DayRange) {
  const found = await db
    .selectFrom('rooms as r')
    .innerJoin('hotels as h', 'h.hotel_id', 'r.hotel_id')
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
    .where(({ not }) => not('r.removed'))
    .where(({ not }) => not('h.removed'))
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
