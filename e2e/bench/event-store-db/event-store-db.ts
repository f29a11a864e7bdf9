import { randomUUID } from 'node:crypto';
import { openEventStoreDb } from '@baanpak/infrastructure/event-store/eventstoredb/event-store-db.ts';
import { followedLog } from '@baanpak/infrastructure/event-store/followed-log.ts';
import { event } from '../append.ts';
import type { Bench, BenchLine } from '../bench.ts';
import { byTurns, median } from '../statistics.ts';
import { milliseconds, perSecond, times } from '../table.ts';
import { bareClient } from './bare-client.ts';
import { withEventStoreDb } from './protocol.ts';

const WARM_UP = 500;
const RESERVATIONS = 1_000;
const AT_ONCE = 8;
const STREAMS = 3;
/** Of the processor time that the client's unary calls take. */
const AIM = 0.7;
/** Of a process with the command side, the processes and the projector: each follows the log. */
const FOLLOWERS = 4;

/** What a reservation asks of the server: a look at the log's end, three appends, and hearing of them. */
export type Reserving = Readonly<{ reserve(): Promise<void>; close(): Promise<void> }>;

/**
 * What a reservation asks of EventStoreDB, without all else that it is, against the same calls by its client alone.
 */
export const eventStoreDb: Bench = {
  name: 'event-store-db',
  run: () =>
    withEventStoreDb(async (url, where) => [
      ...(await compare(url, 1, `${where}, `)),
      ...(await compare(url, FOLLOWERS, `${FOLLOWERS} followers of the log, `)),
    ]),
};

async function compare(url: string, followers: number, where: string): Promise<BenchLine[]> {
  const measured = await byTurns(
    () => measure(() => adapter(url, followers)),
    () => measure(() => bareClient(url, STREAMS, followers)),
  );
  const [ours, bare] = [medianOf(measured.ours), medianOf(measured.bare)];
  const ratio = ours.ms / bare.ms;
  return [
    {
      what: `calls of a reservation, CPU in client and adapter (${where}${AT_ONCE} at once; bare: the client’s unary calls)`,
      ours: milliseconds(ours.ms),
      bare: milliseconds(bare.ms),
      ratio: times(ratio),
      aim: `<= ${AIM} of bare`,
      met: ratio <= AIM,
    },
    {
      what: `the same, reservations (${followers} following)`,
      ours: perSecond(ours.rate),
      bare: perSecond(bare.rate),
      ratio: times(ours.rate / bare.rate),
    },
  ];
}

async function adapter(url: string, followers: number): Promise<Reserving> {
  const store = await openEventStoreDb({ url });
  const stopping = new AbortController();
  const others = Array.from({ length: followers - 1 }, async () => {
    for await (const _ of store.subscribe({ after: await store.head(), signal: stopping.signal }));
  });
  const followed = followedLog(store);
  followed.subscribe({ onSubscribed: () => undefined, onEvent: () => undefined });
  while (!(await followed.caughtUp())) await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    async reserve() {
      await followed.caughtUp();
      for (let n = 0; n < STREAMS; n += 1)
        await store.append(`bench-${randomUUID()}`, 'no-stream', [event()]);
    },
    async close() {
      stopping.abort();
      await Promise.all(others);
      await followed.close();
      await store.close();
    },
  };
}

async function reserveAll({ reserve }: Reserving, count: number): Promise<void> {
  let left = count;
  const guest = async () => {
    for (; left > 0; left -= 1) await reserve();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guest));
}

/** CPU for each, in ms, and how many a second. */
type Measured = Readonly<{ ms: number; rate: number }>;

const medianOf = (all: readonly Measured[]): Measured => ({
  ms: median(all.map(({ ms }) => ms)),
  rate: median(all.map(({ rate }) => rate)),
});

/** Closed after, for it hears of all that others append. */
async function measure(open: () => Promise<Reserving>): Promise<Measured> {
  const reserving = await open();
  await reserveAll(reserving, WARM_UP);
  const [begun, before] = [performance.now(), process.cpuUsage()];
  await reserveAll(reserving, RESERVATIONS);
  const { user, system } = process.cpuUsage(before);
  const rate = RESERVATIONS / ((performance.now() - begun) / 1_000);
  await reserving.close();
  return { ms: (user + system) / 1_000 / RESERVATIONS, rate };
}
