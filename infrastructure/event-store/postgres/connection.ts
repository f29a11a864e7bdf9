import type { Pool, QueryConfig, QueryResultRow } from 'pg';
import { StoreUnavailable } from '../port.ts';

/** A server that says nothing for so long counts as away. */
const SILENCE_MS = 10_000;

/** One statement in a transaction of its own. Throws `StoreUnavailable` when the outcome is unknown. */
export async function query<Row extends QueryResultRow>(
  pool: Pool,
  statement: QueryConfig,
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
  return isPassing(error)
    ? new StoreUnavailable('The event store does not answer', { cause: error })
    : error;
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html: connection lost (08), resources
// (53), the server's timeouts and restarts (57), rolled back by it (40), a standby (25006).
const PASSING_STATES = /^(08|53|57|40)...$|^25006$/;
const PASSING_SOCKET_CODES =
  /^(ENOENT|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
// The driver's own errors carry no code.
const PASSING_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|after calling end on the pool/;

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isPassing);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    PASSING_STATES.test(code) ||
    PASSING_SOCKET_CODES.test(code) ||
    PASSING_MESSAGES.test(error.message)
  );
}
