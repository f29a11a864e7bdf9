import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type {
  BookingDetail,
  Detail,
  HotelDetail,
  RoomDetail,
} from '@baanpak/projector/report/tables.ts';
import { type SqlBool, sql } from 'kysely';
import type { ReadDb } from '../database/read-db.ts';
import { namesOf } from '../user/users.ts';
import type { ReportRequest } from './report-request.ts';

type Ids = Readonly<{
  bookings: readonly (string | null | undefined)[];
  rooms?: readonly (string | null | undefined)[];
  hotels?: readonly (string | null | undefined)[];
}>;

export type Details = Readonly<{
  bookings: ReadonlyMap<string, BookingDetail>;
  rooms: ReadonlyMap<string, RoomDetail>;
  hotels: ReadonlyMap<string, HotelDetail>;
  /** Users who took bookings, by their ids. */
  sellers: ReadonlyMap<string, string>;
}>;

/** What was said last of bookings, and of their rooms and hotels, by the place in the log asked for. */
export async function readDetails(
  db: ReadDb,
  { upTo }: Pick<ReportRequest, 'upTo'>,
  { bookings, rooms = [], hotels = [] }: Ids,
): Promise<Details> {
  const ofBookings = await lastSaid(db, upTo, 'booking', bookings, isBooking);
  const booked = [...ofBookings.values()];
  const [ofRooms, ofHotels, sellers] = await Promise.all([
    lastSaid(db, upTo, 'room', [...rooms, ...booked.map(({ roomId }) => roomId)], isRoom),
    lastSaid(db, upTo, 'hotel', [...hotels, ...booked.map(({ hotelId }) => hotelId)], isHotel),
    namesOf(
      db,
      booked.map(({ sellerId }) => sellerId).filter((id) => id !== null),
    ),
  ]);
  return { bookings: ofBookings, rooms: ofRooms, hotels: ofHotels, sellers };
}

const isBooking = (detail: Detail): detail is BookingDetail => 'code' in detail;
const isRoom = (detail: Detail): detail is RoomDetail => 'title' in detail;
const isHotel = (detail: Detail): detail is HotelDetail => 'name' in detail;

async function lastSaid<One extends Detail>(
  db: ReadDb,
  { position }: ReportRequest['upTo'],
  kind: 'booking' | 'room' | 'hotel',
  ids: readonly (string | null | undefined)[],
  isOne: (detail: Detail) => detail is One,
): Promise<Map<string, One>> {
  const wanted = [...new Set(ids)].filter((id) => typeof id === 'string');
  if (wanted.length === 0) return new Map();
  const said = await db
    .selectFrom('fact_details')
    .distinctOn('subject')
    .select(['subject', 'detail'])
    .where('subject', '=', anyOf(wanted.map((id) => `${kind}:${id}`)))
    .where(
      sql<SqlBool>`(commit_position, prepare_position)
        <= (${String(position.commit)}::bigint, ${String(position.prepare)}::bigint)`,
    )
    .orderBy('subject')
    .orderBy('commit_position', 'desc')
    .orderBy('prepare_position', 'desc')
    .orderBy('n', 'desc')
    .execute();
  const found = new Map<string, One>();
  for (const { subject, detail } of said)
    if (isOne(detail)) found.set(subject.slice(kind.length + 1), detail);
  return found;
}
