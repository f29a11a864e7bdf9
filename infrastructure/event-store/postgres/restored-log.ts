import type { Pool, PoolClient } from 'pg';
import { whetherThere } from '../../database/raw-queries.ts';
import { runRaw } from '../../database/raw-query.ts';
import { asError, BootError } from '../../process/errors.ts';
import { comparePositions, type Position } from '../port.ts';
import { query } from './connection.ts';
import {
  countUpTo,
  isAhead,
  lastPosition,
  newIdentity,
  renumber,
  restartPositions,
  storeIdentity,
} from './raw-queries.ts';
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
  const [found] = await query(pool, whetherThere([`${schema}.events`], undefined));
  if (!found?.isThere) return false;
  const [row] = await query(pool, isAhead([], schema));
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
    await runRaw(client, renumber([], schema));
    await runRaw(client, restartPositions([], schema));
    await client.query('COMMIT');
    await client.query(`ANALYZE ${schema}.events`);
    client.release();
    return storeId.after;
  } catch (error) {
    client.release(asError(error)); // its end undoes what was begun
    throw error;
  }
}

async function newStoreId(client: PoolClient, schema: string): Promise<Adoption['storeId']> {
  const [before] = await runRaw(client, storeIdentity([], schema));
  const [after] = await runRaw(client, newIdentity([], schema));
  return { before: before?.store_id ?? '', after: after?.store_id ?? '' };
}

async function endOf(client: PoolClient, schema: string): Promise<Position> {
  const [last] = await runRaw(client, lastPosition([], schema));
  return { commit: BigInt(last?.transaction_id ?? 0), prepare: BigInt(last?.position ?? 0) };
}

async function translate(
  client: PoolClient,
  schema: string,
  position: Position,
): Promise<Position> {
  const [before] = await runRaw(client, countUpTo([position.commit, position.prepare], schema));
  return { commit: 0n, prepare: BigInt(before?.count ?? 0) };
}
