import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import {
  areRowsRefused,
  type StoppedAt,
  UnreadableEvent,
} from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import {
  comparePositions,
  type EventStore,
  lastEventOf,
  type Position,
  type RecordedEvent,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { buildingSchema, createIndexes, createSchema } from '../schema/create.ts';
import type { ProjectorFailpoint } from './failpoints.ts';
import {
  type LogPosition,
  projectBatch,
  rowChangesOf,
  type Settles,
  settleAll,
  type Target,
  writeBatch,
} from './project-batch.ts';
import { type ProjectedGroup, streamsOf } from './projection.ts';
import { projectionMemories } from './projection-memory.ts';
import type { RowChanges } from './rows.ts';

type Options = Readonly<{
  store: EventStore;
  pool: Pool;
  codec: EventCodec;
  groups: readonly ProjectedGroup[];
  /** Told after each batch how many events were read so far, and how far that is in the log. */
  progress?: (events: number, position: Position) => void;
  /** Swaps in what there is up to an event that cannot be read. */
  asFarAsItGoes?: boolean;
  /** How many events are read at once; default 2,000. */
  pageSize?: number;
  /** Gives it up; throws its reason. */
  signal?: AbortSignal;
  failpoint?: ProjectorFailpoint | undefined;
}>;

/** How many events were read, and at which one it stopped. */
type Rebuilt = Readonly<{ events: number; stoppedAt: StoppedAt | null }>;

/**
 * Makes groups of read models again from the whole log, which is read once for all of them, beside the
 * live ones and swaps when caught up. The live projector may run on: its next commit finds the checkpoint
 * moved and it reads it again. At an event that cannot be read it throws `UnreadableEvent` and leaves the
 * live ones; or, where the live ones are of no use, swaps what is before it in, and the projector stops
 * there and says so. One at a time: throws `RebuildUnderWay` while another makes one of the groups.
 */
export const rebuild = (options: Options): Promise<Rebuilt> =>
  whileAlone(options.pool, options.groups, () => makeAnew(options));

/** Another process makes these read models again at this moment. */
export class RebuildUnderWay extends Error {
  override readonly name = 'RebuildUnderWay';
}

/** The locks live no longer than the connection that took them. */
async function whileAlone<T>(
  pool: Pool,
  groups: readonly ProjectedGroup[],
  work: () => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    for (const { name, schema } of groups)
      if (!(await isLocked(client, schema)))
        throw new RebuildUnderWay(`Another process makes the read models of ${name} anew`);
    return await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock_all()').catch(() => {}); // or they end here
    client.release(true);
  }
}

async function isLocked(client: PoolClient, schema: string): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    `SELECT pg_try_advisory_lock(hashtextextended('baanpak-rebuild ' || $1, 0)) AS held`,
    [schema],
  );
  return rows[0]?.held === true;
}

/** Where something that is made at the end is refused it is made page by page, which names the event. */
const makeAnew = (options: Options): Promise<Rebuilt> =>
  makeWith(options, 'at-the-end').catch((error: unknown) => {
    if (!areRowsRefused(error)) throw error;
    return makeWith(options, 'each-batch');
  });

async function makeWith(options: Options, settles: Settles): Promise<Rebuilt> {
  const { store, pool, groups, asFarAsItGoes = false } = options;
  const storeId = await store.storeId();
  await inParallel(groups, (group) => createSchema(pool, group, buildingSchema(group), storeId));
  const rebuilt: { events: number; stoppedAt: StoppedAt | null } = { events: 0, stoppedAt: null };
  let position = START;
  try {
    position = await buildRows({ ...options, settles }, START, (events, at) => {
      rebuilt.events += events;
      options.progress?.(rebuilt.events, at);
    });
  } catch (error) {
    if (!asFarAsItGoes || !(error instanceof UnreadableEvent)) throw error;
    rebuilt.stoppedAt = error.at;
  }
  await inParallel(groups, async (group) => {
    const place = { group, schema: buildingSchema(group) };
    if (settles === 'at-the-end') await settleAll(pool, place);
    await createIndexes(pool, group, place.schema);
  });
  for (const group of groups) {
    options.failpoint?.('made-anew');
    if (rebuilt.stoppedAt) await swap(options, group, 'as-it-is');
    else await swapWhenCaughtUp({ ...options, groups: [group] }, group, position);
  }
  return rebuilt;
}

/** So often it is brought to where the live ones are; who is still quicker then finds out by its next event. */
const TRIES = 10;

/**
 * Events that the live ones took in since the last was read here would be missing after the swap, until
 * the next event makes the projector look at the checkpoint again.
 */
async function swapWhenCaughtUp(
  options: Options,
  group: ProjectedGroup,
  from: Position,
): Promise<void> {
  let position = from;
  for (let n = 1; n <= TRIES; n += 1) {
    position = await buildRows({ ...options, settles: 'each-batch' }, position);
    if (await swap(options, group, n < TRIES ? 'unless-behind' : 'as-it-is')) return;
  }
}

/**
 * The deleted row waits for a batch that is being written and holds up the next: begun on the old tables,
 * it would find the new ones under the same names and count into them what they hold already. False, and
 * nothing done, where the live ones are further in the same log and that is asked for.
 */
async function swap(
  { pool, failpoint }: Pick<Options, 'pool' | 'failpoint'>,
  group: ProjectedGroup,
  how: 'as-it-is' | 'unless-behind',
): Promise<boolean> {
  const { schema } = group;
  const next = buildingSchema(group);
  const swapped = pool.query(`
    BEGIN;
    DROP SCHEMA IF EXISTS "${schema}_previous" CASCADE;
    DO $$ DECLARE live read_models.schemas; made read_models.schemas; BEGIN
      DELETE FROM read_models.schemas WHERE schema = '${schema}' RETURNING * INTO live;
      SELECT * FROM read_models.schemas WHERE schema = '${next}' INTO made;
      IF ${how === 'unless-behind'} AND live.store_id = made.store_id
         AND (live.commit, live.prepare) > (made.commit, made.prepare) THEN
        RAISE EXCEPTION 'The read models made anew are behind' USING ERRCODE = '${BEHIND}';
      END IF;
      IF EXISTS (SELECT FROM pg_namespace WHERE nspname = '${schema}') THEN
        ALTER SCHEMA "${schema}" RENAME TO "${schema}_previous";
      END IF;
    END $$;
    ALTER SCHEMA "${next}" RENAME TO "${schema}";
    UPDATE read_models.schemas SET schema = '${schema}', whole = true WHERE schema = '${next}';
    COMMIT`);
  try {
    await swapped;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === BEHIND) return false;
    throw error;
  }
  failpoint?.('swapped');
  await pool.query(`DROP SCHEMA IF EXISTS "${schema}_previous" CASCADE`);
  return true;
}

/** An SQLSTATE of our own. */
const BEHIND = 'BP001';

const PAGE = 2_000;

/** Groups that are built, and the log they are built of. */
type Building = Readonly<{
  store: EventStore;
  pool: Pool;
  codec: EventCodec;
  groups: readonly ProjectedGroup[];
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
async function buildRows(
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

/** Works on all at once and waits for all, also where one fails; then throws what the first in order threw. */
async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const done = await Promise.allSettled(items.map(work));
  const failed = done.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
