import { expect, it, onTestFinished } from 'vitest';
import { openPool } from '../../database/pool.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openPostgresEventStore } from './postgres-event-store.ts';

async function given() {
  const database = await createTestDatabase();
  const pool = openPool(database.url);
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  const identity = async () => {
    const { rows } = await pool.query(
      `SELECT relreplident AS kind FROM pg_class WHERE oid = 'events.events'::regclass`,
    );
    return rows[0]?.kind;
  };
  return { pool, identity, open: () => openPostgresEventStore({ pool }) };
}

it('rows of the log are known by their key, in a log of an earlier version too', async () => {
  const { pool, identity, open } = await given();
  await open();
  expect(await identity()).toBe('i');
  await pool.query('ALTER TABLE events.events REPLICA IDENTITY DEFAULT'); // as it was made before
  await open();
  expect(await identity()).toBe('i');
});

it('a log that is in use opens without it, and has it from the next start on', async () => {
  const { pool, identity, open } = await given();
  await open();
  await pool.query('ALTER TABLE events.events REPLICA IDENTITY DEFAULT');
  const reader = await pool.connect();
  await reader.query('BEGIN; SELECT count(*) FROM events.events');
  await open();
  await reader.query('COMMIT');
  reader.release();
  expect(await identity()).toBe('d');
  await open();
  expect(await identity()).toBe('i');
});
