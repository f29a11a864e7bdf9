import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Pool } from 'pg';
import { openKysely } from '../database/kysely.ts';
import { type LastEvent, StoreUnavailable } from '../event-store/port.ts';

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

/** Written as text, since no number of JavaScript holds it. */
type Numeric = ColumnType<string, string, string>;

/** The list of the schemas with read models: which version of a group each has, and how far it is. */
export type RegistryTables = {
  'read_models.schemas': {
    schema: string;
    group: string;
    whole: boolean;
    store_id: string;
    commit: Numeric;
    prepare: Numeric;
    used_at: Generated<Instant>;
    /** The last event met; null until a version that keeps it has read one. */
    last_event: ColumnType<LastEvent | null, string | undefined, string | null>;
  };
};
