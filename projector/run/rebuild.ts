import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import {
  areRowsRefused,
  type StoppedAt,
  UnreadableEvent,
} from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import { type EventStore, type Position, START } from '@baanpak/infrastructure/event-store/port.ts';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { ProjectorFailpoint } from '../failpoints.ts';
import { buildingSchema, createIndexes, createSchema } from '../schema/create.ts';
import { GROUPS, type Group } from '../schema/groups.ts';
import { buildRows } from './build-rows.ts';
import { inParallel } from './in-parallel.ts';
import { type Settles, settleAll } from './settle.ts';

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
  /** How many events are read at once; default 2,000. */
  pageSize?: number;
  /** Gives it up; throws its reason. */
  signal?: AbortSignal;
  failpoint?: ProjectorFailpoint | undefined;
}>;

/** How many events were read, and at which one it stopped. */
export type Rebuilt = Readonly<{ events: number; stoppedAt: StoppedAt | null }>;

/**
 * Makes groups of read models again from the whole log, which is read once for all of them, beside the
 * live ones and swaps when caught up. The live projector may run on: its next commit finds the checkpoint
 * moved and it reads it again. At an event that cannot be read it throws `UnreadableEvent` and leaves the
 * live ones; or, where the live ones are of no use, swaps what is before it in, and the projector stops
 * there and says so. One at a time: throws `RebuildUnderWay` while another makes one of the groups.
 */
export function rebuild(options: Options): Promise<Rebuilt> {
  const { groups = GROUPS } = options;
  return whileAlone(options.pool, groups, () => makeAnew({ ...options, groups }));
}

/** Another process makes these read models again at this moment. */
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

/** Where something that is made at the end is refused it is made page by page, which names the event. */
const makeAnew = (options: Making): Promise<Rebuilt> =>
  makeWith(options, 'at-the-end').catch((error: unknown) => {
    if (!areRowsRefused(error)) throw error;
    return makeWith(options, 'each-batch');
  });

async function makeWith(options: Making, settles: Settles): Promise<Rebuilt> {
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
async function swapWhenCaughtUp(options: Making, group: Group, from: Position): Promise<void> {
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
