import { Kysely, PostgresDialect } from 'kysely';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { preparing } from './prepared.ts';

/** Typed queries on a pool that stays its owner's: destroying the Kysely does not end it. */
export const openKysely = <Schema>(pool: Pool): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: { connect: async () => preparing(await pool.connect()), end: async () => {} },
    }),
  });

/** The same on one connection, in the transaction it is in. */
export function kyselyOn<Schema>(client: ClientBase): Kysely<Schema> {
  const held: PoolClient = Object.create(client, {
    query: { value: (text: string, values: unknown[]) => client.query(text, values) },
    release: { value: () => {} },
  });
  const pool = { connect: async () => held, end: async () => {} };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
