import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { StayHotelSchema } from '../contract/hotel.ts';
import { RoomSchema } from '../contract/room.ts';
import { type HotelFacts, toStayHotel } from '../contract/to-hotel.ts';
import { type RoomFacts, toRoom } from '../contract/to-room.ts';
import type { ReadDb } from '../deps.ts';
import { hotelFacts } from '../hotel/hotel-facts.ts';
import { roomFacts } from '../room/room-facts.ts';

/** All rooms of 10,000 hotels take about 220 MB. */
const MOST_BYTES = 256 * 1024 * 1024;
const LONGEST = 10 * 60_000;

const { units: _fromItsCalendar, ...ofRoom } = RoomSchema.properties;
const HotelTextSchema = { ...StayHotelSchema };
const RoomTextSchema = { ...Type.Object(ofRoom) };

/** A hotel or room as a search names it; its version says what its text is. */
export type Shown = Readonly<{ id: string; version: number }>;

/** Makes JSON by a schema, as a route's reply does. */
export type Serialize = (value: Fields, schema: Fields) => string;
type Fields = { [key: string]: unknown };

/**
 * JSON objects by id in UTF-8, open at their ends for what a search adds: see the two schemas above.
 * As text they would be encoded again for every answer.
 */
export type Texts = ReadonlyMap<string, Buffer>;

/**
 * The JSON of hotels and rooms, which is most of a search's answer, kept by id and version: what a
 * stream says at a revision does not change, so no text is ever out of date and every query-api may
 * keep its own. Forgotten after ten minutes all the same: a restored database may count anew.
 */
export function shownTexts(db: ReadDb) {
  const known = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (text) => text.length,
    ttl: LONGEST,
  });

  async function textsOf<Facts extends { version: number }>(
    shown: readonly Shown[],
    read: (ids: readonly string[]) => Promise<readonly Facts[]>,
    write: (facts: Facts) => readonly [id: string, json: string],
  ): Promise<Texts> {
    const texts = new Map<string, Buffer>();
    const missing: string[] = [];
    for (const { id, version } of shown) {
      const text = known.get(`${id} ${version}`);
      if (text === undefined) missing.push(id);
      else texts.set(id, text);
    }
    if (missing.length > 0)
      for (const facts of await read(missing)) {
        const [id, json] = write(facts);
        const text = Buffer.from(json.slice(0, -1));
        known.set(`${id} ${facts.version}`, text);
        texts.set(id, text);
      }
    return texts;
  }

  return {
    hotels: (shown: readonly Shown[], serialize: Serialize): Promise<Texts> =>
      textsOf(
        shown,
        (ids) => readHotels(db, ids),
        (facts) => [facts.hotelId, serialize(toStayHotel(facts), HotelTextSchema)],
      ),
    rooms: (shown: readonly Shown[], serialize: Serialize): Promise<Texts> =>
      textsOf(
        shown,
        (ids) => readRooms(db, ids),
        (facts) => [facts.roomId, serialize(toRoom(facts), RoomTextSchema)],
      ),
  };
}

export type ShownTexts = ReturnType<typeof shownTexts>;

async function readHotels(db: ReadDb, ids: readonly string[]): Promise<HotelFacts[]> {
  const { rows } = await sql<{ hotel: HotelFacts }>`
    SELECT ${hotelFacts} AS hotel FROM read.hotels h WHERE h.hotel_id = ANY (${ids}::uuid[])`.execute(
    db,
  );
  return rows.map(({ hotel }) => hotel);
}

async function readRooms(db: ReadDb, ids: readonly string[]): Promise<RoomFacts[]> {
  const { rows } = await sql<{ room: RoomFacts }>`
    SELECT ${roomFacts} AS room FROM read.rooms r LEFT JOIN read.room_units u USING (room_id)
    WHERE r.room_id = ANY (${ids}::uuid[])`.execute(db);
  return rows.map(({ room }) => room);
}
