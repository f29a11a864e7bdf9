import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus } from '@baanpak/infrastructure/bus/port.ts';
import { openUnsyncedPool } from '@baanpak/infrastructure/database/pool.ts';
import { runAlone } from '@baanpak/infrastructure/database/single-runner.ts';
import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import type { CheckResult } from '@baanpak/infrastructure/http/health.ts';
import type { Pool } from 'pg';
import { type ProjectorStatus, project, type Step } from './run/project.ts';
import { rebuild } from './run/rebuild.ts';
import { positionText, readCheckpoint } from './schema/checkpoint.ts';
import {
  createReadSchema,
  READ_SCHEMA,
  READ_SCHEMA_VERSION,
  readSchemaVersion,
} from './schema/create.ts';
import { READ_MODELS_MOVED, type ReadModelsMoved } from './schema/topics.ts';

export type ProjectorOptions = Readonly<{
  /** Of `openProjectorPool`. */
  pool: Pool;
  url: string;
  store: EventStore;
  codec: EventCodec;
  bus: Bus;
  log: { info(message: string): void; error(details: object, message: string): void };
}>;

/**
 * Connections that commit without waiting for the disk: what a crash takes, the log gives again. Their
 * statements are planned once, which took as long as carrying them out: rows are looked up by their
 * keys, whatever the tables' sizes were when the plan was made.
 */
export const openProjectorPool = (url: string): Pool =>
  openUnsyncedPool(url, {
    name: 'baanpak-projector',
    max: 4,
    statementTimeout: 0,
    pipeline: true, // a batch is one round trip
    settings: {
      plan_cache_mode: 'force_generic_plan',
      enable_seqscan: 'off',
      enable_hashjoin: 'off',
      enable_mergejoin: 'off',
    },
  });

/** Makes the read schema when it is missing; rebuilds it when it is of another version or log. */
export async function prepareReadSchema({ pool, store, codec, log }: ProjectorOptions) {
  const version = await readSchemaVersion(pool, READ_SCHEMA);
  const storeId = await store.storeId();
  if (version === undefined) return createReadSchema(pool, READ_SCHEMA, storeId);
  const current = version === READ_SCHEMA_VERSION && (await readCheckpoint(pool, READ_SCHEMA));
  if (current && current.storeId === storeId) return;
  log.info('The read models are of another version or log: they are made anew');
  await rebuild({ pool, store, codec });
}

/** Keeps the read models up with the log, alone among all that share the database, until `stop`. */
export function startProjector(options: ProjectorOptions) {
  const { pool, url, store, codec, bus, log } = options;
  const stopping = new AbortController();
  const status: ProjectorStatus = { caughtUp: false, position: null, problem: null };
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
      },
    },
    async (signal) => {
      await prepareReadSchema(options);
      await project({ pool, store, codec, signal, moved, status, log });
    },
  );
  return {
    check: async (): Promise<CheckResult> => {
      if (status.problem) return { ok: false, detail: status.problem };
      if (standby) return { ok: true, detail: 'standby' };
      return { ok: status.caughtUp, detail: status.caughtUp ? 'caught up' : 'catching up' };
    },
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
