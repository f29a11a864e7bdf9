import {
  assignedUnitLabels,
  type StayToAssign,
  unitLabels,
  unitsRememberedSince,
} from '@baanpak/domain/room-calendar/assign-units.ts';
import { addDays, type LocalDate, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import { LONG_STAY } from '@baanpak/projector/booking/tables.ts';
import type { DecidedUnitRow } from '@baanpak/projector/calendar/tables.ts';
import type { ReadSchema } from '@baanpak/projector/read-models.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { ReadDb } from '../database/read-db.ts';

/** A room with what its units are called, and the stays that they are assigned to. */
export type RoomOfUnits = Readonly<{ labels: readonly string[]; stays: readonly StayToAssign[] }>;

/**
 * Rooms by their ids, each with all stays that end after a day: what `assignUnits` needs to say which unit a stay has. Days
 * after `unitsRememberedSince(today)` give no other answer than that one.
 */
async function findRoomsOfUnits(
  db: ReadDb,
  roomIds: readonly string[],
  since: LocalDate,
): Promise<ReadonlyMap<string, RoomOfUnits>> {
  const [rooms, stays] = await Promise.all([
    readRooms(db, roomIds).execute(),
    readStaysSince(db, roomIds, since).execute(),
  ]);
  const ofRooms = new Map<string, StayToAssign[]>(rooms.map(({ roomId }) => [roomId, []]));
  for (const stay of stays) ofRooms.get(stay.roomId)?.push(toStayToAssign(stay));
  return new Map(
    rooms.map(({ roomId, units, unitNames }) => [
      roomId,
      { labels: unitLabels(units, unitNames ?? []), stays: ofRooms.get(roomId) ?? [] },
    ]),
  );
}

/** What is known of a booking, by which its unit is told. */
type Told = Readonly<{
  bookingId: string;
  status: string;
  terms: Readonly<{ roomId: string; checkOut: LocalDate }>;
}>;

/** The units of bookings as staff are told on a day; null where there is none. */
export async function findUnits(
  db: ReadDb,
  bookings: readonly Told[],
  today: LocalDate,
): Promise<(bookingId: string) => string | null> {
  const since = unitsRememberedSince(today);
  const open = bookings.filter(({ status }) => status !== 'Canceled' && status !== 'Expired');
  const now = open.filter(({ terms }) => terms.checkOut > since);
  const over = open.filter(({ terms }) => terms.checkOut <= since);
  const roomIds = [...new Set(now.map(({ terms }) => terms.roomId))];
  const [rooms, decided] = await Promise.all([
    roomIds.length > 0 ? findRoomsOfUnits(db, roomIds, since) : NO_ROOMS,
    over.length > 0 ? findDecided(db, over) : [],
  ]);
  const units = new Map<string, string | null>();
  for (const { labels, stays } of rooms.values())
    for (const [id, unit] of assignedUnitLabels(stays, labels)) units.set(id, unit);
  for (const { bookingId, house, staff } of decided) units.set(bookingId, house ?? staff);
  return (bookingId) => units.get(bookingId) ?? null;
}

const NO_ROOMS: ReadonlyMap<string, RoomOfUnits> = new Map();

const readRooms = (db: ReadDb, roomIds: readonly string[]) =>
  db
    .selectFrom('rooms as r')
    .leftJoin('room_units as u', 'u.room_id', 'r.room_id')
    .select((eb) => [
      'r.room_id as roomId',
      eb.fn.coalesce('u.units', eb.lit(0)).as('units'),
      eb.ref('r.details', '->').key('unitNames').as('unitNames'),
    ])
    .where('r.room_id', '=', anyOf(roomIds));

const findDecided = (db: ReadDb, bookings: readonly Told[]) =>
  withDecided(db)
    .where('b.booking_id', '=', anyOf(bookings.map(({ bookingId }) => bookingId)))
    .execute();

/** As what a booking takes nights of its room, or took them. */
export const TAKES_NIGHTS = ['Reserved', 'Booked', 'Unavailable', 'Completed'] as const;

const readStays = (db: ReadDb, roomIds: readonly string[]) =>
  withDecided(db)
    .select((eb) => [
      'b.room_id as roomId',
      'b.check_in as checkIn',
      'b.check_out as checkOut',
      eb.ref('b.terms', '->').key('units').as('units'),
    ])
    .where('b.room_id', '=', anyOf(roomIds))
    .where('b.status', 'in', [...TAKES_NIGHTS]);

/**
 * Two statements in one: either condition has an index, and a plan for any parameters uses neither for both at once, but
 * goes through all that the rooms ever had. With `until`, only stays that end by then.
 */
export function readStaysSince(
  db: ReadDb,
  roomIds: readonly string[],
  since: LocalDate,
  until?: LocalDate,
) {
  const first = addDays(since, -LONG_STAY);
  const stays = readStays(db, roomIds)
    .where('b.check_out', '>', since)
    .$if(until !== undefined, (found) =>
      // who leaves by then came before it, which the index of arrivals serves
      found.where('b.check_out', '<=', until ?? since).where('b.check_in', '<', until ?? since),
    );
  const long = stays
    .where('b.check_in', '<', first)
    // written out, as the index has it
    .where((eb) => eb(sql<number>`b.check_out - b.check_in`, '>', eb.lit(LONG_STAY)));
  return stays.where('b.check_in', '>=', first).unionAll(long);
}

/** The stays of rooms that begin on some day or later, and before another if one is given. */
export const readStaysFrom = (
  db: ReadDb,
  roomIds: readonly string[],
  from: LocalDate,
  before?: LocalDate,
) =>
  readStays(db, roomIds)
    .where('b.check_in', '>=', from)
    .$if(before !== undefined, (found) => found.where('b.check_in', '<', before ?? from));

/**
 * Bookings with the units that the house and staff decided on. Looked up booking by booking: a join may go through all
 * that was ever decided.
 */
export const withDecided = (db: ReadDb) =>
  db
    .selectFrom('bookings as b')
    .select((eb) => [
      'b.booking_id as bookingId',
      decidedBy(eb, 'house').as('house'),
      decidedBy(eb, 'staff').as('staff'),
    ]);

type BookingsAsB = ExpressionBuilder<ReadSchema & { b: ReadSchema['bookings'] }, 'b'>;
const decidedBy = (eb: BookingsAsB, by: DecidedUnitRow['by']) =>
  eb
    .selectFrom('decided_units as d')
    .select('d.unit')
    .whereRef('d.booking_id', '=', 'b.booking_id')
    .where('d.by', '=', by);

/** What the units of a room's stays are assigned by. */
export type StayOfUnits = Stay &
  Readonly<{
    bookingId: string;
    roomId: string;
    /** Of a block. */
    units?: number | null | undefined;
    /** By whom which unit was decided on. */
    house: string | null;
    staff: string | null;
  }>;

export const toStayToAssign = ({
  bookingId: id,
  checkIn,
  checkOut,
  units,
  house,
  staff,
}: StayOfUnits): StayToAssign => ({
  id,
  checkIn,
  checkOut,
  units: units ?? 1,
  unit: house ?? staff,
  firm: house !== null,
});
