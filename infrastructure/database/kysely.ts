import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';

/** Typed queries on a pool that stays its owner's: destroying the Kysely does not end it. */
export const openKysely = <Schema>(pool: Pool): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: { connect: () => pool.connect(), end: async () => {} },
    }),
  });
