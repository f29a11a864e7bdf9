import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { freePort } from '../../testing/free-port.ts';

const ROOT = join(import.meta.dirname, '../../..');
const POLL_MS = 100;

/** Megabytes that query-api takes alone, on a database that is served, once it has read ahead and listens. */
export async function memoryAlone(dataDirectory: string, databaseUrl: string): Promise<number> {
  const { secrets } = await loadConfig({ DATA_DIR: dataDirectory });
  const port = await freePort();
  const program = spawn(process.execPath, ['dist/query-api.js'], {
    cwd: ROOT,
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDirectory,
      JWT_SECRET: secrets.jwt,
      ID_SECRET: secrets.id,
      DATA_KEY: secrets.data.toString('base64'),
      API_KEYS: 'bench',
      PAYMENTS: 'sandbox',
      PORT: String(port),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = once(program, 'exit');
  try {
    while (!(await isUp(port))) {
      if (program.exitCode !== null) throw new Error('query-api ended');
      await sleep(POLL_MS);
    }
    const status = await readFile(`/proc/${program.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } finally {
    program.kill('SIGTERM');
    await exited;
  }
}

const isUp = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/livez`).then(
    ({ ok }) => ok,
    () => false,
  );
