import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { migrateCommandSchema } from '@baanpak/command-api/start.ts';
import { DAY, HOUR } from '@baanpak/domain/values/time/instant.ts';
import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { makeCertificate } from '@baanpak/infrastructure/event-store/eventstoredb/testing/certificate.ts';
import { openPostgresEventStore } from '@baanpak/infrastructure/event-store/postgres/postgres-event-store.ts';
import { keepFingerprints } from '@baanpak/infrastructure/program/secret-fingerprints.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '@baanpak/infrastructure/testing/test-database.ts';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lastBackupFile } from './backup/last-backup.ts';
import { examine } from './doctor/examine.ts';

let database: TestDatabase;
let directory: string;
let pool: Pool;
beforeEach(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'baanpak-doctor-'));
  pool = openPool(database.url);
});
afterEach(async () => {
  vi.useRealTimers();
  await pool.end();
  await database.drop();
  await rm(directory, { recursive: true });
});

const configWith = (more: Record<string, string> = {}) =>
  loadConfig({
    DATABASE_URL: database.url,
    DATA_DIR: directory,
    JWT_SECRET: 'j'.repeat(32),
    ID_SECRET: 'i'.repeat(32),
    DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
    API_KEYS: 'key',
    PAYMENTS: 'sandbox',
    ...more,
  });

async function found(more: Record<string, string> = {}, url = database.url) {
  const findings = await examine(await configWith(more), url);
  const of = (what: string) => findings.filter((finding) => finding.what === what);
  return { findings, of };
}

async function makeStores() {
  const store = await openPostgresEventStore({ pool });
  await migrateCommandSchema(pool);
  await keepFingerprints(pool, (await configWith()).secrets);
  return store;
}

it('finds nothing wrong in a database that nothing was written to', async () => {
  const { findings, of } = await found();
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  expect(of('event log')).toMatchObject([{ says: 'nothing was written to this database yet' }]);
  expect(of('backups')).toMatchObject([
    { state: 'warning', todo: expect.stringContaining('backup') },
  ]);
});

it('says how the log and its readers are, and how old the last backup is', async () => {
  await (await makeStores()).close();
  const at = new Date(Date.now() - 30 * 3_600_000).toISOString();
  await writeFile(lastBackupFile(await configWith()), JSON.stringify({ at, directory: '/b' }));
  const { of } = await found();
  expect(of('secrets')).toMatchObject([{ state: 'ok' }]);
  expect(of('event log')).toMatchObject([{ state: 'ok', says: 'answers; it ends at 0/0' }]);
  expect(of('processes')).toMatchObject([{ state: 'ok', says: 'nothing waits' }]);
  expect(of('backups')).toMatchObject([
    { state: 'warning', says: 'the last was made 30 h ago: /b' },
  ]);
});

it('names other secrets, an event that waits too long, and a step put aside, each with what to do', async () => {
  const store = await makeStores();
  const recordedAt = new Date(Date.now() - 120_000).toISOString();
  await store.append('booking-1', 'no-stream', [
    { id: randomUUID(), type: 'BookingPaid', data: {}, metadata: { recordedAt } },
  ]);
  // transactions of other tests on the server may hold back the log's end
  await expect.poll(async () => (await store.readAll({ limit: 10 })).events.length).toBe(1);
  await store.close();
  await pool.query(`INSERT INTO command.steps_aside (stream, process, cause, todo, problem, failures, due)
    VALUES ('booking-1', 'p', '{}', '{}', 'TypeError in p', 1, now())`);
  const { of } = await found({ ID_SECRET: 'x'.repeat(32) });
  expect(of('secrets')).toMatchObject([
    { state: 'wrong', says: expect.stringContaining('ID_SECRET') },
  ]);
  expect(of('processes')).toMatchObject([
    { state: 'wrong', says: expect.stringMatching(/^1 events wait, the first for 1[12]\d s$/) },
    { state: 'wrong', says: expect.stringContaining('put aside: 1 steps') },
  ]);
  for (const { state, todo } of [...of('processes'), ...of('secrets')])
    expect([state, todo]).toEqual(['wrong', expect.stringMatching(/\w/)]);
});

it.each([
  ['ok', 'ends in 369 days', 31],
  ['warning', 'ends in 29 days', 371],
  ['wrong', 'ended on', 401],
])('finds the event store’s certificate %s where it %s', async (state, says, passed) => {
  const { certificate, key, file } = makeCertificate(directory, 400);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + passed * DAY - HOUR });
  const server = createServer({ cert: certificate, key });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  try {
    const { of } = await found({ EVENTSTORE_URL: `esdb://127.0.0.1:${port}?tlsCaFile=${file}` });
    const said = { state, says: expect.stringContaining(says) };
    expect(of('certificate')).toMatchObject([said, said]);
    if (state !== 'ok')
      expect(of('certificate')[0]?.todo).toContain('docker compose run --rm certificates renew');
  } finally {
    server.close();
  }
});

it('names what is away, and shows no password', async () => {
  const { findings, of } = await found(
    {
      NATS_URL: 'nats://127.0.0.1:1',
      SMTP_URL: 'smtp://user:secret-word@127.0.0.1:1',
      MAIL_FROM: 'a@b.example',
      SANDBOX_URL: 'http://127.0.0.1:1',
      SANDBOX_WEBHOOK_SECRET: 'w'.repeat(32),
    },
    'postgresql://user:secret-word@127.0.0.1:1/none',
  );
  for (const what of ['database', 'NATS', 'mail server', 'provider'])
    expect(of(what)).toMatchObject([{ what, state: 'wrong', todo: expect.stringMatching(/\w/) }]);
  expect(JSON.stringify(findings)).not.toContain('secret-word');
});
