import { type Kysely, type Migration, Migrator } from 'kysely';

/** By name; carried out in the order of their names (`0001-…`, `0002-…`). */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Brings `schema` up to date and gives the names of what it carried out; makes the schema, and keeps
 * the list of what was done inside it. Kysely's schema builder works in `schema`; raw SQL has to name it.
 * Each migration is a transaction of its own, as a long one holds back every subscription; of several
 * processes at once, one migrates and the others wait. A schema newer than the code is left as it is,
 * so that the last version can be started again after a step back. Throws what a migration threw.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  schema: string,
  migrations: Migrations,
): Promise<string[]> {
  const migrator = new Migrator({
    db: db.withSchema(schema),
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableSchema: schema,
  });
  const done: string[] = [];
  while (await hasPending(migrator)) {
    const { error, results = [] } = await migrator.migrateUp();
    if (error !== undefined) throw error;
    done.push(...results.map(({ migrationName }) => migrationName));
  }
  return done;
}

async function hasPending(migrator: Migrator): Promise<boolean> {
  const all = await migrator.getMigrations();
  return all.some(({ executedAt }) => executedAt === undefined);
}
