import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { addDays, startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import { commandHandler } from '@baanpak/infrastructure/commands/command-handler.ts';
import { postgresSnapshots } from '@baanpak/infrastructure/commands/snapshots.ts';
import type { OpenStores } from '@baanpak/infrastructure/program/open-stores.ts';
import type { Bench, BenchLine } from '../bench.ts';
import { bookingRequest } from '../booking-request.ts';
import { withDatabase } from '../database.ts';
import { sendGuests } from '../guests/guests.ts';
import { withStores } from '../log.ts';
import { withMarketplace } from '../marketplace.ts';
import { median, percentile, rounds } from '../statistics.ts';
import { milliseconds } from '../table.ts';
import { appendCalendar, TODAY, UNITS } from './long-calendar.ts';

const SIZES = [
  { past: 1_000, toCome: 100 },
  { past: 10_000, toCome: 1_000 },
  { past: 200_000, toCome: 20_000 },
];
const HOLDS = 300;
const GUESTS = 1_000;
const AIM = { cold: 200, decision: 2, crowd: 2_000 };

/** What years of bookings cost those who come after them, and a crowd before one room of many units. */
export const growth: Bench = {
  name: 'growth',
  async run() {
    const rooms = await withDatabase((database) =>
      withStores(database, async (stores) => {
        const lines: BenchLine[] = [];
        for (const size of SIZES) lines.push(...(await oneRoom(stores, size)));
        return lines;
      }),
    );
    return [...rooms, await crowd()];
  },
};

const handlerOn = ({ store, codec, pool }: OpenStores) =>
  commandHandler({ store, codec, snapshots: postgresSnapshots(pool) });

async function oneRoom(stores: OpenStores, size: (typeof SIZES)[number]): Promise<BenchLine[]> {
  const roomId = await appendCalendar(stores, size);
  const stream = roomCalendarStream(roomId);
  const what = `${size.past.toLocaleString('en')} stays past, ${size.toCome.toLocaleString('en')} to come`;
  await handlerOn(stores).load(roomCalendar, stream); // keeps the snapshot
  await sleep(1_000);
  const before = heapUsed();
  let handler = handlerOn(stores);
  const cold = await rounds(async () => {
    handler = handlerOn(stores);
    return timeOf(() => handler.load(roomCalendar, stream));
  });
  const heap = heapUsed() - before;
  const { state } = await handler.load(roomCalendar, stream);
  const commands = Array.from({ length: HOLDS }, (_, n) => hold(roomId, n));
  const decisions = commands.map((command) =>
    timeOfSync(() => roomCalendar.decide(state, command)),
  );
  const holds: number[] = [];
  for (const command of commands)
    holds.push(await timeOf(() => handler.handle(roomCalendar, stream, command, context())));
  const [coldly, decision] = [median(cold), percentile(decisions, 0.99)];
  return [
    {
      what: `${what}: loaded cold (${(heap / 2 ** 20).toFixed(1)} MiB)`,
      ours: milliseconds(coldly),
      aim: `< ${AIM.cold} ms`,
      met: coldly < AIM.cold,
    },
    {
      what: `  a hold decided, p99 (appended: p99 ${milliseconds(percentile(holds, 0.99))})`,
      ours: milliseconds(decision),
      aim: `< ${AIM.decision} ms`,
      met: decision < AIM.decision,
    },
  ];
}

/** From the first request to the last answer: each of so many guests wants the same night. */
async function crowd(): Promise<BenchLine> {
  const times = await withMarketplace(
    1,
    async ({ url, roomIds: [roomId = ''] }) => {
      const guests = sendGuests(url, GUESTS);
      const knock = { path: '/healthz', method: 'GET', headers: {} } as const;
      await guests.atOnce({ requests: Array(GUESTS).fill(knock), expected: [200] });
      const found = await rounds(async (round) => {
        const requests = Array.from({ length: GUESTS }, () =>
          bookingRequest({ roomId, day: 10 + round }),
        );
        const { answers } = await guests.atOnce({ requests, expected: [201, 409] });
        const won = answers.filter(({ status }) => status === 201).length;
        if (won !== UNITS) throw new Error(`${UNITS} should win, not ${won}`);
        return Math.max(...answers.map(({ time }) => time));
      });
      await guests.leave();
      return found;
    },
    { units: UNITS },
  );
  const time = median(times);
  return {
    what: `${GUESTS} guests at once on ${UNITS} units, the last answered`,
    ours: milliseconds(time),
    aim: `< ${AIM.crowd} ms`,
    met: time < AIM.crowd,
  };
}

function hold(roomId: string, n: number) {
  const bookingId = randomUUID();
  const checkIn = addDays(TODAY, 1 + (n % 150));
  const stay = { checkIn, checkOut: addDays(checkIn, 3) };
  const data = {
    roomId,
    bookingId,
    ...stay,
    checkoutUid: bookingId,
    heldUntil: startOfDay(checkIn),
  };
  return { type: 'HoldNights', data } as const;
}

function context() {
  const id = randomUUID();
  return { actor: 'bench', correlationId: id, causationId: null, commandId: id };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function timeOfSync(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** After a collection of what nobody needs. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
