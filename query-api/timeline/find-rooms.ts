import type { ReadDb } from '../deps.ts';

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
