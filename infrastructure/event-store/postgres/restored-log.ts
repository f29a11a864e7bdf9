import type { Pool, PoolClient } from 'pg';
import { BootError } from '../../config/boot-error.ts';
import { asError } from '../../process/thrown.ts';
import { comparePositions, type Position } from '../port.ts';
import { query } from './connection.ts';
import { checkedSchemaName } from './schema.ts';

/**
 * After a dump and restore into a fresh server the stored transaction ids lie ahead of it: readers
 * would wait for transactions that never come. Throws with what to do about it.
 */
export async function refuseRestoredLog(pool: Pool, schema: string): Promise<void> {
  if (await isRestoredLog(pool, schema))
    throw new BootError(
      `The event log in schema "${schema}" was restored from another server: its transaction ids ` +
        'lie ahead of this one, so its events would stay invisible. Stop all that use it and run ' +
        '`npm run restore`, which adopts the log and makes the read models anew.',
    );
}

/** Whether transaction ids of the log lie ahead of the server's; a log that is not there has none. */
export async function isRestoredLog(pool: Pool, schema = 'events'): Promise<boolean> {
  checkedSchemaName(schema);
  const [found] = await query<{ isThere: boolean }>(pool, {
    text: `SELECT to_regclass('${schema}.events') IS NOT NULL AS "isThere"`,
  });
  if (!found?.isThere) return false;
  const [row] = await query<{ ahead: boolean }>(pool, {
    text: `SELECT transaction_id >= pg_snapshot_xmax(pg_current_snapshot()) AS ahead
           FROM ${schema}.events ORDER BY transaction_id DESC LIMIT 1`,
  });
  return row?.ahead ?? false;
}

/** What becomes of a log's positions when it is adopted, told in the transaction that adopts it. */
export type Adoption = Readonly<{
  client: PoolClient;
  storeId: Readonly<{ before: string; after: string }>;
  /** Where the last event was. */
  end: Position;
  /** Where a position of the log is from now on; undefined for one behind its end. */
  translated(position: Position): Promise<Position | undefined>;
}>;

type Options = Readonly<{
  pool: Pool;
  schema?: string;
  /** Moves what remembers positions of the log along: no crash parts the two. */
  alongside?: (adoption: Adoption) => Promise<void>;
}>;

/**
 * Makes a restored log readable on this server: every row moves to transaction 0, its order kept in
 * `position`, and the log gets a new storeId, since positions of the old one no longer hold. Run it
 * with everything else stopped, on a pool without time limits, then rebuild the read models.
 */
export async function adoptRestoredLog({ pool, schema = 'events', alongside }: Options) {
  checkedSchemaName(schema);
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; LOCK TABLE ${schema}.events IN ACCESS EXCLUSIVE MODE`);
    const storeId = await newStoreId(client, schema);
    const end = await endOf(client, schema);
    const translated = async (position: Position) =>
      comparePositions(position, end) > 0 ? undefined : translate(client, schema, position);
    await alongside?.({ client, storeId, end, translated });
    await client.query(`${renumbering(schema)} COMMIT`);
    await client.query(`ANALYZE ${schema}.events`);
    client.release();
    return storeId.after;
  } catch (error) {
    client.release(asError(error)); // its end undoes what was begun
    throw error;
  }
}

async function newStoreId(client: PoolClient, schema: string): Promise<Adoption['storeId']> {
  const { rows: before } = await client.query<{ id: string }>(
    `SELECT store_id AS id FROM ${schema}.identity`,
  );
  const { rows: after } = await client.query<{ id: string }>(
    `UPDATE ${schema}.identity SET store_id = gen_random_uuid() RETURNING store_id AS id`,
  );
  return { before: before[0]?.id ?? '', after: after[0]?.id ?? '' };
}

type Place = { commit: string; prepare: string };

async function endOf(client: PoolClient, schema: string): Promise<Position> {
  const { rows } = await client.query<Place>(
    `SELECT transaction_id::text AS commit, position::text AS prepare FROM ${schema}.events
     ORDER BY transaction_id DESC, position DESC LIMIT 1`,
  );
  const { commit = '0', prepare = '0' } = rows[0] ?? {};
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}

async function translate(
  client: PoolClient,
  schema: string,
  position: Position,
): Promise<Position> {
  const { rows } = await client.query<{ before: string }>(
    `SELECT count(*)::text AS before FROM ${schema}.events
     WHERE (transaction_id, position) <= ($1::text::xid8, $2::bigint)`,
    [position.commit, position.prepare],
  );
  return { commit: 0n, prepare: BigInt(rows[0]?.before ?? 0) };
}

const renumbering = (schema: string) => `
UPDATE ${schema}.events AS e
SET transaction_id = '0', position = o.n
FROM (
  SELECT stream, revision, row_number() OVER (ORDER BY transaction_id, position) AS n
  FROM ${schema}.events
) AS o
WHERE e.stream = o.stream AND e.revision = o.revision;
SELECT setval(pg_get_serial_sequence('${schema}.events', 'position'),
  (SELECT coalesce(max(position), 0) + 1 FROM ${schema}.events), false);`;
