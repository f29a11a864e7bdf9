import type { Pool, QueryResultRow } from 'pg';
import type { Statement } from '../../database/raw-query.ts';
import { isDatabaseAway } from '../../database/wait-for-database.ts';
import { StoreUnavailable } from '../port.ts';

/** A server that says nothing for so long counts as away. */
const SILENCE_MS = 10_000;

/** One statement in a transaction of its own. Throws `StoreUnavailable` when the outcome is unknown. */
export async function query<Row extends QueryResultRow>(
  pool: Pool,
  statement: Statement<Row>,
): Promise<Row[]> {
  try {
    const timed = { ...statement, query_timeout: SILENCE_MS };
    return (await pool.query<Row>(timed)).rows;
  } catch (error) {
    throw asStoreError(error);
  }
}

/** The same error, or `StoreUnavailable` around it when trying again later is the answer. */
function asStoreError(error: unknown): unknown {
  return isDatabaseAway(error)
    ? new StoreUnavailable('The event store does not answer', { cause: error })
    : error;
}
