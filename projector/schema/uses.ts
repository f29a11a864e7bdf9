import { anyOf } from '@baanpak/infrastructure/database/any-of.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { RegistryTables } from '@baanpak/infrastructure/read-models/tables.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';

/** How often anyone who reads or writes a version of a group says so, in milliseconds. */
export const SAY_EVERY = 60_000;

/** Says that schemas are in use: one that nobody uses for a day is dropped. */
export async function sayUsed(pool: Pool, schemas: readonly string[]): Promise<void> {
  await openKysely<RegistryTables>(pool)
    .updateTable('read_models.schemas')
    .set({ used_at: sql`now()` })
    .where('schema', '=', anyOf(schemas))
    .execute();
}
