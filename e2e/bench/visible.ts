import { setTimeout as sleep } from 'node:timers/promises';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { INTERVAL_MS } from '@baanpak/infrastructure/event-store/batches-apart.ts';
import { comparePositions, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import { readPage } from '@baanpak/infrastructure/event-store/postgres/read.ts';
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
import { milliseconds, times } from './table.ts';

const EVENTS_A_SECOND = 1_000;
const SECONDS = 3;
const WARM_UP = 1_000;
/** So many a second, each alone: the one before has long been seen. */
const ALONE_A_SECOND = 20;
const ALONE = 60;
const AIM = { alone: 2, batches: 3 };

/**
 * From the answer to an append until the projector has committed what guests see of it, in one process; beside it a
 * follower that reads a page and upserts a row an event by pg alone.
 */
export const visible: Bench = {
  name: 'visible',
  run: () =>
    withDatabase((database) =>
      withStores(database, async (stores, pool) => {
        const ours = await timesUntilVisible(stores, pool);
        const bare = await timesOf(stores, await followBare(stores, database.url));
        const [alone, most] = [ours.alone / bare.alone, AIM.batches * INTERVAL_MS + bare.p99];
        return [
          {
            ...{ what: 'visible alone, p50', ours: milliseconds(ours.alone) },
            ...{ bare: milliseconds(bare.alone), ratio: times(alone) },
            ...{ aim: `<= ${AIM.alone}`, met: alone <= AIM.alone },
          },
          {
            ...{ what: `${WHAT}, p50`, ours: milliseconds(ours.p50) },
            bare: milliseconds(bare.p50),
          },
          {
            ...{ what: `${WHAT}, p99`, ours: milliseconds(ours.p99) },
            ...{ bare: milliseconds(bare.p99), ratio: times(ours.p99 / bare.p99) },
            ...{ aim: `<= ${milliseconds(most)}`, met: ours.p99 <= most },
          },
        ];
      }),
    ),
};

const GUESTS_WAIT_FOR = new Set(
  PROJECTED_GROUPS.filter(({ interval }) => interval === 0).map(({ schema }) => schema),
);

const WHAT = `visible at ${EVENTS_A_SECOND} events/s`;

/** Medians of the turns, in milliseconds, of a projector that follows the log as it is. */
export const timesUntilVisible = async (stores: OpenStores, pool: Pool) => ({
  what: WHAT,
  ...(await timesOf(stores, await follow(stores, pool))),
});

async function timesOf(stores: OpenStores, views: Views) {
  await measure(stores, views, EVENTS_A_SECOND, WARM_UP);
  const single = await rounds(() => measure(stores, views, ALONE_A_SECOND, ALONE));
  const runs = await rounds(() =>
    measure(stores, views, EVENTS_A_SECOND, EVENTS_A_SECOND * SECONDS),
  );
  await views.stop();
  const share = (turns: readonly number[][], part: number) =>
    median(turns.map((waited) => percentile(waited, part)));
  return { alone: share(single, 0.5), p50: share(runs, 0.5), p99: share(runs, 0.99) };
}

/** `seen` resolves once a position was committed to rows. */
type Views = Readonly<{ seen: (position: Position) => Promise<void>; stop: () => Promise<void> }>;

/** A follower by pg alone: a page of the log, and a row for each of its events, as long as somebody waits. */
async function followBare({ store }: OpenStores, url: string): Promise<Views> {
  const pool = openPool(url, { max: 1 });
  await pool.query('CREATE TABLE bare_rows (id uuid PRIMARY KEY, row jsonb NOT NULL)');
  const waits = waiting();
  let at = await store.head();
  let running: Promise<void> | undefined;
  const run = async () => {
    while (waits.anybody()) {
      const page = await readPage(pool, 'events', { after: at, limit: PAGE });
      const rows = page.events.map(({ id, data }) => ({ id, row: data }));
      await pool.query({ name: 'upsert', text: UPSERT, values: [JSON.stringify(rows)] });
      at = page.position;
      waits.reached(at);
    }
    running = undefined;
  };
  return {
    seen(position) {
      const seen = waits.until(position);
      running ??= run();
      return seen;
    },
    stop: async () => {
      await running;
      await pool.end();
    },
  };
}

const PAGE = 1_000;
const UPSERT = `
  INSERT INTO bare_rows SELECT id, row FROM jsonb_to_recordset($1) AS rows (id uuid, row jsonb)
  ON CONFLICT (id) DO UPDATE SET row = excluded.row`;

/** Who waits for positions to be reached. */
function waiting() {
  const all = new Set<{ position: Position; resolve: () => void }>();
  let at: Position | undefined;
  return {
    anybody: () => all.size > 0,
    until: (position: Position): Promise<void> =>
      at && comparePositions(position, at) <= 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            all.add({ position, resolve });
          }),
    reached(to: Position): void {
      at = to;
      for (const one of all)
        if (comparePositions(one.position, to) <= 0) {
          all.delete(one);
          one.resolve();
        }
    },
  };
}

/** Runs the projector. */
async function follow({ store, codec }: OpenStores, pool: Pool): Promise<Views> {
  const stopping = new AbortController();
  const waits = waiting();
  await prepareReadModels({ pool, store, groups: PROJECTED_GROUPS });
  const followers = PROJECTED_GROUPS.map((group) => ({ group, status: notBegun() }));
  const keepUp = projector({
    store,
    codec,
    pool,
    log: console,
    moved({ schemas, to }) {
      if (schemas.some((schema) => GUESTS_WAIT_FOR.has(schema))) waits.reached(to);
    },
  });
  const running = followers.map((follower) => keepUp(follower, stopping.signal));
  while (!followers.every(({ status }) => status.caughtUp)) await sleep(5);
  return {
    seen: waits.until,
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** Milliseconds for each of so many events. */
async function measure({ store, codec }: OpenStores, views: Views, rate: number, count: number) {
  const starts = await encoded(codec, count);
  return atRate(rate, starts, async ({ stream, events }) => {
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
