import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { preparing } from './prepared.ts';

/** Typed queries on a pool that stays its owner's: destroying the Kysely does not end it. */
export const openKysely = <Schema>(pool: Pool): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: { connect: async () => preparing(await pool.connect()), end: async () => {} },
    }),
  });
