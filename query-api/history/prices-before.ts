import type { DayPrice } from '@baanpak/contract/history/sentence.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { covers, daysOf, type Period } from '@baanpak/domain/room/day-table.ts';
import { nightPrice } from '@baanpak/domain/room/quote.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import {
  type LocalDate,
  localDate,
  nightsBetween,
} from '@baanpak/domain/values/time/local-date.ts';
import { mapAtMost } from '@baanpak/infrastructure/concurrency/map-at-most.ts';
import { sql } from 'kysely';
import { periodOf } from '../availability/by-day.ts';
import type { ReadDb } from '../database/read-db.ts';
import { READS_AT_ONCE } from '../log/read-log.ts';
import type { PricesBefore } from './present-history.ts';
import type { HistoryEvent } from './read-history.ts';

type PriceEvent = HistoryEvent & Extract<DomainEvent, { type: 'DaysPainted' | 'RoomDescribed' }>;

const isPriceEvent = (event: HistoryEvent): event is PriceEvent =>
  event.type === 'DaysPainted' ||
  (event.type === 'RoomDescribed' && event.data.changes.basePrice !== undefined);

/** A change of prices, with the nights of it that are looked up. */
type PriceChange = Readonly<{ event: PriceEvent; nights: readonly NightSet[] }>;
/** A night as an event leaves it: a price of its own, null for the base price. */
type NightSet = Readonly<{ date: LocalDate; to: Satang | null | 'as-before' }>;

/**
 * What rooms' nights cost before each change of prices among some events, however often the rooms were changed.
 * `night` alone where only it is asked for.
 */
export async function pricesBeforeIn(
  db: ReadDb,
  events: readonly HistoryEvent[],
  night?: LocalDate,
): Promise<PricesBefore> {
  const changes = events
    .filter(isPriceEvent)
    .map((event): PriceChange => ({ event, nights: nightsOf(event, night) }));
  if (changes.length === 0) return new Map();
  const [base, set] = await Promise.all([
    basePricesBefore(
      db,
      changes.map(({ event }) => placeOf(event)),
    ),
    nightPricesBefore(db, changes),
  ]);
  return new Map(
    changes.map(({ event, nights }) => {
      const { roomId, revision } = placeOf(event);
      const before = base.get(`${roomId} ${revision}`);
      if (before === undefined) return [event.id, {}];
      const isDescribed = event.type === 'RoomDescribed';
      const after = isDescribed ? (event.data.changes.basePrice ?? before) : before;
      const days = nights.map(({ date, to }): DayPrice => {
        const own = set.get(event.id)?.get(date) ?? null;
        const then = to === 'as-before' ? own : to;
        return { date, from: nightPrice(before, own), to: nightPrice(after, then) };
      });
      return [
        event.id,
        {
          ...(isDescribed && { basePriceBefore: before }),
          ...(days.length > 0 && { days }),
        },
      ];
    }),
  );
}

const placeOf = ({ data: { roomId }, revision }: PriceEvent) => ({ roomId, revision });

/** The nights whose prices are looked up: all that a paint sets; of a new base price the one asked for. */
function nightsOf(event: PriceEvent, night: LocalDate | undefined): readonly NightSet[] {
  if (event.type === 'RoomDescribed')
    return night === undefined ? [] : [{ date: night, to: 'as-before' }];
  const { prices } = event.data;
  if (night !== undefined)
    return prices
      .filter((period) => covers(period, night))
      .slice(-1)
      .map(({ price }) => ({ date: night, to: price }));
  const set = new Map<LocalDate, Satang | null>();
  for (const period of prices) for (const date of daysOf(period)) set.set(date, period.price);
  return [...set].sort(([a], [b]) => (a < b ? -1 : 1)).map(([date, to]) => ({ date, to }));
}

type Place = Readonly<{ roomId: string; revision: number }>;

async function basePricesBefore(db: ReadDb, places: readonly Place[]) {
  const rows = await db
    .selectFrom(
      sql<{ room_id: string; revision: number }>`unnest(
        ${places.map(({ roomId }) => roomId)}::uuid[],
        ${places.map(({ revision }) => revision)}::bigint[])`.as<'e'>(sql`e(room_id, revision)`),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('base_prices as b')
          .select('b.price')
          .whereRef('b.room_id', '=', 'e.room_id')
          .whereRef('b.revision', '<', 'e.revision')
          .orderBy('b.revision', 'desc')
          .limit(1)
          .as('before'),
      (join) => join.onTrue(),
    )
    .select(['e.room_id as roomId', 'e.revision', 'before.price'])
    .execute();
  return new Map(rows.map(({ roomId, revision, price }) => [`${roomId} ${revision}`, price]));
}

/** By event, what its nights had been set to before it; a night that was never set is not there. */
type SetBefore = ReadonlyMap<string, ReadonlyMap<LocalDate, Satang | null>>;

