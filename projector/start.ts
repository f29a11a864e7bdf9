import { setTimeout as sleep } from 'node:timers/promises';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import type { Bus } from '@baanpak/infrastructure/bus/port.ts';
import { openRelaxedPool } from '@baanpak/infrastructure/database/pool.ts';
import { runAlone } from '@baanpak/infrastructure/database/single-runner.ts';
import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { type Lag, lagOf } from '@baanpak/infrastructure/event-store/lag.ts';
import { assertNotAhead } from '@baanpak/infrastructure/event-store/not-ahead.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import { followerCheck } from '@baanpak/infrastructure/http/follower-check.ts';
import type { PersonalKeys } from '@baanpak/infrastructure/personal-keys/port.ts';
import type { Pool } from 'pg';
import { forgetErased } from './erasure/forget-erased.ts';
import { notBegun, project, type Step } from './run/project.ts';
import { RebuildUnderWay, rebuild } from './run/rebuild.ts';
import { positionText, readCheckpoint } from './schema/checkpoint.ts';
import {
  createReadSchema,
  READ_SCHEMA,
  READ_SCHEMA_VERSION,
  readSchemaVersion,
} from './schema/create.ts';
import { READ_MODELS_MOVED, type ReadModelsMoved } from './schema/topics.ts';
import { READ_STREAMS } from './streams.ts';

export type ProjectorOptions = Readonly<{
  /** Of `openProjectorPool`. */
  pool: Pool;
  url: string;
  store: EventStore;
  codec: EventCodec;
  keys: Pick<PersonalKeys, 'erasedWithin'>;
  bus: Bus;
  log: { info(message: string): void; error(details: object, message: string): void };
}>;

/**
 * Connections that commit without waiting for the disk: what a crash takes, the log gives again. Their
 * statements are planned once, which took as long as carrying them out: rows are looked up by their
 * keys, whatever the tables' sizes were when the plan was made.
 */
export const openProjectorPool = (url: string): Pool =>
  openRelaxedPool(url, {
    name: 'baanpak-projector',
    max: 4,
    statementTimeout: 0,
    queryTimeout: 300_000, // a rebuild's batch takes its time; a server that is gone is told from it then
    pipeline: true, // a batch is one round trip
    settings: {
      plan_cache_mode: 'force_generic_plan',
      enable_seqscan: 'off',
      enable_hashjoin: 'off',
      enable_mergejoin: 'off',
    },
  });

const LOOK_AGAIN_MS = 500;

/**
 * Makes the read schema when it is missing; rebuilds it when it is of another version or log, or waits
 * until another process did. Throws `PositionAheadOfLog` where it tells of more than the log does.
 */
export async function prepareReadSchema(options: ProjectorOptions): Promise<void> {
  for (;;) {
    try {
      return await prepare(options);
    } catch (error) {
      if (!(error instanceof RebuildUnderWay)) throw error;
      await sleep(LOOK_AGAIN_MS);
    }
  }
}

async function prepare({ pool, store, codec, log }: ProjectorOptions): Promise<void> {
  const version = await readSchemaVersion(pool, READ_SCHEMA);
  const storeId = await store.storeId();
  if (version === undefined) return createReadSchema(pool, READ_SCHEMA, storeId);
  const current = version === READ_SCHEMA_VERSION && (await readCheckpoint(pool, READ_SCHEMA));
  if (current && current.storeId === storeId) return assertNotAhead(current.position, store.head);
  log.info('The read models are of another version or log: they are made anew');
  const { stoppedAt } = await rebuild({ pool, store, codec, asFarAsItGoes: true });
  if (stoppedAt)
    log.error(stoppedAt, 'The read models were made up to an event that is not readable');
}

/** How long an event may wait before what is read no longer counts as what is. */
const MAY_LAG_SECONDS = 10;

/** By the checkpoint, so that a standby knows it too when whoever is at work hangs. */
async function lagOfReadModels(pool: Pool, store: EventStore): Promise<Lag> {
  const checkpoint = await readCheckpoint(pool, READ_SCHEMA);
  if (!checkpoint) throw new Error('The read schema is missing');
  const { position } = checkpoint;
  return lagOf(store, { position, filter: READ_STREAMS }, instant(Date.now()));
}

/** Keeps the read models up with the log, alone among all that share the database, until `stop`. */
export function startProjector(options: ProjectorOptions) {
  const { pool, url, store, codec, keys, bus, log } = options;
  const stopping = new AbortController();
  const status = notBegun();
  let standby = true;
  const moved = ({ from, to, bookingIds }: Step) =>
    bus.publish(READ_MODELS_MOVED, {
      from: positionText(from),
      to: positionText(to),
      bookingIds,
    } satisfies ReadModelsMoved);
  const running = runAlone(
    {
      url,
      name: 'baanpak-projector',
      signal: stopping.signal,
      onState: (state) => {
        standby = state === 'standby';
        if (standby) Object.assign(status, { problem: null, stoppedAt: null }); // another's now
      },
    },
    async (signal) => {
      await prepareReadSchema(options);
      await Promise.all([
        project({ pool, store, codec, signal, moved, status, log }),
        forgetErased({ pool, keys, signal, log }),
      ]);
    },
  );
  return {
    check: () =>
      followerCheck({
        status,
        state: standby ? 'standby' : 'active',
        lag: () => lagOfReadModels(pool, store),
        mayLag: MAY_LAG_SECONDS,
      }),
    /** Waits until the log has been read to its end, for `milliseconds` at most: another may be at it. */
    async caughtUp(milliseconds: number): Promise<void> {
      const end = Date.now() + milliseconds;
      while (!status.caughtUp && Date.now() < end) await sleep(20);
    },
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
