import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { runAlone } from './single-runner.ts';

let database: TestDatabase;
let stop: AbortController;
let runs: Promise<void>[];
/** Who is at work now, in the order they began. */
let atWork: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  stop = new AbortController();
  runs = [];
  atWork = [];
});
afterEach(async () => {
  stop.abort();
  await Promise.all(runs);
  await database.drop();
});

async function untilAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

const runner = (who: string, signal = stop.signal, onState?: (state: string) => void): void => {
  const run = runAlone(
    { url: database.url, name: 'projector', signal, retryEvery: 20, ...(onState && { onState }) },
    async (working) => {
      atWork.push(who);
      await untilAborted(working);
      atWork = atWork.filter((one) => one !== who);
    },
  );
  runs.push(run);
};

async function loseConnection(): Promise<void> {
  const client = new Client({ connectionString: database.url });
  client.on('error', () => {}); // it may end itself as well
  await client.connect();
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted`,
  );
  await client.end();
}

describe('work that only one may do', () => {
  it('is done by the first, and by the next when the first leaves', async () => {
    const first = new AbortController();
    runner('first', first.signal);
    await expect.poll(() => atWork).toEqual(['first']);
    runner('second');
    await sleep(100); // five tries of the second
    expect(atWork).toEqual(['first']);
    first.abort();
    await expect.poll(() => atWork).toEqual(['second']);
  });

  it('stops where the connection is lost, and goes on there or elsewhere', async () => {
    const states: string[] = [];
    runner('first', stop.signal, (state) => states.push(state));
    await expect.poll(() => states).toEqual(['active']);
    await loseConnection();
    await expect.poll(() => states).toEqual(['active', 'standby', 'active']);
    expect(atWork).toEqual(['first']);
  });

  it('waits for a server that is away, until told to stop', async () => {
    const nowhere = { url: 'postgresql://postgres@127.0.0.1:1/postgres', name: 'projector' };
    const run = runAlone({ ...nowhere, signal: stop.signal }, async () => {});
    stop.abort();
    await run;
  });

  it('ends when it is done, and throws what it threw', async () => {
    const options = { url: database.url, name: 'once', signal: stop.signal };
    await runAlone(options, async () => {});
    const broken = runAlone(options, () => Promise.reject(new Error('a bug')));
    await expect(broken).rejects.toThrow('a bug');
    await runAlone(options, async () => {}); // the lock was given back
  });

  it('takes an error for the loss of the lock when that was lost', async () => {
    let times = 0;
    const options = { url: database.url, name: 'once', signal: stop.signal, retryEvery: 20 };
    await runAlone(options, async () => {
      times += 1;
      if (times > 1) return;
      await loseConnection();
      throw new Error('Connection terminated');
    });
    expect(times).toBe(2);
  });

  it('goes on elsewhere soon when the one at work is paused, and stops there', async () => {
    const script = join(import.meta.dirname, 'testing/work-alone.ts');
    const paused = spawn(process.execPath, ['--import', 'tsx', script, database.url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    paused.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    try {
      await vi.waitFor(() => expect(output).toBe('at work\n'), 20_000);
      runner('second');
      paused.kill('SIGSTOP');
      await vi.waitFor(() => expect(atWork).toEqual(['second']), 30_000);
      paused.kill('SIGCONT');
      await vi.waitFor(() => expect(output).toBe('at work\nstopped\n'), 30_000);
      expect(atWork).toEqual(['second']);
    } finally {
      paused.kill('SIGKILL');
    }
  });
});
