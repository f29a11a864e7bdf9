import { beginAt, type Timer } from '@baanpak/command-api/processes/timer-store.ts';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { eventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { eventHash } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { EventStore, EventToAppend } from '@baanpak/infrastructure/event-store/port.ts';
import {
  importHistory,
  type PastEvent,
} from '@baanpak/infrastructure/event-store/postgres/append.ts';
import { type NewKeys, newKeys } from '@baanpak/infrastructure/personal-keys/postgres.ts';
import { putNew } from '@baanpak/payment-sandbox/postgres-store.ts';
import type { ClientBase, Pool } from 'pg';
import { appendPast } from './append-past.ts';
import type { SimulatedHistory } from './simulate-history.ts';

type Target = Readonly<{
  pool: Pool;
  storeId: string;
  dataKey: Buffer;
  /** The log where it is no schema of the pool's database. */
  log?: EventStore | undefined;
}>;
type Mark = Readonly<{ stream: string; event: EventToAppend }>;

/**
 * Keeps what was played, with a mark behind it: events in order of time, the keys of their personal data, the
 * timers and how far the processes are, and the sandbox's charges. In one transaction; a log of its own cannot be
 * part of it, and has the events before the transaction is committed.
 */
export async function keepPast(
  { pool, storeId, dataKey, log }: Target,
  { events, timers, objects }: SimulatedHistory,
  mark: Mark,
): Promise<void> {
  const keys = newKeys(dataKey);
  const sealed = await sealedEvents(events, keys);
  const past = [...sealed, { ...mark.event, stream: mark.stream, revision: 0 }];
  if (log) await inTransaction(pool, keys.keepIn);
  const appended = log && (await appendPast(log, past));
  await inTransaction(pool, async (client) => {
    if (!log) await keys.keepIn(client);
    const position = appended ?? (await importHistory(client, past));
    await putNew(client, objects);
    await beginAt(client, storeId, position, byKey(timers));
  });
}

async function inTransaction(pool: Pool, act: (client: ClientBase) => Promise<void>) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await act(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** As the codec stores them, each chained to the one before in its stream. */
async function sealedEvents(
  events: SimulatedHistory['events'],
  keys: NewKeys,
): Promise<PastEvent[]> {
  const lastHashes = new Map<string, string>();
  const sealed: PastEvent[] = [];
  let id = '';
  let now = instant(0);
  const codec = eventCodec({ ...STORED_EVENTS, keys, now: () => now, newId: () => id });
  for (const { stream, revision, metadata, ...event } of events) {
    const { type, data } = event;
    id = event.id;
    now = event.recordedAt;
    const { schemaVersion: _version, recordedAt: _now, previousHash: _none, ...context } = metadata;
    const previous = lastHashes.get(stream) ?? null;
    const [stored] = await codec.encode([{ type, data }], context, previous);
    if (!stored) continue;
    lastHashes.set(stream, eventHash(stored));
    sealed.push({ ...stored, stream, revision });
  }
  return sealed;
}

const byKey = (timers: readonly Timer[]) => new Map(timers.map((timer) => [timer.key, timer]));
