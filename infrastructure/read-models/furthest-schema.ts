import type { Pool } from 'pg';
import { StoreUnavailable } from '../event-store/port.ts';

/**
 * The schema with the version of a group of read models that is furthest in the log: for who looks
 * something up that every version has. Throws `StoreUnavailable` where there is none yet.
 */
export async function furthestSchema(pool: Pool, group: string): Promise<string> {
  const { rows } = await pool.query<{ schema: string }>({
    name: 'furthest schema',
    text: `SELECT quote_ident(schema) AS schema FROM read_models.schemas
           WHERE "group" = $1 AND whole ORDER BY commit DESC, prepare DESC LIMIT 1`,
    values: [group],
  });
  const schema = rows[0]?.schema;
  if (schema === undefined)
    throw new StoreUnavailable(`The read models of ${group} are not made yet`);
  return schema;
}
