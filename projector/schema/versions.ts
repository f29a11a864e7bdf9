import { setTimeout as sleep } from 'node:timers/promises';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { anyOf, openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { RegistryTables } from '@baanpak/infrastructure/read-models/registry.ts';
import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { buildingSchema, createRegistry } from './create.ts';
import type { Group } from './read-model.ts';

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

/** Long enough for a release to be taken back. */
const UNUSED_SECONDS = 24 * 3_600;

type Options = Readonly<{
  pool: Pool;
  /** Those this process keeps up with the log. */
  groups: () => readonly Group[];
  signal: AbortSignal;
  log: { info(message: string): void; error(details: object, message: string): void };
}>;

/** Says until the signal which versions this process writes, and drops those that nobody uses. */
export async function keepVersions({ pool, groups, signal, log }: Options): Promise<void> {
  while (!signal.aborted) {
    const keep = groups().flatMap((group) => [group.schema, buildingSchema(group)]);
    try {
      if (keep.length > 0) {
        await sayUsed(pool, keep);
        for (const schema of await dropUnused(pool, { keep, unusedFor: UNUSED_SECONDS }))
          log.info(`Nobody uses the read models in ${schema}: they are dropped`);
      }
    } catch (error) {
      log.error({ err: error }, 'Versions of the read models could not be looked after');
    }
    await sleep(keep.length > 0 ? SAY_EVERY : 1_000, undefined, { signal }).catch(() => {});
  }
}

type Unused = Readonly<{
  /** Of this process: never dropped. */
  keep: readonly string[];
  /** Seconds. */
  unusedFor: number;
}>;

/** Drops the versions of groups that nobody has read or written for so long; answers their schemas. */
export async function dropUnused(pool: Pool, { keep, unusedFor }: Unused): Promise<string[]> {
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

/** The schemas of all versions of groups that are there, and `own`, those of this version of the code. */
export async function knownSchemas(pool: Pool, own: readonly string[]): Promise<string[]> {
  await createRegistry(pool);
  const rows = await openKysely<RegistryTables>(pool)
    .selectFrom('read_models.schemas')
    .select('schema')
    .execute();
  return [...new Set([...rows.map(({ schema }) => schema), ...own])];
}
