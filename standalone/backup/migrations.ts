import { COMMAND_SCHEMA, commandMigrations } from '@baanpak/command-api/schema/migrations.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { migrate } from '@baanpak/infrastructure/database/migrate.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { tableExists } from '@baanpak/infrastructure/database/raw-queries.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';
import type { Pool } from 'pg';

type Migrated = { 'command.kysely_migration': { name: string } };

/** What schema `command` has been through; BootError for a database that is not the product's. */
export async function migrationsOf(databaseUrl: string): Promise<string[]> {
  const pool = openPool(databaseUrl, { max: 1 });
  try {
    if (!(await tableExists(pool, 'command.kysely_migration')))
      throw new BootError('There is nothing to back up: this database has no schema command.');
    const rows = await openKysely<Migrated>(pool)
      .selectFrom('command.kysely_migration')
      .select('name')
      .orderBy('name')
      .execute();
    return rows.map(({ name }) => name);
  } finally {
    await pool.end();
  }
}

/** Throws a BootError where a later version made them. */
export function checkMigrations(names: readonly string[]): void {
  const unknown = names.find((name) => !(name in commandMigrations));
  if (unknown !== undefined)
    throw new BootError(
      `The backup was made by a later version: this one does not know the migration ${unknown}.`,
    );
}

/** Makes schema `command` as it was after these migrations, so that its rows fit; later ones follow at the boot. */
export async function migrateAsFarAs(pool: Pool, names: readonly string[]): Promise<void> {
  const done = Object.entries(commandMigrations).filter(([name]) => names.includes(name));
  await migrate(openKysely<Record<string, never>>(pool), COMMAND_SCHEMA, Object.fromEntries(done));
}
