import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { firstItem } from '@baanpak/domain/values/lists/first-item.ts';
import type { Pool } from 'pg';
import { inBatches } from '../../concurrency/in-batches.ts';
import { openPool } from '../../database/pool.ts';
import {
  assertNotTooLarge,
  type EventStore,
  placed,
  StoreUnavailable,
  type SubscribeOptions,
} from '../port.ts';
import { appendGroup, groupAppends } from './append.ts';
import { query } from './connection.ts';
import { storeIdentity } from './raw-queries.ts';
import { heldBackBy, readBackwards, readForwards, readHead, readNewest, readPage } from './read.ts';
import { refuseRestoredLog } from './restored-log.ts';
import { checkedSchemaName, createLog } from './schema.ts';
import { sharedPages } from './shared-pages.ts';
import { createNotifier, listenToOthers, subscribe, wakeSignal } from './subscribe.ts';

type PostgresEventStoreOptions = Readonly<
  (
    | { connectionString: string }
    /** From `openPool`; stays the caller's to end. Needs 5 connections, one of which listens. */
    | { pool: Pool }
  ) & {
    /** Default `events`. */
    schema?: string;
    /**
     * Who else hears of an append at once: other processes too (default), or only subscriptions of
     * this very store, when there is one process. Nobody misses anything, others poll.
     */
    wakeUp?: 'notify' | 'in-process';
  }
>;

/** A page of the log when the caller names no size. */
const BATCH_SIZE = 1000;
/** Small groups, so that one long stream does not keep all others waiting. */
const READS = { largestGroup: 256, groupsInFlight: 4 };
/** Subscriptions that nothing wakes look twice a second each; together, hardly more often than one. */
const SHARED_FOR_MS = 400;
const CLOSE_WITHIN_MS = 1_800;

/**
 * The event log in PostgreSQL; made when it is missing. Throws `StoreUnavailable` when the server is
 * away, and an error that says what to do when the log was restored from another server.
 */
export async function openPostgresEventStore(
  options: PostgresEventStoreOptions,
): Promise<EventStore> {
  const schema = checkedSchemaName(options.schema ?? 'events');
  const { pool, end } = poolOf(options);
  try {
    await createLog(pool, schema);
    await refuseRestoredLog(pool, schema);
  } catch (error) {
    await end();
    throw error;
  }
  return eventStore(pool, schema, options.wakeUp ?? 'notify', end);
}

function poolOf(options: PostgresEventStoreOptions): { pool: Pool; end: () => Promise<void> } {
  if ('pool' in options) return { pool: options.pool, end: async () => undefined };
  const pool = openPool(options.connectionString, { name: 'event store' });
  return { pool, end: () => pool.end() };
}

function eventStore(
  pool: Pool,
  schema: string,
  wakeUp: 'notify' | 'in-process',
  end: () => Promise<void>,
): EventStore {
  const self = randomUUID();
  const closing = new AbortController();
  const appended = wakeSignal();
  const notifyOthers = createNotifier(pool, schema, self);
  const append = groupAppends(appendGroup(pool, schema), () => {
    appended.send();
    if (wakeUp === 'notify' && !closing.signal.aborted) void notifyOthers();
  });
  const pagesFor = sharedPages(
    (page) => readPage(pool, schema, page),
    appended.count,
    SHARED_FOR_MS,
  );
  const readOnwards = inBatches(readForwards(pool, schema), READS);
  const ofStream: EventStore['readStream'] = async (stream, options = {}) => {
    const { from = 0, direction, limit } = options;
    if (direction === 'backwards') return readBackwards(pool, schema, stream, options);
    return readOnwards({ stream, from, ...(limit !== undefined && { limit }) });
  };
  let listening: Promise<void> | undefined;
  let closed: Promise<void> | undefined;

  return {
    async storeId() {
      const [row] = await query(pool, storeIdentity([], schema));
      if (!row) throw new Error(`The event log in schema "${schema}" has no identity`);
      return row.store_id;
    },
    head: () => readHead(pool, schema),
    newest: async () => placed(await readNewest(pool, schema)),
    async append(stream, expected, events) {
      if (events.length === 0) throw new Error('An append holds at least one event');
      if (closing.signal.aborted) throw new StoreUnavailable('The event store is closed');
      assertNotTooLarge(events);
      return firstItem(await append([{ stream, expected, events }]));
    },
    writesAllOrNone: true,
    checksKeys: true,
    async appendInOrder(appends) {
      if (closing.signal.aborted) throw new StoreUnavailable('The event store is closed');
      for (const { events } of appends) assertNotTooLarge(events);
      const results = await append(appends);
      const written = results.filter((result) => result.outcome === 'appended');
      return written.length === appends.length
        ? { outcome: 'appended', written }
        : { outcome: 'conflict', written: [] };
    },
    readStream: ofStream,
    async readAll(options) {
      const { events, position } = await readPage(pool, schema, options);
      return { events, position };
    },
    subscribe({ filter, batchSize = BATCH_SIZE, ...options }: SubscribeOptions) {
      if (wakeUp === 'notify')
        listening ??= listenToOthers(pool, schema, self, appended, closing.signal);
      const signal = AbortSignal.any([options.signal, closing.signal]);
      const log = {
        readNext: pagesFor({ limit: batchSize, ...(filter && { filter }) }),
        head: () => readHead(pool, schema),
        readStream: ofStream,
      };
      return subscribe(log, appended, { ...options, signal });
    },
    heldBackBy: () => heldBackBy(pool),
    close() {
      closing.abort();
      closed ??= Promise.race([
        Promise.resolve(listening).then(end),
        wait(CLOSE_WITHIN_MS, undefined, { ref: false }),
      ]);
      return closed;
    },
  };
}
