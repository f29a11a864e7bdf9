/** @module-tag long */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BootError } from '../../process/errors.ts';
import { existingData } from './data-place.ts';
import { attachEmbeddedPostgres, postmasterOf } from './postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

const SETTINGS = { fsync: 'off', shared_buffers: '16MB' };
const NO_PROCESS = 4_194_305; // above the highest pid Linux gives

let temporary: string;
let directory: string;
let running: EmbeddedPostgres[];

beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'baanpak-start-'));
  await chmod(temporary, 0o711); // for the user the server runs as when root runs the tests
  directory = join(temporary, 'postgres');
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()));
  await rm(temporary, { recursive: true, force: true });
});

async function start(where = directory): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ directory: where, settings: SETTINGS });
  running.push(server);
  return server;
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Starts the server in a process of its own that is then killed without a chance to stop it. */
async function startAndBeKilled(): Promise<void> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start.ts'))};
    await startEmbeddedPostgres(${JSON.stringify({ directory, settings: SETTINGS })});
    process.kill(process.pid, 'SIGKILL');`;
  const options = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const [code, signal] = await once(spawn(process.execPath, options, { stdio: 'inherit' }), 'exit');
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' });
}

describe('the embedded server', () => {
  it('keeps what was written, and can be found only while it runs', async () => {
    expect(await attachEmbeddedPostgres(directory)).toBeNull();
    const first = await start();
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS n');
    expect(await attachEmbeddedPostgres(directory)).toBe(first.url);
    await first.stop();
    expect(await attachEmbeddedPostgres(directory)).toBeNull();
    const second = await start();
    expect(second).toMatchObject({ url: first.url, attached: false });
    expect(await ask(second.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  });

  it('listens to nothing but its socket', async () => {
    const { url } = await start();
    expect(await ask(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  it('is taken over when its process was killed, and then stopped', async () => {
    await startAndBeKilled();
    expect(await attachEmbeddedPostgres(directory)).not.toBeNull();
    const next = await start();
    expect(next.attached).toBe(true);
    await next.stop();
    expect(await attachEmbeddedPostgres(directory)).toBeNull();
  });

  it('is started again at the same address when it is killed itself', async () => {
    const { url } = await start();
    await ask(url, 'CREATE TABLE kept AS SELECT 7 AS n');
    const killed = await postmasterOf(directory);
    if (killed === undefined) throw new Error('It does not run');
    process.kill(killed.pid, 'SIGKILL');
    await vi.waitFor(
      async () => expect(await ask(url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]),
      20_000,
    );
    expect((await postmasterOf(directory))?.pid).not.toBe(killed.pid);
  });

  it('belongs to one process: a second one is refused and does not end it', async () => {
    const { url } = await start();
    await expect(start()).rejects.toThrow(new RegExp(`${directory} is in use by another process`));
    expect(await ask(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  it('is started once when two start at the same moment', async () => {
    const both = await Promise.allSettled([start(), start()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: expect.any(BootError),
    });
  });

  it('has its socket elsewhere when the path is too long for one, and leaves nothing there', async () => {
    const { url, stop } = await start(join(temporary, 'long'.repeat(30), 'postgres'));
    const socketDirectory = new URL(url).searchParams.get('host') ?? '';
    expect(await ask(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await stop();
    await expect(access(socketDirectory)).rejects.toThrow('ENOENT');
  });
});

describe('what lies in the directory', () => {
  it('is begun again when it was half made by a process that is no more', async () => {
    const halfMade = `${directory}.new-${NO_PROCESS}-abc`;
    await mkdir(halfMade);
    await writeFile(join(halfMade, 'PG_VERSION'), '18\n');
    await start();
    expect(await readdir(temporary)).toEqual(['postgres']);
  });

  it('is refused by name when it is of another version', async () => {
    await mkdir(directory);
    await writeFile(join(directory, 'PG_VERSION'), '14\n');
    await expect(start()).rejects.toThrow(`${directory} holds the data of PostgreSQL 14`);
  });

  it('is refused by name when it is something else', async () => {
    await mkdir(directory);
    await writeFile(join(directory, 'diary.txt'), 'mine');
    await expect(start()).rejects.toThrow(`${directory} holds files that are no PostgreSQL`);
  });

  it('is refused by name when it cannot be made', async () => {
    await writeFile(join(temporary, 'file'), '');
    await expect(start(join(temporary, 'file', 'postgres'))).rejects.toThrow(BootError);
    await expect(start(join(temporary, 'file', 'postgres'))).rejects.toThrow(temporary);
  });

  it('may have a lock whose number belongs to another process by now', async () => {
    await (await start()).stop();
    await writeFile(join(directory, 'postmaster.pid'), `${process.ppid}\n${directory}\n`);
    await expect(start()).resolves.toMatchObject({ attached: false });
  });

  it.runIf(process.getuid?.() === 0)('is kept where its user can go, and said so', async () => {
    const secret = join(temporary, 'secret'); // as is /root
    await mkdir(secret, { mode: 0o700 });
    const log = vi.fn();
    const hidden = join(secret, 'postgres');
    running.push(await startEmbeddedPostgres({ directory: hidden, settings: SETTINGS, log }));
    const place = (await existingData(hidden)) ?? '';
    expect(log.mock.calls).toEqual([[expect.stringContaining(place)]]);
    expect(await attachEmbeddedPostgres(hidden)).toBe(running[0]?.url);
    await running[0]?.stop();
    await rm(dirname(place), { recursive: true });
  });
});
