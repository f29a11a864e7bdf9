import {
  assignedUnitLabels,
  type StayToAssign,
  unitLabels,
  unitsRememberedSince,
} from '@baanpak/domain/room-calendar/assign-units.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { ReadDb } from '../deps.ts';
import { readStaysSince, toStayToAssign, withDecided } from './stays-of-units.ts';

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
