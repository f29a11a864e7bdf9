import type { Pool } from 'pg';
import type { Position } from '../port.ts';
import { query } from './connection.ts';
import { checkedSchemaName } from './schema.ts';

/**
 * After a dump and restore into a fresh server the stored transaction ids lie ahead of it: readers
 * would wait for transactions that never come. Throws with what to do about it.
 */
export async function refuseRestoredLog(pool: Pool, schema: string): Promise<void> {
  const [row] = await query<{ ahead: boolean }>(pool, {
    text: `SELECT transaction_id >= pg_snapshot_xmax(pg_current_snapshot()) AS ahead
           FROM ${schema}.events ORDER BY transaction_id DESC LIMIT 1`,
  });
  if (row?.ahead)
    throw new Error(
      `The event log in schema "${schema}" was restored from another server: its transaction ids ` +
        'lie ahead of this one, so its events would stay invisible. Stop all that use it, run the ' +
        'restore command, which adopts the log, and rebuild the read models.',
    );
}

/**
 * Makes a restored log readable on this server: every row moves to transaction 0, its order kept in
 * `position`, and the log gets a new storeId, since positions of the old one no longer hold. Run it
 * with everything else stopped, then rebuild the read models.
 *
 * `checkpoints` are positions of the old log that must live on (those of processes); they come back
 * translated, in the same order.
 */
export async function adoptRestoredLog({
  pool,
  schema = 'events',
  checkpoints = [],
}: {
  pool: Pool;
  schema?: string;
  checkpoints?: readonly Position[];
}): Promise<Readonly<{ storeId: string; checkpoints: Position[] }>> {
  checkedSchemaName(schema);
  const translated: Position[] = [];
  for (const { commit, prepare } of checkpoints) {
    const [row] = await query<{ before: string }>(pool, {
      text: `SELECT count(*) AS before FROM ${schema}.events
             WHERE (transaction_id, position) <= ($1::text::xid8, $2::bigint)`,
      values: [commit, prepare],
    });
    translated.push({ commit: 0n, prepare: BigInt(row?.before ?? 0) });
  }
  await pool.query(adoption(schema)); // as long as it takes
  const [identity] = await query<{ store_id: string }>(pool, {
    text: `SELECT store_id FROM ${schema}.identity`,
  });
  return { storeId: identity?.store_id ?? '', checkpoints: translated };
}

// One statement string is one transaction.
const adoption = (schema: string) => `
SET LOCAL statement_timeout = 0;
LOCK TABLE ${schema}.events IN ACCESS EXCLUSIVE MODE;
UPDATE ${schema}.events AS e
SET transaction_id = '0', position = o.n
FROM (
  SELECT stream, revision, row_number() OVER (ORDER BY transaction_id, position) AS n
  FROM ${schema}.events
) AS o
WHERE e.stream = o.stream AND e.revision = o.revision;
SELECT setval(pg_get_serial_sequence('${schema}.events', 'position'),
  (SELECT coalesce(max(position), 0) + 1 FROM ${schema}.events), false);
UPDATE ${schema}.identity SET store_id = gen_random_uuid();
ANALYZE ${schema}.events;
`;
