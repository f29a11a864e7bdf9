import { setTimeout as sleep } from 'node:timers/promises';
import { comparePositions, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { OpenStores } from '@baanpak/infrastructure/program/open-stores.ts';
import { PROJECTED_GROUPS } from '@baanpak/projector/projections.ts';
import { notBegun } from '@baanpak/projector/run/follow.ts';
import { projector } from '@baanpak/projector/run/project.ts';
import { prepareReadModels } from '@baanpak/projector/run/resume.ts';
import type { Pool } from 'pg';
import type { Bench } from './bench.ts';
import { withDatabase } from './database.ts';
import { atRate } from './load.ts';
import { withStores } from './log.ts';
import { median, percentile, rounds } from './statistics.ts';
import { reservationEvents, type StreamStart } from './stays.ts';
import { milliseconds } from './table.ts';

const EVENTS_A_SECOND = 1_000;
const SECONDS = 3;
const WARM_UP = 1_000;
const AIM = { p50: 2, p99: 10 };

/** From the answer to an append until the projector has committed what guests see of it, in one process. */
export const visible: Bench = {
  name: 'visible',
  run: () =>
    withDatabase((database) =>
      withStores(database, async (stores, pool) => {
        const { p50, p99 } = await timesUntilVisible(stores, pool);
        return [line(`${WHAT}, p50`, p50, AIM.p50), line(`${WHAT}, p99`, p99, AIM.p99)];
      }),
    ),
};

const GUESTS_WAIT_FOR = new Set(
  PROJECTED_GROUPS.filter(({ interval }) => interval === 0).map(({ schema }) => schema),
);

const WHAT = `visible at ${EVENTS_A_SECOND} events/s`;

/** Medians of the turns, in milliseconds, of a projector that follows the log as it is. */
export async function timesUntilVisible(stores: OpenStores, pool: Pool) {
  const views = await follow(stores, pool);
  await measure(stores, views, WARM_UP);
  const runs = await rounds(() => measure(stores, views, EVENTS_A_SECOND * SECONDS));
  await views.stop();
  const share = (part: number) => median(runs.map((times) => percentile(times, part)));
  return { what: WHAT, p50: share(0.5), p99: share(0.99) };
}

const line = (what: string, time: number, aim: number) => ({
  what,
  ours: milliseconds(time),
  aim: `< ${aim} ms`,
  met: time < aim,
});

type Views = Awaited<ReturnType<typeof follow>>;

/** Runs the projector; `seen` resolves once it has committed a position. */
async function follow({ store, codec }: OpenStores, pool: Pool) {
  const stopping = new AbortController();
  const waiting = new Set<{ position: Position; resolve: () => void }>();
  let at: Position | undefined;
  await prepareReadModels({ pool, store, groups: PROJECTED_GROUPS });
  const followers = PROJECTED_GROUPS.map((group) => ({ group, status: notBegun() }));
  const keepUp = projector({
    store,
    codec,
    pool,
    log: console,
    moved({ schemas, to }) {
      if (!schemas.some((schema) => GUESTS_WAIT_FOR.has(schema))) return;
      at = to;
      for (const one of waiting)
        if (comparePositions(one.position, to) <= 0) {
          waiting.delete(one);
          one.resolve();
        }
    },
  });
  const running = followers.map((follower) => keepUp(follower, stopping.signal));
  while (!followers.every(({ status }) => status.caughtUp)) await sleep(5);
  return {
    seen: (position: Position): Promise<void> =>
      at && comparePositions(position, at) <= 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting.add({ position, resolve });
          }),
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** Milliseconds for each of so many events. */
async function measure({ store, codec }: OpenStores, views: Views, count: number) {
  const starts = await encoded(codec, count);
  return atRate(EVENTS_A_SECOND, starts, async ({ stream, events }) => {
    const result = await store.append(stream, 'no-stream', events);
    if (result.outcome !== 'appended') throw new Error(`Nobody else writes to ${stream}`);
    const acknowledged = performance.now();
    await views.seen(result.position);
    return performance.now() - acknowledged;
  });
}

/** Encoded beforehand: only the way from the log to the rows counts. */
async function encoded(codec: OpenStores['codec'], count: number): Promise<StreamStart[]> {
  const starts: StreamStart[] = [];
  for (let n = 0; starts.length < count; n += 1) {
    starts.push(...(await reservationEvents(codec, n)));
    if (n % 100 === 0) await sleep(0);
  }
  return starts.slice(0, count);
}
