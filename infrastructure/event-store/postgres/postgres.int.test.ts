import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgresForTest } from '../../testing/own-postgres.ts';
import { until } from '../contract-suite/until.ts';
import { describeEventStore } from '../contract-suite.ts';
import { openPostgresEventStore } from './postgres-event-store.ts';

// A server of its own: the suite ends it, and readers wait for the oldest transaction of a server.
describeEventStore('the event log in PostgreSQL', async () => {
  const server = await startPostgresForTest();
  return {
    open: () => openPostgresEventStore({ connectionString: server.url }),
    dropConnections: () => dropConnections(server.url),
    restart: () => restart(server.url),
    remove: server.stop,
  };
});

async function ask(url: string, statement: string): Promise<string> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: string }>(
      `SELECT (${statement})::text AS answer`,
    );
    return rows[0]?.answer ?? '';
  } finally {
    await client.end();
  }
}

const dropConnections = async (url: string) => {
  await ask(
    url,
    `SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
     WHERE application_name = 'event store'`,
  );
};

/** Ends the server; its launcher starts it again. */
async function restart(url: string): Promise<void> {
  const startTime = () => ask(url, 'SELECT pg_postmaster_start_time()').catch(() => '');
  const before = await startTime();
  const data = await ask(url, `SELECT current_setting('data_directory')`);
  const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGINT');
  await until(async () => ![before, ''].includes(await startTime()));
}
