import { singleFlight } from '@baanpak/infrastructure/concurrency/single-flight.ts';
import { sql } from 'kysely';
import type { ReadDb } from '../deps.ts';
import { Availability } from './availability.ts';
import { HOTELS, readHotels } from './read-hotels.ts';
import { type Moved, type MovePlace, PAGE, readMoves } from './read-moves.ts';

/** Which tables are read, and the last batch that touched a room in them. */
type State = Readonly<{ epoch: string; moved: number }>;

const BEGINNING: MovePlace = { moved: 0, id: '00000000-0000-0000-0000-000000000000' };

/**
 * What can be obtained, in memory (ADR 18). Each call first reads what batches touched since the last one,
 * so an answer knows all that the database said when it was asked for; callers at the same time share
 * that. What moves while it reads is the next one's. A read schema made again is read again, whole.
 */
export function followAvailability(db: ReadDb): () => Promise<Availability> {
  let known = new Availability('');
  let last = BEGINNING;
  let isWhole = true;

  return singleFlight(async () => {
    for (let goal: number | undefined; ; ) {
      const { epoch, moved } = await readState(db);
      // what was read and is no longer there was lost with a crash of the database
      if (epoch !== known.epoch || moved < last.moved) {
        known = await withAllHotels(db, epoch);
        last = BEGINNING;
        goal = undefined;
      }
      goal ??= moved;
      if (last.moved >= goal && isWhole) return known;
      const moves = await readMoves(db, last);
      await take(db, known, moves);
      last = moves.at(-1) ?? last;
      isWhole = moves.length < PAGE; // else one batch touched more than a page
    }
  });
}

/** Put in by a thousand, hotels are sorted in a tenth of the time. */
async function withAllHotels(db: ReadDb, epoch: string): Promise<Availability> {
  const known = new Availability(epoch);
  for (let after = BEGINNING.id; ; ) {
    const hotels = await readHotels(db, { after });
    known.putHotels(hotels);
    const last = hotels.at(-1);
    if (last === undefined || hotels.length < HOTELS) return known;
    after = last.hotelId;
  }
}

async function take(db: ReadDb, known: Availability, moves: readonly Moved[]): Promise<void> {
  const changed = new Set<string>();
  for (const { hotelId, hotelVersion } of moves)
    if (hotelId !== null && known.hotel(hotelId)?.version !== hotelVersion) changed.add(hotelId);
  if (changed.size > 0) known.putHotels(await readHotels(db, { ids: [...changed] }));
  for (const { id, hotelId, removed, room, moved } of moves)
    if (room === null || removed || hotelId === null) known.forgetRoom(id);
    else known.putRoom({ ...room, moved }, hotelId);
}

async function readState(db: ReadDb): Promise<State> {
  const { epoch, moved } = await db
    .selectFrom('room_moves')
    .select(({ fn }) => [EPOCH.as('epoch'), fn.max<number | null>('moved').as('moved')])
    .executeTakeFirstOrThrow();
  return { epoch, moved: moved ?? 0 };
}

const EPOCH = sql<string>`'room_moves'::regclass::oid::text`;
