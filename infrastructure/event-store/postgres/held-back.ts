import type { Pool } from 'pg';
import type { HeldBackBy } from '../port.ts';
import { query } from './connection.ts';

type Row = { pid: number; application: string; seconds: number };

/** Every append is one for a moment. */
const LONGER_THAN_SECONDS = 1;

/**
 * The oldest transaction of the whole server that has written, other databases and prepared ones
 * included: what was committed behind it can be read when it ends. A prepared one has no process: 0.
 */
export async function heldBackBy(pool: Pool): Promise<HeldBackBy | undefined> {
  const [row] = await query<Row>(pool, {
    text: `SELECT pid, application, floor(extract(epoch FROM clock_timestamp() - began))::int AS seconds
           FROM (
             SELECT pid, application_name AS application, xact_start AS began
             FROM pg_stat_activity WHERE backend_xid IS NOT NULL
             UNION ALL
             SELECT 0, 'prepared transaction ' || gid, prepared FROM pg_prepared_xacts) AS writing
           WHERE clock_timestamp() - began > make_interval(secs => ${LONGER_THAN_SECONDS})
           ORDER BY began LIMIT 1`,
  });
  return row;
}
