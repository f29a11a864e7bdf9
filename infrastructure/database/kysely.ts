import { createHash } from 'node:crypto';
import { type ColumnType, expressionBuilder, Kysely, PostgresDialect } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ClientBase, Pool, PoolClient } from 'pg';

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

const WORTH_IT = 5;
const MOST_NAMES = 300;
const MOST_COUNTED = 2_000;

const seen = new LRUCache<string, number>({ max: MOST_COUNTED });
const names = new Map<string, string>();
const wrapped = new WeakMap<PoolClient, PoolClient>();

/**
 * A pool's client with names for statements that come again, so that a connection parses and plans
 * them once; as other drivers do, from the fifth time on. Texts that vary without end stay unnamed.
 */
function preparing(client: PoolClient): PoolClient {
  const before = wrapped.get(client);
  if (before) return before;
  const prepared: PoolClient = Object.create(client, {
    query: {
      value: (text: string, values: unknown[]) => {
        const name = nameOf(text);
        return client.query(name === undefined ? { text, values } : { name, text, values });
      },
    },
    release: { value: (error?: Error | boolean) => client.release(error) },
  });
  wrapped.set(client, prepared);
  return prepared;
}

/** The same for everyone in the process: connections are shared. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size === MOST_NAMES) return known;
  const times = (seen.get(text) ?? 0) + 1;
  seen.set(text, times);
  if (times < WORTH_IT) return undefined;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  seen.delete(text);
  return name;
}

const { fn, val } = expressionBuilder<object>();

/** Any of some values, as one parameter: the statement is the same however many there are. */
export const anyOf = <Value>(values: readonly Value[]) => fn.any(val(values));

/** A column that is written as JSON text and read as what it says. */
export type StoredJson<Value> = ColumnType<Value, string, string>;
