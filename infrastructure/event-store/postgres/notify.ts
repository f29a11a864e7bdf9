import { setTimeout as wait } from 'node:timers/promises';
import type { Notification, Pool, PoolClient } from 'pg';
import { coalesce } from '../../concurrency/coalesce.ts';
import { query } from './connection.ts';
import type { WakeSignal } from './wake-signal.ts';

const RECONNECT_MS = 500;

const channelOf = (schema: string) => `${schema}_appended`;

/**
 * Tells other processes that something was appended. NOTIFY takes a lock of the whole server at
 * commit, so it goes outside the append's transaction and never twice at a time. It is a hint: when
 * it fails the others find the events by polling.
 */
export const createNotifier = (pool: Pool, schema: string, sender: string) =>
  coalesce(async () => {
    await query(pool, {
      name: `${schema} notify`,
      text: 'SELECT pg_notify($1, $2)',
      values: [channelOf(schema), sender],
    }).catch(() => undefined);
  });

/** Signals every append of other processes, on one connection of its own, until aborted. */
export async function listenToOthers(
  pool: Pool,
  schema: string,
  self: string,
  appended: WakeSignal,
  signal: AbortSignal,
): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  const onNotification = ({ payload }: Notification) => {
    if (payload !== self) appended.send();
  };
  while (!signal.aborted) {
    const client = await pool.connect().catch(() => undefined);
    if (client) {
      client.on('notification', onNotification);
      const lost = onceLost(client);
      // What was appended while nobody listened is found by this signal.
      client.query(`LISTEN ${channelOf(schema)}`).then(appended.send, () => undefined);
      await Promise.race([lost, stopped]);
      client.release(true);
    }
    await wait(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
  }
}

const onceLost = (client: PoolClient) =>
  new Promise<void>((resolve) => {
    client.on('error', () => resolve()).on('end', () => resolve());
  });
