import type { Pool } from 'pg';
import { openKysely } from '../database/kysely.ts';
import { StoreUnavailable } from '../event-store/port.ts';
import type { RegistryTables } from './tables.ts';

/**
 * The schema with the version of a group of read models that is furthest in the log: for who looks
 * something up that every version has. Throws `StoreUnavailable` where there is none yet.
 */
export async function latestSchema(pool: Pool, group: string): Promise<string> {
  const found = await openKysely<RegistryTables>(pool)
    .selectFrom('read_models.schemas')
    .select('schema')
    .where('group', '=', group)
    .where(({ ref }) => ref('whole'))
    .orderBy('commit', 'desc')
    .orderBy('prepare', 'desc')
    .limit(1)
    .executeTakeFirst();
  const schema = found?.schema;
  if (schema === undefined)
    throw new StoreUnavailable(`The read models of ${group} are not made yet`);
  return schema;
}
