import type { DayPrice } from '@baanpak/contract/history/sentence.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { covers, daysOf } from '@baanpak/domain/room/day-table.ts';
import { nightPrice } from '@baanpak/domain/room/quote.ts';
import type { DaysPainted } from '@baanpak/domain/room/room-state.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { sql } from 'kysely';
import type { ReadDb } from '../database/read-db.ts';
import type { PricesBefore } from './present-history.ts';
import type { HistoryEvent } from './read-history.ts';

type PriceEvent = HistoryEvent & Extract<DomainEvent, { type: 'DaysPainted' | 'RoomDescribed' }>;

const isPriceEvent = (event: HistoryEvent): event is PriceEvent =>
  event.type === 'DaysPainted' ||
  (event.type === 'RoomDescribed' && event.data.changes.basePrice !== undefined);

/**
 * What rooms' nights cost before each change of prices among some events: one look into an index for each night that
 * they set, however often the room was changed. `night` alone where only it is asked for.
 */
export async function pricesBeforeIn(
  db: ReadDb,
  events: readonly HistoryEvent[],
  night?: LocalDate,
): Promise<PricesBefore> {
  const changes = events.filter(isPriceEvent);
  if (changes.length === 0) return new Map();
  const nights = changes.flatMap((event) =>
    nightsOf(event, night).map((date) => ({ ...placeOf(event), date })),
  );
  const [base, set] = await Promise.all([
    basePricesBefore(db, changes.map(placeOf)),
    nightPricesBefore(db, nights),
  ]);
  return new Map(
    changes.map((event) => {
      const { roomId, revision } = placeOf(event);
      const basePrice = base.get(`${roomId} ${revision}`);
      if (basePrice === undefined) return [event.id, {}];
      const days = nightsOf(event, night).map((date): DayPrice => {
        const before = set.get(`${roomId} ${revision} ${date}`) ?? null;
        return {
          ...{ date, from: nightPrice(basePrice, before) },
          to: priceAfter(event, date, basePrice, before),
        };
      });
      return [
        event.id,
        {
          ...(event.type === 'RoomDescribed' && { basePriceBefore: basePrice }),
          ...(days.length > 0 && { days }),
        },
      ];
    }),
  );
}

const placeOf = ({ data: { roomId }, revision }: PriceEvent) => ({ roomId, revision });

/** The nights whose prices are looked up: all that a paint sets; of a new base price the one asked for. */
function nightsOf(event: PriceEvent, night: LocalDate | undefined): readonly LocalDate[] {
  if (event.type === 'RoomDescribed') return night === undefined ? [] : [night];
  const set = nightsSetBy(event);
  return night === undefined ? set : set.filter((date) => date === night);
}

const nightsSetBy = ({ data: { prices } }: DaysPainted): LocalDate[] =>
  [...new Set(prices.flatMap(daysOf))].sort();

function priceAfter(
  event: PriceEvent,
  date: LocalDate,
  basePrice: Satang,
  before: Satang | null,
): Satang {
  if (event.type === 'RoomDescribed')
    return nightPrice(event.data.changes.basePrice ?? basePrice, before);
  const last = event.data.prices.findLast((period) => covers(period, date));
  return nightPrice(basePrice, last ? last.price : before);
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

async function nightPricesBefore(
  db: ReadDb,
  nights: readonly (Place & Readonly<{ date: LocalDate }>)[],
) {
  if (nights.length === 0) return new Map<string, Satang | null>();
  const rows = await db
    .selectFrom(
      sql<{ room_id: string; revision: number; night: LocalDate }>`unnest(
        ${nights.map(({ roomId }) => roomId)}::uuid[],
        ${nights.map(({ revision }) => revision)}::bigint[],
        ${nights.map(({ date }) => date)}::date[])`.as<'e'>(sql`e(room_id, revision, night)`),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('night_prices as n')
          .select('n.price')
          .whereRef('n.room_id', '=', 'e.room_id')
          .whereRef('n.night', '=', 'e.night')
          .whereRef('n.revision', '<', 'e.revision')
          .orderBy('n.revision', 'desc')
          .limit(1)
          .as('before'),
      (join) => join.onTrue(),
    )
    .select(['e.room_id as roomId', 'e.revision', 'e.night', 'before.price'])
    .execute();
  return new Map(
    rows.map(({ roomId, revision, night, price }) => [`${roomId} ${revision} ${night}`, price]),
  );
}
