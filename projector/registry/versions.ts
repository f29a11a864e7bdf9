import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { RegistryTables } from '@baanpak/infrastructure/read-models/tables.ts';
import type { Pool } from 'pg';
import { createRegistry } from '../schema/create.ts';
import { GROUPS } from '../schema/groups.ts';

/** The schemas of all versions of groups that are there, and those of this version of the code. */
export async function knownSchemas(pool: Pool): Promise<string[]> {
  await createRegistry(pool);
  const rows = await openKysely<RegistryTables>(pool)
    .selectFrom('read_models.schemas')
    .select('schema')
    .execute();
  return [...new Set([...rows, ...GROUPS].map(({ schema }) => schema))];
}
