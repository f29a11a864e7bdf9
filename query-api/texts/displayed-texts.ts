import { setImmediate as nextTurn } from 'node:timers/promises';
import { StayHotelSchema } from '@baanpak/contract/hotel/hotel.ts';
import { type HotelFacts, toStayHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { RoomSchema } from '@baanpak/contract/room/room.ts';
import { type RoomFacts, toRoom } from '@baanpak/contract/room/to-room.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { AnswerWriter } from '@baanpak/infrastructure/http/answer-writer.ts';
import fastJson from 'fast-json-stringify';
import { Type } from 'typebox';
import type { Availability } from '../availability/availability.ts';
import { hotelFacts, roomFacts } from '../database/facts.ts';
import type { ReadDb } from '../database/read-db.ts';
import { TextCache } from './text-cache.ts';

/** Of each, rooms and hotels; beside them some 100 bytes a room. Ten minutes. */
const LIMITS = { most: 24 * 1024 * 1024, longest: 600 };
const HOTEL_PIECES = [
  ['messageDescription'],
  ['messageFromHotel'],
  ['facilities', 'sideViews', 'cancellationPolicy'],
  ['imageUrl', 'imagesUrl', 'imageLogoUrl', 'imagePaymentUrl'],
  ['idBackgroundCover', 'idsGallery', 'idLogo', 'idPayment'],
];
const ROOM_PIECES = [
  ['hotelId', 'ownerId'],
  ['title', 'subtitle', 'description'],
  ['facilities', 'notes'],
  ['imageUrl', 'imagesUrl', 'image360Url', 'idBackgroundCover', 'idsGallery'],
  ['basePrice'],
];
/** Hotels that are read ahead at a time, with their rooms; in between, others get their turn. */
const AHEAD = 25;

const { units: _fromItsCalendar, ...ofRoom } = RoomSchema.properties;
// as a route writes its answer: without what the schema does not know
const hotelJson = fastJson(StayHotelSchema);
const roomJson = fastJson(Type.Object(ofRoom));

/** A hotel or room as a search names it; its version (`shownVersion`) says what its text is. */
export type Shown = Readonly<{ id: string; version: number }>;

/**
 * JSON objects by id in pieces, open at their ends for what a search adds: see the two schemas above.
 * Their letters are bytes of UTF-8, as AnswerWriter copies them.
 */
type Texts = ReadonlyMap<string, readonly string[]>;

/** Writes an object into an answer. */
export function writeText(answer: AnswerWriter, texts: Texts, id: string): void {
  const pieces = texts.get(id);
  if (pieces === undefined) throw new Error(`Nothing is known of ${id}, which was just found`);
  for (const piece of pieces) answer.bytes(piece);
}

type Rated = Readonly<{ reviewTurn: number }>;

/** Of a text that changes with the stream and with what guests give: both only grow, so their sum tells each apart. */
const shownVersion = ({ version, reviewTurn }: Rated & Readonly<{ version: number }>): number =>
  version + reviewTurn;

/**
 * The JSON of hotels and rooms, which is most of a search's answer, kept by id and version: what a
 * stream says at a revision does not change, so no text is ever out of date and every query-api may
 * keep its own. Forgotten after ten minutes all the same: a restored database may count again.
 */
export function displayedTexts(db: ReadDb) {
  const ofHotels = new TextCache({ ...LIMITS, pieces: HOTEL_PIECES });
  const ofRooms = new TextCache({ ...LIMITS, pieces: ROOM_PIECES });

  const hotels = (shown: readonly Shown[]): Promise<Texts> =>
    textsOf(ofHotels, shown, async (ids) =>
      (await readHotels(db, ids)).map((facts) => [
        shownVersion(facts),
        hotelJson(toStayHotel(facts)),
      ]),
    );
  const rooms = (shown: readonly Shown[]): Promise<Texts> =>
    textsOf(ofRooms, shown, async (ids) =>
      (await readRooms(db, ids)).map((facts) => [shownVersion(facts), roomJson(toRoom(facts))]),
    );

  return {
    hotels,
    rooms,
    /** Reads what a search may show before anybody searches, as far as it may be kept. */
    async readAhead(availability: Availability): Promise<void> {
      for (const page of pagesOf(availability.hotels('id'))) {
        await hotels(page.map(({ hotelId, version }) => ({ id: hotelId, version })));
        const shown = page.flatMap((hotel) => availability.roomsOf(hotel));
        await rooms(shown.map(({ roomId, version }) => ({ id: roomId, version })));
        await nextTurn();
        if (Math.max(ofHotels.filled, ofRooms.filled) > 0.9) return;
      }
    },
  };
}

async function textsOf(
  kept: TextCache,
  shown: readonly Shown[],
  read: (ids: readonly string[]) => Promise<readonly (readonly [version: number, json: string])[]>,
): Promise<Texts> {
  const now = Math.floor(performance.now() / 1000);
  const texts = new Map<string, readonly string[]>();
  const missing: string[] = [];
  for (const { id, version } of shown) {
    const pieces = kept.get(id, version, now);
    if (pieces === undefined) missing.push(id);
    else texts.set(id, pieces);
  }
  if (missing.length > 0)
    for (const [version, json] of await read(missing)) {
      const object = JSON.parse(json);
      texts.set(object._id, kept.put(object._id, version, object, now));
    }
  return texts;
}

export type DisplayedTexts = ReturnType<typeof displayedTexts>;

const pagesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AHEAD) }, (_, n) =>
    items.slice(n * AHEAD, (n + 1) * AHEAD),
  );

async function readHotels(db: ReadDb, ids: readonly string[]): Promise<(HotelFacts & Rated)[]> {
  const found = await db
    .selectFrom('hotels as h')
    .select(hotelFacts.as('hotel'))
    .where('h.hotel_id', '=', anyOf(ids))
    .execute();
  return found.map(({ hotel }) => hotel);
}

async function readRooms(db: ReadDb, ids: readonly string[]): Promise<(RoomFacts & Rated)[]> {
  const found = await db
    .selectFrom('rooms as r')
    .leftJoin('room_units as u', 'u.room_id', 'r.room_id')
    .select(roomFacts.as('room'))
    .where('r.room_id', '=', anyOf(ids))
    .execute();
  return found.map(({ room }) => room);
}
