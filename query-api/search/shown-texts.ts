import { setImmediate as nextTurn } from 'node:timers/promises';
import { StayHotelSchema } from '@baanpak/contract/hotel/hotel.ts';
import { type HotelFacts, toStayHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { RoomSchema } from '@baanpak/contract/room/room.ts';
import { type RoomFacts, toRoom } from '@baanpak/contract/room/to-room.ts';
import fastJson from 'fast-json-stringify';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import type { Availability } from '../availability/availability.ts';
import type { ReadDb } from '../deps.ts';
import { hotelFacts } from '../hotel/hotel-facts.ts';
import { roomFacts } from '../room/room-facts.ts';

/** All rooms of 10,000 hotels take about 300 MB. */
const MOST_BYTES = 384 * 1024 * 1024;
const LONGEST = 10 * 60_000;
/** Texts that are read ahead in one statement; in between, others get their turn. */
const AHEAD = 500;

const { units: _fromItsCalendar, ...ofRoom } = RoomSchema.properties;
// as a route writes its answer: without what the schema does not know
const hotelJson = fastJson(StayHotelSchema);
const roomJson = fastJson(Type.Object(ofRoom));

/** A hotel or room as a search names it; its version says what its text is. */
export type Shown = Readonly<{ id: string; version: number }>;

/**
 * JSON objects by id in UTF-8, open at their ends for what a search adds: see the two schemas above.
 * As text they would be encoded again for every answer.
 */
export type Texts = ReadonlyMap<string, Buffer>;

export function textOf(texts: Texts, id: string): Buffer {
  const text = texts.get(id);
  if (text === undefined) throw new Error(`Nothing is known of ${id}, which was just found`);
  return text;
}

type Known = Readonly<{ version: number; text: Buffer }>;

/**
 * The JSON of hotels and rooms, which is most of a search's answer, kept by id and version: what a
 * stream says at a revision does not change, so no text is ever out of date and every query-api may
 * keep its own. Forgotten after ten minutes all the same: a restored database may count anew.
 */
export function shownTexts(db: ReadDb) {
  const known = new LRUCache<string, Known>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ text }) => text.length,
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
      const found = known.get(id);
      if (found?.version === version) texts.set(id, found.text);
      else missing.push(id);
    }
    if (missing.length > 0)
      for (const facts of await read(missing)) {
        const [id, json] = write(facts);
        const text = Buffer.from(json.slice(0, -1));
        known.set(id, { version: facts.version, text });
        texts.set(id, text);
      }
    return texts;
  }

  const hotels = (shown: readonly Shown[]): Promise<Texts> =>
    textsOf(
      shown,
      (ids) => readHotels(db, ids),
      (facts) => [facts.hotelId, hotelJson(toStayHotel(facts))],
    );
  const rooms = (shown: readonly Shown[]): Promise<Texts> =>
    textsOf(
      shown,
      (ids) => readRooms(db, ids),
      (facts) => [facts.roomId, roomJson(toRoom(facts))],
    );

  return {
    hotels,
    rooms,
    /** Reads what a search may show before anybody searches. */
    async readAhead(availability: Availability): Promise<void> {
      const ofHotels = [...availability.hotels.values()].map(({ hotelId, version }) => ({
        id: hotelId,
        version,
      }));
      const ofRooms = [...availability.rooms.values()].map(({ roomId, version }) => ({
        id: roomId,
        version,
      }));
      for (const page of pagesOf(ofHotels)) await hotels(page).then(() => nextTurn());
      for (const page of pagesOf(ofRooms)) await rooms(page).then(() => nextTurn());
    },
  };
}

export type ShownTexts = ReturnType<typeof shownTexts>;

const pagesOf = (shown: readonly Shown[]): Shown[][] =>
  Array.from({ length: Math.ceil(shown.length / AHEAD) }, (_, n) =>
    shown.slice(n * AHEAD, (n + 1) * AHEAD),
  );

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
