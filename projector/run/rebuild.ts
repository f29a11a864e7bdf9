import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import {
  comparePositions,
  type EventStore,
  type Position,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import type { Pool } from 'pg';
import { createReadSchema, READ_SCHEMA } from '../schema/create.ts';
import { READ_STREAMS } from '../streams.ts';
import { rowChangesOf, writeBatch } from './project-batch.ts';

const NEXT = 'read_next';
const PREVIOUS = 'read_previous';
const BATCH = 2_000;

type Options = Readonly<{
  store: EventStore;
  pool: Pool;
  codec: EventCodec;
  /** Told after each batch how many events were read so far, and how far that is in the log. */
  progress?: (events: number, position: Position) => void;
}>;

/**
 * Makes the read models anew from the whole log beside the live ones and swaps when caught up. The
 * live projector may run on: its next commit finds the checkpoint moved and it reads it again.
 * Answers how many events were read.
 */
export async function rebuild({ store, pool, codec, progress }: Options): Promise<number> {
  await pool.query(`DROP SCHEMA IF EXISTS ${NEXT} CASCADE`);
  await createReadSchema(pool, NEXT, await store.storeId());
  let position = START;
  let read = 0;
  for await (const page of pages(store, codec)) {
    await writeBatch({ pool, schema: NEXT }, page.changes, position, page.position);
    position = page.position;
    read += page.events;
    progress?.(read, position);
  }
  await swap(pool);
  return read;
}

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
  const page = await store.readAll({ after, filter: READ_STREAMS, limit: BATCH });
  const changes = await rowChangesOf(codec, page.events);
  return { changes, position: page.position, events: page.events.length };
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
