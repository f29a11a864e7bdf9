import { join } from 'node:path';
import { makeDataDirectory, removeDataDirectory } from '../../testing/data-directory.ts';
import type { Bench, BenchLine } from '../bench.ts';
import { API_KEY, withMarketplace } from '../marketplace.ts';
import { withProcessorTime } from '../processor-time.ts';
import { booking } from '../reserve.ts';
import { startServer } from '../server.ts';
import { AT_ONCE, flatOut, RATE, rateOf, type Side, warm } from '../side.ts';
import { withSilentMail } from '../silent-mail.ts';
import { byTurns, median, percentile } from '../statistics.ts';
import { milliseconds, perSecond, times } from '../table.ts';
import type { Way } from './reservation.ts';
import { roomIdOf } from './tables.ts';

const ROOMS = 1_000;
const SECONDS = 5;

/**
 * What events cost beside a service that is written by hand without them: a reservation's processor time, what a guest
 * waits, and the highest rate. Both run at once, and are asked by turns. Both queue a mail and send none.
 */
export const handWritten: Bench = {
  name: 'hand-written',
  run: () =>
    withSilentMail((environment) =>
      withMarketplace(
        ROOMS,
        async ({ url, pid, roomIds }) => {
          const ours = await warm(url, pid, roomIds);
          const lines: BenchLine[] = [];
          for (const way of ['plain', 'pipelined'] as const)
            lines.push(...(await withService(way, (service) => compare(way, ours, service))));
          await ours.guests.leave();
          return lines;
        },
        { environment },
      ),
    ),
};

async function withService<Result>(
  way: Way,
  work: (service: Side) => Promise<Result>,
): Promise<Result> {
  const directory = await makeDataDirectory();
  const service = await startServer([
    ...['--import', 'tsx', join('e2e/bench/hand-written/main.ts')],
    ...[join(directory, 'postgres'), API_KEY, way, String(ROOMS), '1'],
  ]);
  try {
    const roomIds = Array.from({ length: ROOMS }, (_, n) => roomIdOf(n));
    const side = await warm(service.url, service.pid, roomIds);
    return await work(side).finally(side.guests.leave);
  } finally {
    await service.stop();
    await removeDataDirectory(directory);
  }
}

async function compare(way: Way, ours: Side, service: Side): Promise<BenchLine[]> {
  const atEase = await byTurns(
    () => atRate(ours, RATE),
    () => atRate(service, RATE),
  );
  const highest = await byTurns(
    () => flatOut(ours),
    () => flatOut(service),
  );
  const rates = { ours: highest.ours.map(rateOf), bare: highest.bare.map(rateOf) };
  const third = Math.round(median(rates.bare) / 3);
  const atThird = await byTurns(
    () => atRate(ours, third),
    () => atRate(service, third),
  );
  const cpu = (runs: readonly Run[]) => median(runs.map((run) => run.cpu));
  const waited = (share: number) => (runs: readonly Run[]) =>
    median(runs.map((run) => percentile(run.waits, share)));
  const isLess = { sign: '<=', unit: milliseconds } as const;
  return [
    line(`processor time each at ${RATE}/s (${way})`, atEase, cpu, { ...isLess, aim: 2 }),
    line(`p50 at ${RATE}/s (${way})`, atEase, waited(0.5), { ...isLess, aim: 3 }),
    line(`highest rate, ${AT_ONCE} at once (${way})`, rates, median, {
      ...{ sign: '>=', aim: 0.6, unit: perSecond },
    }),
    line(`p50 at ${third}/s (${way})`, atThird, waited(0.5), { ...isLess, aim: 2.5 }),
    line(`p99 at ${third}/s (${way})`, atThird, waited(0.99), { ...isLess, aim: 3 }),
  ];
}

type Run = Readonly<{ waits: readonly number[]; cpu: number }>;

async function atRate({ guests, stays, pid, idle }: Side, rate: number): Promise<Run> {
  const { done, cpu } = await withProcessorTime(pid, idle, () =>
    guests.atRate(rate, booking(stays, rate * SECONDS)),
  );
  return { waits: done.answers.map(({ time }) => time), cpu: cpu / (rate * SECONDS) };
}

type Aim = Readonly<{ sign: '<=' | '>='; aim: number; unit: (value: number) => string }>;

function line<Result>(
  what: string,
  { ours, bare }: Readonly<{ ours: readonly Result[]; bare: readonly Result[] }>,
  figure: (results: readonly Result[]) => number,
  { sign, aim, unit }: Aim,
): BenchLine {
  const ratio = figure(ours) / figure(bare);
  return {
    what,
    ours: unit(figure(ours)),
    bare: unit(figure(bare)),
    ratio: times(ratio),
    aim: `${sign} ${aim}`,
    met: sign === '<=' ? ratio <= aim : ratio >= aim,
  };
}
