import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import {
  areRowsRefused,
  UnreadableEvent,
} from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import {
  comparePositions,
  type EventStore,
  lastEventOf,
  type Position,
  type RecordedEvent,
} from '@baanpak/infrastructure/event-store/port.ts';
import type { Pool } from 'pg';
import { streamsOf } from '../projections.ts';
import { buildingSchema } from '../schema/create.ts';
import type { Group } from '../schema/groups.ts';
import { inParallel } from './in-parallel.ts';
import type { RowChanges } from './merge-changes.ts';
import type { LogPosition } from './place.ts';
import { projectBatch, rowChangesOf, type Target, writeBatch } from './project-batch.ts';
import { projectionMemories } from './projection-memory.ts';
import type { Settles } from './settle.ts';

const PAGE = 2_000;

/** Groups that are built, and the log they are built of. */
type Building = Readonly<{
  store: EventStore;
  pool: Pool;
  codec: EventCodec;
  groups: readonly Group[];
  /** When what is made of rows is brought up; at the end: by `settleAll`. */
  settles: Settles;
  /** How many events are read at once. */
  pageSize?: number;
  /** Gives it up; throws its reason. */
  signal?: AbortSignal;
}>;

/**
 * Writes all that is in the log from a position on to where the groups are built, each in transactions of its
 * own beside the others; answers how far that is.
 */
export async function buildRows(
  { store, pool, codec, groups, settles, pageSize = PAGE, signal }: Building,
  after: Position,
  written: (events: number, position: Position) => void = () => {},
): Promise<Position> {
  const places = groups.map((group): LogPosition => ({ group, schema: buildingSchema(group) }));
  const target = { pool, places, codec, settles };
  let position = after;
  for await (const page of pages({ store, pageSize }, target, after)) {
    signal?.throwIfAborted();
    await inParallel(places, (place) => writePage({ ...target, places: [place] }, page, position));
    position = page.position;
    written(page.events.length, position);
  }
  return position;
}

type Reading = Readonly<{ store: EventStore; pageSize: number }>;

type Page = Readonly<{
  /** What it comes to; null where an event of it cannot be read. */
  changes: RowChanges | null;
  events: readonly RecordedEvent[];
  position: Position;
}>;

/** By its rows as they were folded meanwhile; where that fails, event by event up to the cause. */
async function writePage(target: Target, page: Page, from: Position): Promise<void> {
  const { changes, events, position } = page;
  const isWritten =
    changes &&
    (await writeBatch(target, changes, from, position, lastEventOf(events)).then(
      isDone,
      ifRefused,
    ));
  if (!isWritten) await projectBatch(target, events, from, position);
}

const isDone = () => true;
const ifRefused = (error: unknown) => {
  if (areRowsRefused(error)) return false;
  throw error;
};

/** The log from a position on as rows; each page is read and folded while the one before it is written. */
async function* pages(reading: Reading, target: Target, after: Position) {
  const remembering = { ...target, memories: projectionMemories() };
  let isFolded = true;
  const read = (after: Position) => {
    const page = readPage(reading, remembering, after, isFolded);
    page.catch(() => {}); // heard when its turn comes, if it comes
    return page;
  };
  let position = after;
  for (let next = read(position); ; ) {
    const page = await next;
    if (comparePositions(page.position, position) === 0) return;
    position = page.position;
    isFolded = page.changes !== null; // what comes after it would be folded without it
    next = read(position);
    yield page;
  }
}

async function readPage(
  { store, pageSize }: Reading,
  target: Target,
  after: Position,
  isFolded: boolean,
): Promise<Page> {
  const filter = streamsOf(target.places.map(({ group }) => group));
  const { events, position } = await store.readAll({ after, filter, limit: pageSize });
  if (!isFolded) return { changes: null, position, events };
  const changes = await rowChangesOf(target, events, after, position).catch((error: unknown) => {
    if (error instanceof UnreadableEvent) return null; // what is before it can be written
    throw error;
  });
  return { changes, position, events };
}
