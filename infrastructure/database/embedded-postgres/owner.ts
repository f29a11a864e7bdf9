import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { BootError } from '../../process/errors.ts';
import { runRaw } from '../raw-query.ts';
import { lockOwner } from './raw-queries.ts';

const OWNER_LOCK = [0x62616e70, 1]; // any pair of numbers, of no meaning elsewhere
const PATIENCE_MS = 3000; // the connection of an owner killed a moment ago may linger

/**
 * Makes this process the one that may stop the server, for as long as the connection lives; a
 * second product on the same data would otherwise take the database along when it leaves.
 * BootError while another process owns it.
 */
export async function ownServer(url: string, directory: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: `owner, process ${process.pid}`,
    keepAlive: true,
  });
  client.on('error', () => {}); // `end` follows, and tells all there is to tell
  await client.connect();
  const end = Date.now() + PATIENCE_MS;
  while (!(await locks(client))) {
    if (Date.now() > end) {
      const owner = await ownerOf(client);
      await client.end();
      throw new BootError(
        `The database in ${directory} is in use by another process (${owner}); stop it or set DATA_DIR to another directory.`,
      );
    }
    await sleep(50);
  }
  return client;
}

async function locks(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    'SELECT pg_try_advisory_lock($1, $2) AS held',
    OWNER_LOCK,
  );
  return rows[0]?.held === true;
}

async function ownerOf(client: Client): Promise<string> {
  const [owner] = await runRaw(client, lockOwner(OWNER_LOCK, undefined));
  return owner?.name ?? 'unknown';
}
