import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

export type TestDatabase = Readonly<{
  url: string;
  /** Removes it, connected clients or not. */
  drop(): Promise<void>;
}>;

/** What many tests begin with. */
type Template = Readonly<{
  /** Lower case letters and underscores. */
  name: string;
  /** Fills an empty database; no connection to it may be left. */
  prepare(url: string): Promise<void>;
}>;

/**
 * A fresh database on the server that the integration tests share: empty, or a copy of what a
 * template's `prepare` made, which is asked for once however many tests and files name it.
 */
export async function createTestDatabase(template?: Template): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, async (client) => {
    if (template) await prepareOnce(client, server, template);
    // neither is ever connected to, so that two tests may copy it at once; files are copied in a third of the time
    const from = template?.name ?? 'template0';
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY FILE_COPY`);
  });
  return {
    url: databaseOn(server, name),
    drop: () =>
      onServer(server, async (client) => {
        await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }),
  };
}

async function prepareOnce(client: Client, server: string, { name, prepare }: Template) {
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
  const { rows } = await client.query(
    'SELECT FROM pg_database WHERE datname = $1 AND datistemplate',
    [name],
  );
  if (rows.length === 0) {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`); // of one who did not finish
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0`);
    await prepare(databaseOn(server, name));
    await client.query(`ALTER DATABASE ${name} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
  }
  await client.query('SELECT pg_advisory_unlock(hashtext($1))', [name]);
}

function databaseOn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

async function onServer(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
