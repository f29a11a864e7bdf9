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
import type { Pool } from 'pg';
import { createReadSchema, READ_SCHEMA } from '../schema/create.ts';
import { READ_STREAMS } from '../streams.ts';
import { projectBatch, rowChangesOf, writeBatch } from './project-batch.ts';

const NEXT = 'read_next';
const PREVIOUS = 'read_previous';
const BATCH = 2_000;

type Options = Readonly<{
  store: EventStore;
  pool: Pool;
  codec: EventCodec;
  /** Told after each batch how many events were read so far, and how far that is in the log. */
  progress?: (events: number, position: Position) => void;
  /** Swaps in what there is up to an event that cannot be read. */
  asFarAsItGoes?: boolean;
}>;

/** How many events were read, and at which one it stopped. */
export type Rebuilt = Readonly<{ events: number; stoppedAt: StoppedAt | null }>;

/**
 * Makes the read models anew from the whole log beside the live ones and swaps when caught up. The
 * live projector may run on: its next commit finds the checkpoint moved and it reads it again. At an
 * event that cannot be read it throws `UnreadableEvent` and leaves the live ones; or, where the live
 * ones are of no use, swaps what is before it in, and the projector stops there and says so. One at a
 * time: throws `RebuildUnderWay` while another is.
 */
export const rebuild = (options: Options): Promise<Rebuilt> =>
  whileAlone(options.pool, () => makeAnew(options));

/** Another process makes the read models anew at this moment. */
export class RebuildUnderWay extends Error {
  override readonly name = 'RebuildUnderWay';
}

const LOCK = "hashtextextended('baanpak-rebuild', 0)";

/** The lock lives no longer than the connection that took it. */
async function whileAlone<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>(
      `SELECT pg_try_advisory_lock(${LOCK}) AS held`,
    );
    if (!rows[0]?.held) throw new RebuildUnderWay('Another process makes the read models anew');
    return await work();
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${LOCK})`).catch(() => {}); // or it ends here
    client.release(true);
  }
}

async function makeAnew(options: Options): Promise<Rebuilt> {
  const { store, pool, asFarAsItGoes = false } = options;
  await pool.query(`DROP SCHEMA IF EXISTS ${NEXT} CASCADE`);
  await createReadSchema(pool, NEXT, await store.storeId());
  const rebuilt: { events: number; stoppedAt: StoppedAt | null } = { events: 0, stoppedAt: null };
  try {
    await writeAll(options, rebuilt);
  } catch (error) {
    if (!asFarAsItGoes || !(error instanceof UnreadableEvent)) throw error;
    rebuilt.stoppedAt = error.at;
  }
  await swap(pool);
  return rebuilt;
}

async function writeAll(
  { store, pool, codec, progress }: Options,
  rebuilt: { events: number },
): Promise<void> {
  const target = { pool, schema: NEXT, codec };
  let position = START;
  for await (const { changes, events, position: to } of pages(store, codec)) {
    // by its rows as they were folded meanwhile; where that fails, event by event up to the cause
    const isWritten =
      changes && (await writeBatch(target, changes, position, to).then(isDone, ifRefused));
    if (!isWritten) await projectBatch(target, events, position, to);
    position = to;
    rebuilt.events += events.length;
    progress?.(rebuilt.events, position);
  }
}

const isDone = () => true;
const ifRefused = (error: unknown) => {
  if (areRowsRefused(error)) return false;
  throw error;
};

/** The whole log as rows; each page is read and folded while the one before it is written. */
async function* pages(store: EventStore, codec: EventCodec) {
  const read = (after: Position) => {
    const page = readPage(store, codec, after);
    page.catch(() => {}); // heard when its turn comes, if it comes
    return page;
  };
  let position = START;
  for (let next = read(position); ; ) {
    const page = await next;
    if (comparePositions(page.position, position) === 0) return;
    position = page.position;
    next = read(position);
    yield page;
  }
}

async function readPage(store: EventStore, codec: EventCodec, after: Position) {
  const { events, position } = await store.readAll({ after, filter: READ_STREAMS, limit: BATCH });
  const changes = await rowChangesOf(codec, events).catch((error: unknown) => {
    if (error instanceof UnreadableEvent) return null; // what is before it can be written
    throw error;
  });
  return { changes, position, events };
}

/**
 * The lock waits for a batch that is being written and holds up the next: begun on the old tables,
 * it would find the new ones under the same names and count into them what they hold already.
 */
async function swap(pool: Pool): Promise<void> {
  await pool.query(`
    BEGIN;
    DROP SCHEMA IF EXISTS ${PREVIOUS} CASCADE;
    DO $$ BEGIN
      IF EXISTS (SELECT FROM pg_namespace WHERE nspname = '${READ_SCHEMA}') THEN
        LOCK TABLE ${READ_SCHEMA}.checkpoints IN ACCESS EXCLUSIVE MODE;
        ALTER SCHEMA ${READ_SCHEMA} RENAME TO ${PREVIOUS};
      END IF;
    END $$;
    ALTER SCHEMA ${NEXT} RENAME TO ${READ_SCHEMA};
    COMMIT`);
  await pool.query(`DROP SCHEMA IF EXISTS ${PREVIOUS} CASCADE`);
}
