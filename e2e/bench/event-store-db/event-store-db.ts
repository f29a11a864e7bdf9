import { randomUUID } from 'node:crypto';
import { followedLog } from '@baanpak/infrastructure/command-handling/followed-log.ts';
import { openEventStoreDb } from '@baanpak/infrastructure/event-store/eventstoredb/event-store-db.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import { event } from '../append.ts';
import type { Bench } from '../bench.ts';
import { startServer } from '../server.ts';
import { median, rounds } from '../statistics.ts';
import { milliseconds, perSecond } from '../table.ts';

const WARM_UP = 500;
const RESERVATIONS = 1_000;
const AT_ONCE = 8;
const STREAMS = 3;
const AIM_MS = 1.5;

/**
 * What a reservation asks of EventStoreDB, without all else that it is: a look at the log's end, three appends, and
 * hearing of them. Of the server at EVENTSTORE_URL, or else one that speaks its protocol in another process.
 */
export const eventStoreDb: Bench = {
  name: 'event-store-db',
  async run() {
    const given = process.env.EVENTSTORE_URL;
    const server = given === undefined ? await startServer(PROTOCOL_SERVER) : undefined;
    const url = given ?? `${server?.url.replace('http', 'esdb')}?tls=false`;
    const store = await openEventStoreDb({ url });
    try {
      const measured = await reservationsOn(store);
      const cpu = median(measured.map(({ cpuMs }) => cpuMs));
      return [
        {
          what: `calls of a reservation, CPU in client and adapter (${given === undefined ? 'protocol server' : 'EventStoreDB'}, ${AT_ONCE} at once)`,
          ours: milliseconds(cpu),
          aim: `<= ${AIM_MS} ms`,
          met: cpu <= AIM_MS,
        },
        {
          what: 'the same, reservations',
          ours: perSecond(median(measured.map(({ rate }) => rate))),
        },
      ];
    } finally {
      await store.close();
      await server?.stop();
    }
  },
};

const PROTOCOL_SERVER = ['--import', 'tsx', 'e2e/bench/event-store-db/protocol-server.ts'];

async function reservationsOn(store: EventStore) {
  const followed = followedLog(store);
  followed.tell({ onBegin: () => undefined, onEvent: () => undefined });
  while (!(await followed.toldAll())) await new Promise((resolve) => setTimeout(resolve, 20));
  const reserve = async () => {
    await followed.toldAll();
    for (let n = 0; n < STREAMS; n += 1)
      await store.append(`bench-${randomUUID()}`, 'no-stream', [event()]);
  };
  const many = async (count: number) => {
    let left = count;
    const guest = async () => {
      for (; left > 0; left -= 1) await reserve();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, guest));
  };
  await many(WARM_UP);
  const measured = await rounds(async () => {
    const [begun, before] = [performance.now(), process.cpuUsage()];
    await many(RESERVATIONS);
    const { user, system } = process.cpuUsage(before);
    return {
      cpuMs: (user + system) / 1_000 / RESERVATIONS,
      rate: RESERVATIONS / ((performance.now() - begun) / 1_000),
    };
  });
  await followed.close();
  return measured;
}
