import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from './bench.ts';
import { withDatabase } from './database.ts';
import { withStores } from './log.ts';
import { fillLog } from './rebuild.ts';
import { milliseconds, perSecond } from './table.ts';
import { timesUntilVisible } from './visible.ts';

const EVENTS = Number(process.env.LONG_LOG_EVENTS ?? 2_000_000);
const EACH = 3;
const LOOK_MS = 250;

/** A log of two million events: how quickly it grows to that, how it is read again, and how read models keep up at its end. */
export const longLog: Bench = {
  name: 'long-log',
  run: () =>
    withDatabase((database) =>
      withStores(database, async (stores, pool) => {
        const count = EVENTS.toLocaleString('en');
        const filled = await timed(() => fillLog(stores, Math.ceil(EVENTS / EACH)));
        const { rows } = await pool.query<{ size: string }>(
          `SELECT sum(pg_total_relation_size(relid)) / 1024 ^ 2 AS size FROM pg_stat_user_tables
           WHERE schemaname = 'events'`,
        );
        const rebuilt = await rebuildApart(database.config.dataDirectory);
        const { what, p50, p99 } = await timesUntilVisible(stores, pool);
        return [
          {
            what: `${count} events appended, ${megabytes(Number(rows[0]?.size))} of log`,
            ours: perSecond(EVENTS / filled),
          },
          { what: `rebuild of ${count} events`, ours: perSecond(EVENTS / rebuilt.seconds) },
          { what: 'its memory at most', ours: megabytes(rebuilt.memory) },
          { what: `behind them ${what}, p50`, ours: milliseconds(p50) },
          { what: `behind them ${what}, p99`, ours: milliseconds(p99) },
        ];
      }),
    ),
};

/** As an operator does it, in a process of its own; memory in MB. */
async function rebuildApart(dataDirectory: string) {
  const begun = performance.now();
  const program = spawn(process.execPath, ['standalone/start.js', 'rebuild'], {
    env: { ...process.env, DATA_DIR: dataDirectory },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(program, 'exit');
  let memory = 0;
  while (program.exitCode === null && program.signalCode === null) {
    memory = Math.max(memory, await peakOf(program.pid));
    await Promise.race([ended, sleep(LOOK_MS)]);
  }
  if (program.exitCode !== 0) throw new Error('The read models could not be made anew');
  return { seconds: (performance.now() - begun) / 1000, memory };
}

async function peakOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** In seconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

const megabytes = (size: number): string => `${Math.round(size).toLocaleString('en')} MB`;
