import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minute } from '@baanpak/domain/testing/samples.ts';
import { postmasterOf } from '@baanpak/infrastructure/database/embedded-postgres/postmaster.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@baanpak/infrastructure/database/embedded-postgres/start.ts';
import { openAsyncCommitPool, openPool } from '@baanpak/infrastructure/database/pool.ts';
import { eventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import {
  type EventStore,
  type EventToAppend,
  SealedWithLostKey,
} from '@baanpak/infrastructure/event-store/port.ts';
import { openPostgresEventStore } from '@baanpak/infrastructure/event-store/postgres/postgres-event-store.ts';
import type { PersonalKeys } from '@baanpak/infrastructure/personal-keys/port.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateCommandSchema } from '../../start.ts';
import { personalKeysOf } from '../../testing/stores.ts';
import { type Holds, postgresHolds } from './holds.ts';

// A server of its own that is killed; it writes to the disk what a commit waits for, and nothing by itself.
let temporary: string;
let server: EmbeddedPostgres;
let pool: Pool;
let asyncCommitPool: Pool;
let store: EventStore;
let keys: PersonalKeys;
let holds: Holds;
let elsewhere: Holds;
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'baanpak-keys-'));
  await chmod(temporary, 0o711); // for the user the server runs as when root runs the tests
  const settings = { fsync: 'off', shared_buffers: '16MB', autovacuum: 'off' };
  server = await startEmbeddedPostgres({ directory: join(temporary, 'postgres'), settings });
  pool = openPool(server.url);
  asyncCommitPool = openAsyncCommitPool(server.url);
  await migrateCommandSchema(pool);
  store = await openPostgresEventStore({ connectionString: server.url, wakeUp: 'in-process' });
  keys = personalKeysOf(pool);
  const options = { pool, asyncCommitPool, secret: 'a secret', keys };
  holds = postgresHolds({ ...options, isLogBeside: true });
  elsewhere = postgresHolds({ ...options, isLogBeside: false });
});
afterAll(async () => {
  await store.close();
  await Promise.all([pool.end(), asyncCommitPool.end()]);
  await server.stop();
  await rm(temporary, { recursive: true, force: true });
});

const codecOf = () =>
  eventCodec({
    ...{ keys, now: () => minute(0), types: 'any', upcasters: {} },
    personalFields: { GuestNamed: { subject: 'bookingId', field: 'guest' } },
  });
const GUEST = { name: 'Anna' };
const CONTEXT = { actor: 'guest', correlationId: 'c', causationId: null, commandId: randomUUID() };

/** A booking's first event, sealed with the key of a guest who is entered before. */
async function named(bookingId: string, enter: Holds = holds): Promise<EventToAppend[]> {
  await enter.personOf('anna@example.com', [bookingId]);
  const event = { type: 'GuestNamed', data: { bookingId, guest: GUEST } };
  return codecOf().encode([event], CONTEXT, null);
}

const append = (bookingId: string, events: readonly EventToAppend[]) =>
  store.append(`booking-${bookingId}`, 'no-stream', events);

async function guestIn(bookingId: string): Promise<unknown> {
  const stored = await store.readStream(`booking-${bookingId}`);
  const [event] = await codecOf().decode<{ type: string; data: { guest?: unknown } }>(stored);
  return event?.data.guest;
}

async function isKeyStored(bookingId: string): Promise<boolean> {
  const found = await pool.query('SELECT FROM command.personal_keys WHERE subject = $1', [
    bookingId,
  ]);
  return found.rowCount === 1;
}

/** Whether the disk has all that was written so far. */
async function isAllOnDisk(): Promise<boolean> {
  const { rows } = await pool.query<{ all: boolean }>(
    'SELECT pg_current_wal_flush_lsn() >= pg_current_wal_insert_lsn() AS all',
  );
  return rows[0]?.all === true;
}

const pidOf = async (backend: string): Promise<number> => {
  const { rows } = await pool.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE backend_type = $1',
    [backend],
  );
  return rows[0]?.pid ?? 0;
};

/** From here on only a commit that waits for the disk writes to it. */
async function stopWalWriter(): Promise<number> {
  await pool.query('SELECT pg_switch_wal()');
  await pool.query('CHECKPOINT');
  const writer = await pidOf('walwriter');
  process.kill(writer, 'SIGSTOP');
  return writer;
}

/** The server ends at once, and starts again with what is on the disk. */
async function crash(walWriter: number): Promise<void> {
  const postmaster = await postmasterOf(join(temporary, 'postgres'));
  process.kill(postmaster?.pid ?? 0, 'SIGQUIT');
  process.kill(walWriter, 'SIGKILL');
  await expect
    .poll(
      () =>
        pool.query('SELECT 1').then(
          () => pidOf('walwriter'),
          () => walWriter,
        ),
      {
        timeout: 20_000,
      },
    )
    .not.toBe(walWriter);
}

it('a key beside the log is on disk with the append, which alone waits for it', async () => {
  const bookingId = randomUUID();
  const walWriter = await stopWalWriter();
  const events = await named(bookingId);
  expect(await isAllOnDisk()).toBe(false);
  expect(await append(bookingId, events)).toMatchObject({ outcome: 'appended' });
  await crash(walWriter);
  expect(await isKeyStored(bookingId)).toBe(true);
  keys = personalKeysOf(pool); // as after a start
  expect(await guestIn(bookingId)).toEqual(GUEST);
});

it('a key of a log elsewhere is on disk before the append', async () => {
  const bookingId = randomUUID();
  const walWriter = await stopWalWriter();
  await named(bookingId, elsewhere);
  await crash(walWriter);
  expect(await isKeyStored(bookingId)).toBe(true);
});

it('writes no event that is sealed with a key that a crash took, and writes it sealed with a new one', async () => {
  const [lost, other] = [randomUUID(), randomUUID()];
  const walWriter = await stopWalWriter();
  const sealed = await named(lost);
  await crash(walWriter);
  expect(await isKeyStored(lost)).toBe(false);
  const unsealed = { type: 'Seen', data: {} };
  const [refused, beside] = await Promise.allSettled([
    append(lost, sealed),
    append(other, await codecOf().encode([unsealed], CONTEXT, null)),
  ]);
  expect(refused).toMatchObject({ reason: expect.any(SealedWithLostKey) });
  expect(beside).toMatchObject({ value: { outcome: 'appended' } });
  expect(await store.readStream(`booking-${lost}`)).toEqual([]);
  expect(await append(lost, await named(lost))).toMatchObject({ outcome: 'appended' });
  keys = personalKeysOf(pool);
  expect(await guestIn(lost)).toEqual(GUEST);
});

it('writes no event that is sealed with a key that was destroyed meanwhile', async () => {
  const bookingId = randomUUID();
  const events = await named(bookingId);
  await pool.query('UPDATE command.personal_keys SET wrapped_key = NULL WHERE subject = $1', [
    bookingId,
  ]);
  await expect(append(bookingId, events)).rejects.toBeInstanceOf(SealedWithLostKey);
  expect(await store.readStream(`booking-${bookingId}`)).toEqual([]);
});
