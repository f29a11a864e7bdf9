import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@baanpak/infrastructure/process/free-port.ts';
import { makeDataDirectory, removeDataDirectories } from '../testing/data-directory.ts';
import type { Bench } from './bench.ts';
import { median, rounds } from './statistics.ts';
import { milliseconds } from './table.ts';

const ROOT = join(import.meta.dirname, '../..');
const LONGEST = 120_000;

/**
 * `npm start` until it can serve: on an empty directory with all demo data to load, and once more.
 * The bundle is made before, which the very first start after a change does by itself.
 */
export const start: Bench = {
  name: 'start',
  async run() {
    const [built] = await once(
      spawn('npm', ['start', 'build'], { cwd: ROOT, stdio: 'ignore' }),
      'exit',
    );
    if (built !== 0) throw new Error('The bundle cannot be made');
    const runs = await rounds(async () => {
      const dataDirectory = await makeDataDirectory();
      try {
        return [await timeToReady(dataDirectory), await timeToReady(dataDirectory)] as const;
      } finally {
        await removeDataDirectories();
      }
    });
    return [
      line(
        'first npm start to ready',
        runs.map(([first]) => first),
      ),
      line(
        'next npm start to ready',
        runs.map(([, next]) => next),
      ),
    ];
  },
};

const line = (what: string, times: readonly number[]) => ({
  what,
  ours: milliseconds(median(times)),
});

/** Milliseconds from the command to `GET /readyz` answering 200; the product is ended then. */
async function timeToReady(dataDirectory: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const product = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDirectory, PORT: String(port), RATE_LIMITS: 'off' },
    stdio: 'ignore',
    detached: true, // a group of its own, which npm and the product share and which can be ended whole
  });
  const ended = once(product, 'exit');
  try {
    while (!(await isReady(port))) {
      if (product.exitCode !== null) throw new Error('npm start ended');
      if (performance.now() - began > LONGEST) throw new Error('npm start does not become ready');
      await sleep(10);
    }
    return performance.now() - began;
  } finally {
    if (product.pid !== undefined && product.exitCode === null)
      process.kill(-product.pid, 'SIGTERM');
    await ended;
  }
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
