import { expect, it, onTestFinished, vi } from 'vitest';
import { openPool } from '../../database/pool.ts';
import { startPostgresForTest } from '../../testing/own-postgres.ts';
import { openPostgresEventStore } from './postgres-event-store.ts';

it('the log names who holds it back, in whatever database, until they end', async () => {
  const server = await startPostgresForTest(); // the horizon is the whole server's
  const store = await openPostgresEventStore({ connectionString: server.url });
  const other = openPool(server.url.replace(/\/[^/?]*(\?|$)/, '/template1$1'), {
    name: 'somebody else',
  });
  onTestFinished(async () => {
    await store.close();
    await other.end();
    await server.stop();
  });
  expect(await store.heldBackBy?.()).toBeUndefined();
  const client = await other.connect();
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  await client.query('BEGIN; SELECT pg_current_xact_id()');
  await vi.waitFor(
    async () =>
      expect(await store.heldBackBy?.()).toEqual({
        pid: rows[0].pid,
        application: 'somebody else',
        seconds: expect.any(Number),
      }),
    { timeout: 10_000, interval: 100 },
  );
  await client.query('ROLLBACK');
  client.release();
  expect(await store.heldBackBy?.()).toBeUndefined();
});
