import type { StayToAssign } from '@baanpak/domain/room-calendar/assign-units.ts';
import { addDays, type LocalDate, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import { LONG_STAY } from '@baanpak/projector/booking/tables.ts';
import type { DecidedUnitRow } from '@baanpak/projector/calendar/tables.ts';
import type { ReadSchema } from '@baanpak/projector/read-models.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { ReadDb } from '../deps.ts';

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
