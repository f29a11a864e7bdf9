import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import {
  areRowsRefused,
  type StoppedAt,
  UnreadableEvent,
} from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import {
  comparePositions,
  type EventStore,
  type Position,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { ProjectorFailpoint } from '../failpoints.ts';
import { streamsOf } from '../projections.ts';
import { buildingSchema, createIndexes, createSchema } from '../schema/create.ts';
import { GROUPS, type Group } from '../schema/groups.ts';
import { foldMemories } from './fold-memory.ts';
import {
  type Place,
  projectBatch,
  rowChangesOf,
  type Target,
  writeBatch,
} from './project-batch.ts';

const BATCH = 2_000;

type Options = Readonly<{
  store: EventStore;
  pool: Pool;
  codec: EventCodec;
  /** Default: all of this version of the code. */
  groups?: readonly Group[];
  /** Told after each batch how many events were read so far, and how far that is in the log. */
  progress?: (events: number, position: Position) => void;
  /** Swaps in what there is up to an event that cannot be read. */
  asFarAsItGoes?: boolean;
  /** Gives it up; throws its reason. */
  signal?: AbortSignal;
  failpoint?: ProjectorFailpoint | undefined;
}>;

/** How many events were read, and at which one it stopped. */
export type Rebuilt = Readonly<{ events: number; stoppedAt: StoppedAt | null }>;

/**
 * Makes groups of read models anew from the whole log, which is read once for all of them, beside the
 * live ones and swaps when caught up. The live projector may run on: its next commit finds the checkpoint
 * moved and it reads it again. At an event that cannot be read it throws `UnreadableEvent` and leaves the
 * live ones; or, where the live ones are of no use, swaps what is before it in, and the projector stops
 * there and says so. One at a time: throws `RebuildUnderWay` while another makes one of the groups.
 */
export function rebuild(options: Options): Promise<Rebuilt> {
  const { groups = GROUPS } = options;
  return whileAlone(options.pool, groups, () => makeAnew({ ...options, groups }));
}

/** Another process makes these read models anew at this moment. */
export class RebuildUnderWay extends Error {
  override readonly name = 'RebuildUnderWay';
}

/** The locks live no longer than the connection that took them. */
async function whileAlone<T>(
  pool: Pool,
  groups: readonly Group[],
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

type Making = Options & Readonly<{ groups: readonly Group[] }>;

async function makeAnew(options: Making): Promise<Rebuilt> {
  const { store, pool, groups, asFarAsItGoes = false } = options;
  const storeId = await store.storeId();
  for (const group of groups) await createSchema(pool, group, buildingSchema(group), storeId);
  const rebuilt: { events: number; stoppedAt: StoppedAt | null } = { events: 0, stoppedAt: null };
  let position = START;
  try {
    position = await writeFrom(options, START, (events, at) => {
      rebuilt.events += events;
      options.progress?.(rebuilt.events, at);
    });
  } catch (error) {
    if (!asFarAsItGoes || !(error instanceof UnreadableEvent)) throw error;
    rebuilt.stoppedAt = error.at;
  }
  for (const group of groups) {
    await createIndexes(pool, group, buildingSchema(group));
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
async function swapWhenCaughtUp(options: Making, group: Group, from: Position): Promise<void> {
  let position = from;
  for (let n = 1; n <= TRIES; n += 1) {
    position = await writeFrom(options, position);
    if (await swap(options, group, n < TRIES ? 'unless-behind' : 'as-it-is')) return;
  }
}

/** All that is in the log from a position on; answers how far that is. */
async function writeFrom(
  { store, pool, codec, groups, signal }: Making,
  after: Position,
  written: (events: number, position: Position) => void = () => {},
): Promise<Position> {
  const places = groups.map((group): Place => ({ group, schema: buildingSchema(group) }));
  const target = { pool, places, codec };
  let position = after;
  for await (const { changes, events, position: to } of pages(store, target, after)) {
    signal?.throwIfAborted();
    // by its rows as they were folded meanwhile; where that fails, event by event up to the cause
    const isWritten =
      changes && (await writeBatch(target, changes, position, to).then(isDone, ifRefused));
    if (!isWritten) await projectBatch(target, events, position, to);
    position = to;
    written(events.length, position);
  }
  return position;
}

const isDone = () => true;
const ifRefused = (error: unknown) => {
  if (areRowsRefused(error)) return false;
  throw error;
};

/** The log from a position on as rows; each page is read and folded while the one before it is written. */
async function* pages(store: EventStore, target: Target, after: Position) {
  const remembering = { ...target, memories: foldMemories() };
  let isFolded = true;
  const read = (after: Position) => {
    const page = readPage(store, remembering, after, isFolded);
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

async function readPage(store: EventStore, target: Target, after: Position, isFolded: boolean) {
  const filter = streamsOf(target.places.map(({ group }) => group));
  const { events, position } = await store.readAll({ after, filter, limit: BATCH });
  if (!isFolded) return { changes: null, position, events };
  const changes = await rowChangesOf(target, events, after, position).catch((error: unknown) => {
    if (error instanceof UnreadableEvent) return null; // what is before it can be written
    throw error;
  });
  return { changes, position, events };
}

/**
 * The deleted row waits for a batch that is being written and holds up the next: begun on the old tables,
 * it would find the new ones under the same names and count into them what they hold already. False, and
 * nothing done, where the live ones are further in the same log and that is asked for.
 */
async function swap(
  { pool, failpoint }: Pick<Options, 'pool' | 'failpoint'>,
  group: Group,
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