/** Changes of one room that lie so near one another are looked up together: rows between them are few. */
const NEAR = 1_000;

async function nightPricesBefore(db: ReadDb, changes: readonly PriceChange[]): Promise<SetBefore> {
  const sought = changes
    .filter(({ nights }) => nights.length > 0)
    .toSorted((one, other) => other.event.revision - one.event.revision);
  const rooms = new Map<string, PriceChange[]>();
  for (const change of sought) {
    const { roomId } = change.event.data;
    const ofRoom = rooms.get(roomId);
    if (ofRoom) ofRoom.push(change);
    else rooms.set(roomId, [change]);
  }
  const together = [...rooms].flatMap(([roomId, ofRoom]) =>
    nearOneAnother(ofRoom).map((some) => ({ roomId, some })),
  );
  const found = await mapAtMost(READS_AT_ONCE, together, ({ roomId, some }) =>
    lookBack(db, roomId, some),
  );
  return new Map(found.flatMap((set) => [...set]));
}

/** Changes from the newest on, in groups of those that lie near one another. */
function nearOneAnother(changes: readonly PriceChange[]): PriceChange[][] {
  const groups: PriceChange[][] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    const newest = last?.[0];
    if (last && newest && newest.event.revision - change.event.revision <= NEAR) last.push(change);
    else groups.push([change]);
  }
  return groups;
}

/**
 * Reads the periods that were set of a room from the newest on, until each night of some changes, the newest first, is
 * known before each of them: each row is read once, whatever the number of changes.
 */
async function lookBack(db: ReadDb, roomId: string, changes: readonly PriceChange[]) {
  const found = new Map<string, Map<LocalDate, Satang | null>>();
  /** By night the changes before which it is not known, the newest last. */
  const sought = new Map<LocalDate, PriceEvent[]>();
  for (const { event, nights } of changes.toReversed()) {
    found.set(event.id, new Map());
    for (const { date } of nights) {
      const events = sought.get(date);
      if (events) events.push(event);
      else sought.set(date, [event]);
    }
  }
  const find = (night: LocalDate, { revision, price }: SetPeriod) => {
    const events = sought.get(night) ?? [];
    for (let last = events.at(-1); last && last.revision > revision; last = events.at(-1)) {
      found.get(last.id)?.set(night, price);
      events.pop();
    }
    if (events.length === 0) sought.delete(night);
  };
  let place: RowPlace | undefined = { revision: changes[0]?.event.revision ?? 0, part: -1 };
  while (place && sought.size > 0) {
    const rows: readonly SetPeriod[] = await periodsBefore(db, roomId, place, [...sought.keys()]);
    for (const row of rows) for (const night of nightsIn(row, sought)) find(night, row);
    place = rows.length < ROWS_READ ? undefined : rows.at(-1);
  }
  return found;
}

/** The nights of a period among others: whichever are fewer are gone through. */
export const nightsIn = (
  { period }: SetPeriod,
  sought: ReadonlyMap<LocalDate, unknown>,
): LocalDate[] =>
  nightsBetween(period.from, period.to) < sought.size
    ? daysOf(period).filter((night) => sought.has(night))
    : [...sought.keys()].filter((night) => covers(period, night));

export type RowPlace = Readonly<{ revision: number; part: number }>;
export type SetPeriod = RowPlace & Readonly<{ period: Period; price: Satang | null }>;

export const ROWS_READ = 1_000;

/** The newest periods before a place that meet the span of some nights. */
export async function periodsBefore(
  db: ReadDb,
  roomId: string,
  { revision, part }: RowPlace,
  nights: readonly LocalDate[],
): Promise<readonly SetPeriod[]> {
  const [first, last] = spanOf(nights);
  const rows = await db
    .selectFrom('night_prices')
    .select(['revision', 'part', 'from_night as from', 'to_night as to', 'weekdays', 'price'])
    .where('room_id', '=', roomId)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('revision', 'part'), '<', tuple(revision, part)),
    )
    .where('from_night', '<=', last)
    .where('to_night', '>', first)
    .orderBy('revision', 'desc')
    .orderBy('part', 'desc')
    .limit(ROWS_READ)
    .execute();
  return rows.map((row) => ({
    ...{ revision: row.revision, part: row.part, price: row.price },
    period: periodOf(row),
  }));
}

/** The first and the last of some nights. */
function spanOf(nights: readonly LocalDate[]): readonly [LocalDate, LocalDate] {
  let [first, last] = [nights[0] ?? NO_NIGHT, nights[0] ?? NO_NIGHT];
  for (const night of nights) {
    if (night < first) first = night;
    if (night > last) last = night;
  }
  return [first, last];
}
const NO_NIGHT = localDate('0001-01-01');
