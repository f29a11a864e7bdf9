import { type StayToAssign, unitLabels } from '@baanpak/domain/room-calendar/assign-units.ts';
import { addDays, type LocalDate, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { LONG_STAY } from '@baanpak/projector/booking/tables.ts';
import { sql } from 'kysely';
import {
  type RoomOfUnits,
  readStaysFrom,
  readStaysSince,
  type StayOfUnits,
  TAKES_NIGHTS,
  toStayToAssign,
  withDecided,
} from '../booking/units.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { DayRange } from '../stay-dates.ts';

export type FoundRoom = Awaited<ReturnType<typeof findRooms>>[number];

/** The rooms of a hotel, the cheapest first, as calendars have them. */
export const findRooms = (db: ReadDb, hotelId: string) =>
  db
    .selectFrom('rooms as r')
    .leftJoin('room_units as u', 'u.room_id', 'r.room_id')
    .select((eb) => [
      'r.room_id as roomId',
      eb.ref('r.details', '->').key('title').as('title'),
      eb.ref('r.details', '->').key('unitNames').as('unitNames'),
      'r.disabled',
      'r.max_guests as maxGuests',
      eb.fn.coalesce('u.units', eb.lit(0)).as('units'),
    ])
    .where('r.hotel_id', '=', hotelId)
    .where(({ not }) => not('r.removed'))
    .orderBy('r.base_price')
    .orderBy('r.room_id')
    .execute();

export type FoundStay = Awaited<ReturnType<typeof findStays>>[number];

/**
 * What takes nights of a hotel's rooms on some days, what begins first before the rest; what lists leave out, too, for it
 * has a unit as others do. One that began long before
 * is found, too: up to LONG_STAY nights by the day it begins, longer ones by an index of their own, so that the
 * hotel's past is not gone through (docs/adr/0052-timeline.md).
 */
export const findStays = (db: ReadDb, hotelId: string, { from, to }: DayRange) =>
  withDecided(db)
    .select((eb) => [
      'b.room_id as roomId',
      'b.code',
      'b.status',
      'b.check_in as checkIn',
      'b.check_out as checkOut',
      'b.price',
      // not all terms: policies and nightly prices are most of a row
      eb.ref('b.terms', '->').key('guests').as('guests'),
      eb.ref('b.terms', '->').key('units').as('units'),
      eb.ref('b.guest', '->>').key('reservedBy').as('reservedBy'),
      eb('b.arrival', 'is not', null).$castTo<boolean>().as('hasArrived'),
      eb('b.departure', 'is not', null).$castTo<boolean>().as('hasDeparted'),
      'b.no_show as noShow',
      'b.received',
      'b.extras',
      'b.desk_payments as deskPayments',
      'b.moved_refunds as movedRefunds',
      'b.disabled',
      'b.version',
    ])
    .where('b.hotel_id', '=', hotelId)
    .where('b.check_in', '<', to)
    .where('b.check_out', '>', from)
    .where((eb) =>
      eb.or([
        eb('b.check_in', '>=', addDays(from, -LONG_STAY)),
        // written out, as the index has it
        eb(sql<number>`b.check_out - b.check_in`, '>', eb.lit(LONG_STAY)),
      ]),
    )
    .where('b.status', 'in', [...TAKES_NIGHTS])
    .orderBy('b.check_in')
    .orderBy('b.booking_id')
    .execute();

/** In few rooms one stay goes on into the next for so many days before or after a range. */
const DAYS_BEYOND = 31;

type Known = Readonly<{
  rooms: readonly FoundRoom[];
  /** What takes nights of the days. */
  stays: readonly StayOfUnits[];
  days: DayRange;
}>;
type Goes = (stay: StayToAssign) => boolean;
type Read = (roomIds: readonly string[]) => { execute(): Promise<StayOfUnits[]> };

/**
 * Rooms by their ids with the stays that concern some days, of what ends after `since`. Beyond the days those rooms alone
 * are read of which a stay goes on there: a month of it, and the rest where one stay goes on into the next that long.
 */
export async function findUnits(
  db: ReadDb,
  { rooms, stays, days }: Known,
  since: LocalDate,
): Promise<ReadonlyMap<string, RoomOfUnits>> {
  const found = new Map<string, StayToAssign[]>(rooms.map(({ roomId }) => [roomId, []]));
  const add = (more: readonly StayOfUnits[]) => {
    for (const stay of more) found.get(stay.roomId)?.push(toStayToAssign(stay));
  };
  const addWhere = async (goesOn: Goes, read: Read) => {
    const goOn = [...found].filter(([, all]) => concerning(all, days).some(goesOn));
    if (goOn.length > 0) add(await read(goOn.map(([roomId]) => roomId)).execute());
  };
  add(stays);
  await Promise.all([
    inTurn(earlier(days.from, since), ({ from, to }) =>
      addWhere(
        ({ checkIn }) => checkIn < to,
        (ids) => readStaysSince(db, ids, from, to),
      ),
    ),
    inTurn(later(days.to), ({ from, to }) =>
      addWhere(
        ({ checkOut }) => checkOut > from,
        (ids) => readStaysFrom(db, ids, from, to),
      ),
    ),
  ]);
  return new Map(
    rooms.map(({ roomId, units, unitNames }) => [
      roomId,
      { labels: unitLabels(units, unitNames ?? []), stays: found.get(roomId) ?? [] },
    ]),
  );
}

const later = (to: LocalDate) => {
  const until = addDays(to, DAYS_BEYOND);
  return [
    { from: to, to: until },
    { from: until, to: undefined },
  ];
};

function earlier(from: LocalDate, since: LocalDate): DayRange[] {
  const near = addDays(from, -DAYS_BEYOND);
  const steps = near > since ? [{ from: near, to: from }] : [];
  return [...steps, { from: since, to: near > since ? near : from }].filter(
    (step) => step.from < step.to,
  );
}

async function inTurn<Step>(steps: readonly Step[], take: (step: Step) => Promise<void>) {
  for (const step of steps) await take(step);
}

/** Of a room's stays those of some days, and those that share nights with them, or with such again: no other says anything about their units. */
export function concerning<One extends Stay>(stays: readonly One[], { from, to }: DayRange): One[] {
  let found: One[] = [];
  let end = '';
  for (const stay of stays.toSorted(byCheckIn)) {
    if (stay.checkIn >= end) {
      if (stay.checkIn >= to) break;
      if (end <= from) found = [];
    }
    found.push(stay);
    if (stay.checkOut > end) end = stay.checkOut;
  }
  return end > from ? found : [];
}

const byCheckIn = (a: Stay, b: Stay): number =>
  Number(a.checkIn > b.checkIn) - Number(a.checkIn < b.checkIn);
