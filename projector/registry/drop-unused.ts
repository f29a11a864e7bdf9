import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { anyOf } from '@baanpak/infrastructure/database/any-of.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { RegistryTables } from '@baanpak/infrastructure/read-models/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';

type Options = Readonly<{
  /** Of this process: never dropped. */
  keep: readonly string[];
  /** Seconds. */
  unusedFor: number;
}>;

/** Drops the versions of groups that nobody has read or written for so long; answers their schemas. */
export async function dropUnused(pool: Pool, { keep, unusedFor }: Options): Promise<string[]> {
  const db = openKysely<RegistryTables>(pool);
  const rows = await db
    .selectFrom('read_models.schemas')
    .select('schema')
    .where('used_at', '<', ago(unusedFor))
    .where(({ eb, not }) => not(eb('schema', '=', anyOf(keep))))
    .execute();
  const dropped: string[] = [];
  for (const { schema } of rows)
    if (await dropIfUnused(db, schema, unusedFor)) dropped.push(schema);
  return dropped;
}

const ago = (seconds: number) => sql<Instant>`now() - make_interval(secs => ${seconds})`;

/** Somebody may have come back to it. */
const dropIfUnused = (
  db: Kysely<RegistryTables>,
  schema: string,
  unusedFor: number,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('read_models.schemas')
      .where('schema', '=', schema)
      .where('used_at', '<', ago(unusedFor))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await transaction.schema.dropSchema(schema).ifExists().cascade().execute();
    return true;
  });
