import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { minute } from '@baanpak/domain/testing/samples.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { type EventCodec, eventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { eventHash } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import {
  comparePositions,
  type EventStore,
  type Position,
} from '@baanpak/infrastructure/event-store/port.ts';
import { openPostgresEventStore } from '@baanpak/infrastructure/event-store/postgres/postgres-event-store.ts';
import { postgresPersonalKeys } from '@baanpak/infrastructure/personal-keys/postgres.ts';
import { createTestDatabase } from '@baanpak/infrastructure/testing/test-database.ts';
import type { Pool } from 'pg';
import { PROJECTED_GROUPS } from '../projections.ts';
import { GROUPS, SEARCH_PATH } from '../read-models.ts';
import { type LogPosition, projectBatch, type Target } from '../run/project-batch.ts';
import { type ProjectedGroup, streamsOf } from '../run/projection.ts';
import { positionText, readCheckpoints } from '../schema/checkpoints.ts';
import { createSchema } from '../schema/create.ts';
import { giveOwnIdentity } from './own-identity.ts';

/** Where the groups of this version lie. */
export const LIVE = PROJECTED_GROUPS.map((group): LogPosition => ({ group, schema: group.schema }));

/** How far the groups of this version are, which are all at one place. */
export async function readPosition(pool: Pool): Promise<Position> {
  const schemas = GROUPS.map(({ schema }) => schema);
  const checkpoints = [...(await readCheckpoints(pool, schemas)).values()];
  const places = new Set(checkpoints.map(({ position }) => positionText(position)));
  const [first] = checkpoints;
  if (checkpoints.length !== GROUPS.length || places.size > 1 || !first)
    throw new Error(`The groups are at ${[...places].join(' and ')}`);
  return first.position;
}

/** A database of the test's own: an event log, the read models and the keys of personal data. */
export type ReadModelsForTest = Readonly<{
  url: string;
  pool: Pool;
  store: EventStore;
  codec: EventCodec;
  groups: readonly ProjectedGroup[];
  /** Appends to one stream; answers the last event's position. */
  append(stream: string, ...events: readonly DomainEvent[]): Promise<Position>;
  /** Another test's transaction on the same server keeps the log from showing its end until it is over. */
  untilShown(position: Position): Promise<void>;
  /** Projects what there is up to a position, batch by batch, as the projector does. */
  project(to: Position): Promise<void>;
  /** Appends to one stream and projects it. */
  given(stream: string, ...events: readonly DomainEvent[]): Promise<Position>;
  close(): Promise<void>;
}>;

const WITH_READ_MODELS = {
  name: 'with_read_models',
  async prepare(url: string) {
    const pool = openPool(url);
    const store = await openPostgresEventStore({ pool, wakeUp: 'in-process' });
    await pool.query(`CREATE SCHEMA command;
      CREATE TABLE command.personal_keys (
        subject text PRIMARY KEY, wrapped_key bytea, erased_at timestamptz)`);
    const storeId = await store.storeId();
    for (const group of GROUPS) await createSchema(pool, group, group.schema, storeId);
    await store.close();
    await pool.end();
  },
};

export async function openReadModelsForTest(): Promise<ReadModelsForTest> {
  const database = await createTestDatabase(WITH_READ_MODELS);
  const pool = openPool(database.url, {
    pipeline: true,
    settings: { search_path: SEARCH_PATH },
  });
  await giveOwnIdentity(pool);
  const store = await openPostgresEventStore({ pool, wakeUp: 'in-process' });
  const codec = codecFor(pool);
  const append = appendTo(store, codec);
  const project = projectInto({ pool, places: LIVE, codec }, store);
  return {
    url: database.url,
    pool,
    store,
    codec,
    groups: PROJECTED_GROUPS,
    append,
    async untilShown(position) {
      const shown = async () => (await store.readAll({ limit: 10_000 })).position;
      while (comparePositions(await shown(), position) < 0) await sleep(5);
    },
    project,
    async given(stream, ...events) {
      const position = await append(stream, ...events);
      await project(position);
      return position;
    },
    async close() {
      await store.close();
      await pool.end();
      await database.drop();
    },
  };
}

const codecFor = (pool: Pool): EventCodec =>
  eventCodec({
    keys: postgresPersonalKeys(pool, Buffer.alloc(32, 7)),
    now: () => minute(0),
    ...STORED_EVENTS,
  });

const appendTo =
  (store: EventStore, codec: EventCodec): ReadModelsForTest['append'] =>
  async (stream, ...events) => {
    const [last] = await store.readStream(stream, { direction: 'backwards', limit: 1 });
    const id = randomUUID();
    const context = { actor: 'test', correlationId: id, causationId: null, commandId: id };
    const encoded = await codec.encode(events, context, last ? eventHash(last) : null);
    const result = await store.append(stream, last?.revision ?? 'no-stream', encoded);
    if (result.outcome !== 'appended') throw new Error(`Somebody else wrote to ${stream}`);
    return result.position;
  };

const projectInto =
  (target: Target, store: EventStore): ReadModelsForTest['project'] =>
  async (to) => {
    for (;;) {
      const { from, places } = await furthestBehind(target);
      if (comparePositions(from, to) >= 0) return;
      const page = await store.readAll({
        after: from,
        filter: streamsOf(PROJECTED_GROUPS),
        limit: 1000,
      });
      // other tests' transactions on the same server hold back what can be read
      if (comparePositions(page.position, from) === 0) await sleep(5);
      else await projectBatch({ ...target, places }, page.events, from, page.position);
    }
  };

/** Where the groups are that are furthest behind: beside a projector at work, not all are at one place. */
async function furthestBehind({ pool, places }: Pick<Target, 'pool' | 'places'>) {
  const checkpoints = await readCheckpoints(
    pool,
    places.map(({ schema }) => schema),
  );
  const all = [...checkpoints.values()].map(({ position }) => position);
  const from = all.reduce((one, other) => (comparePositions(one, other) <= 0 ? one : other));
  const isThere = ({ schema }: LogPosition) =>
    comparePositions(checkpoints.get(schema)?.position ?? from, from) === 0;
  return { from, places: places.filter(isThere) };
}
