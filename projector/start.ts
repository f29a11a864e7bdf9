import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus } from '@baanpak/infrastructure/bus/port.ts';
import { openAsyncCommitPool } from '@baanpak/infrastructure/database/pool.ts';
import { runAlone } from '@baanpak/infrastructure/database/single-runner.ts';
import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import type { PersonalKeys } from '@baanpak/infrastructure/personal-keys/port.ts';
import { crashingAt } from '@baanpak/infrastructure/process/failpoints.ts';
import type { Work } from '@baanpak/infrastructure/telemetry/work.ts';
import type { Pool } from 'pg';
import { PROJECTED_GROUPS } from './projections.ts';
import { PROJECTOR_FAILPOINTS } from './run/failpoints.ts';
import { notBegun, type ProjectedBatch } from './run/follow.ts';
import { forgetErased } from './run/forget-erased.ts';
import { projector } from './run/project.ts';
import type { ProjectedGroup } from './run/projection.ts';
import { projectorCheck } from './run/readiness.ts';
import { positionText, readCheckpoints } from './schema/checkpoints.ts';
import { READ_MODELS_MOVED, type ReadModelsMoved } from './schema/topics.ts';
import { keepVersions } from './schema/versions.ts';

export type ProjectorOptions = Readonly<{
  /** Of `openProjectorPool`. */
  pool: Pool;
  url: string;
  store: EventStore;
  codec: EventCodec;
  keys: Pick<PersonalKeys, 'erasedWithin'>;
  bus: Bus;
  log: { info(message: string): void; error(details: object, message: string): void };
  /** How projections are watched; default not at all. */
  work?: Work;
  /** For tests alone: the point at which the process dies. */
  crashAt?: string | undefined;
  /** Default: those of this version of the code. */
  groups?: readonly ProjectedGroup[];
}>;

/**
 * Connections that commit without waiting for the disk: what a crash takes, the log gives again. Their
 * statements are planned once, which took as long as carrying them out: rows are looked up by their
 * keys, whatever the tables' sizes were when the plan was made. At 200 reservations a second PostgreSQL took
 * 115 ms of processor time a second for them instead of 260 when this was new; at 15 a second it makes no difference.
 */
export const openProjectorPool = (url: string): Pool =>
  openAsyncCommitPool(url, {
    name: 'baanpak-projector',
    max: 12, // each group may be built, on two of them, and on a third what folds remember is read
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

/** By this lock, one process keeps a version of a group up with the log. */
export const lockOf = (schema: string): string => `baanpak-projector ${schema}`;

/**
 * Keeps the read models up with the log until `stop`: each version of a group alone among all that share
 * the database. A group that is not there is built while the others go on.
 */
export function startProjector(options: ProjectorOptions) {
  const {
    pool,
    url,
    store,
    codec,
    keys,
    bus,
    log,
    work,
    crashAt,
    groups = PROJECTED_GROUPS,
  } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const followers = groups.map((group) => ({ group, status: notBegun() }));
  const mine = new Set<ProjectedGroup>();
  const moved = ({ from, to, ...batch }: ProjectedBatch) =>
    bus.publish(READ_MODELS_MOVED, {
      ...batch,
      schemas: [...batch.schemas],
      from: positionText(from),
      to: positionText(to),
    } satisfies ReadModelsMoved);
  const begun = () =>
    followers
      .filter(({ group, status }) => mine.has(group) && status.position !== null)
      .map(({ group }) => group);
  const failpoint = crashingAt(PROJECTOR_FAILPOINTS, crashAt);
  const keepUp = projector({ pool, store, codec, moved, log, work, failpoint });
  const runners = followers.map((follower) =>
    runAlone(
      {
        url,
        name: lockOf(follower.group.schema),
        signal,
        onState: (state) => {
          if (state === 'active') mine.add(follower.group);
          else mine.delete(follower.group);
          if (state === 'standby')
            Object.assign(follower.status, { problem: null, stoppedAt: null }); // another's now
        },
      },
      (held) => keepUp(follower, held),
    ),
  );
  const running = Promise.all([
    ...runners,
    forgetErased({ pool, keys, groups: begun, signal, log }),
    keepVersions({ pool, groups: () => [...mine], signal, log }),
  ]);
  return {
    check: projectorCheck({ pool, store, followers, isMine: (group) => mine.has(group) }),
    /** Waits until every group is there to be read, for `milliseconds` at most: another may be at it. */
    async made(milliseconds: number): Promise<void> {
      const schemas = groups.map(({ schema }) => schema);
      for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(10))
        if ((await readCheckpoints(pool, schemas)).size === groups.length) return;
    },
    /** Waits until the log has been read to its end, for `milliseconds` at most: another may be at it. */
    async caughtUp(milliseconds: number): Promise<void> {
      const end = Date.now() + milliseconds;
      while (!followers.every(({ status }) => status.caughtUp) && Date.now() < end) await sleep(20);
    },
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
