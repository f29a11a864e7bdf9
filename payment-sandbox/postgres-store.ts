import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { kyselyOn, openKysely, type StoredJson } from '@baanpak/infrastructure/database/kysely.ts';
import { type Generated, type Kysely, sql } from 'kysely';
import type { ClientBase, Pool } from 'pg';
import {
  type Change,
  MOST_DUE,
  type ObjectKind,
  type ObjectPage,
  type SandboxStore,
  type StoredObject,
} from './store.ts';

const SCHEMA = `
  create schema if not exists sandbox;
  create table if not exists sandbox.objects (
    kind text not null,
    id text not null,
    number bigint generated always as identity,
    version integer not null default 1,
    created_at timestamptz not null,
    due_at timestamptz,
    object jsonb not null,
    primary key (kind, id)
  );
  create index if not exists objects_in_order on sandbox.objects (kind, number);
  create index if not exists objects_due on sandbox.objects (kind, due_at) where due_at is not null;
`;

/** Two processes that start at once would both create the schema: the second waits for the first. */
const LOCK = 'select pg_advisory_xact_lock(hashtext($1))';

type Tables = {
  'sandbox.objects': {
    kind: ObjectKind;
    id: string;
    number: Generated<number>;
    version: Generated<number>;
    created_at: Instant;
    due_at: Instant | null;
    object: StoredJson<StoredObject[ObjectKind]>;
  };
};

/** An object as it is put; `at` is when it came to be. */
export type SandboxObject = Readonly<{
  kind: ObjectKind;
  id: string;
  object: StoredObject[ObjectKind];
  at: Instant;
  dueAt: Instant | null;
}>;

const OBJECTS_AT_ONCE = 1_000;

/** Puts objects that are new, in the transaction that the client is in; `prepare` comes before. */
export async function putNew(client: ClientBase, objects: readonly SandboxObject[]): Promise<void> {
  const db = kyselyOn<Tables>(client);
  const rows = objects.map(({ kind, id, object, at, dueAt }) => ({
    ...{ kind, id, object: JSON.stringify(object) },
    ...{ created_at: at, due_at: dueAt },
  }));
  for (let from = 0; from < rows.length; from += OBJECTS_AT_ONCE)
    await db
      .insertInto('sandbox.objects')
      .values(rows.slice(from, from + OBJECTS_AT_ONCE))
      .execute();
}

/** Typed by the kind it is filed under. */
type Row<K extends ObjectKind> = Readonly<{ object: StoredObject[K]; version: number }>;

/** Every object of the sandbox as one row of `sandbox.objects`. */
export function postgresStore(pool: Pool): SandboxStore {
  const db = openKysely<Tables>(pool);
  const find = <K extends ObjectKind>(kind: K, id: string): Promise<Row<K> | undefined> =>
    db
      .selectFrom('sandbox.objects')
      .select(['object', 'version'])
      .where('kind', '=', kind)
      .where('id', '=', id)
      .$castTo<Row<K>>()
      .executeTakeFirst();
  return {
    prepare: () => prepare(pool),
    get: async (kind, id) => (await find(kind, id))?.object ?? null,
    async put(kind, id, object, at, dueAt) {
      await db
        .insertInto('sandbox.objects')
        .values({ kind, id, object: JSON.stringify(object), created_at: at, due_at: dueAt })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'id']).doUpdateSet((eb) => ({
            object: sql`excluded.object`,
            due_at: eb.ref('excluded.due_at'),
            version: eb('sandbox.objects.version', '+', 1),
          })),
        )
        .execute();
    },
    async change<K extends ObjectKind>(
      kind: K,
      id: string,
      change: (object: StoredObject[K]) => Change<K> | null,
    ) {
      for (;;) {
        const found = await find(kind, id);
        const changed = found ? change(found.object) : null;
        if (!found || !changed) return null;
        const { numUpdatedRows } = await db
          .updateTable('sandbox.objects')
          .set((eb) => ({
            object: JSON.stringify(changed.object),
            due_at: changed.dueAt,
            version: eb('version', '+', 1),
          }))
          .where('kind', '=', kind)
          .where('id', '=', id)
          .where('version', '=', found.version)
          .executeTakeFirst();
        if (numUpdatedRows === 1n) return changed.object;
      }
    },
    list: (kind, page) => list(db, kind, page),
    async due(kind, now) {
      const found = await db
        .selectFrom('sandbox.objects')
        .select('id')
        .where('kind', '=', kind)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(MOST_DUE)
        .execute();
      return found.map(({ id }) => id);
    },
  };
}

async function prepare(pool: Pool): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    await connection.query(LOCK, ['sandbox']);
    await connection.query(SCHEMA);
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback');
    throw error;
  } finally {
    connection.release();
  }
}

async function list<K extends ObjectKind>(
  db: Kysely<Tables>,
  kind: K,
  { from, to, order, offset, limit }: ObjectPage,
): Promise<{ data: StoredObject[K][]; total: number }> {
  const within = db
    .selectFrom('sandbox.objects')
    .where('kind', '=', kind)
    .where('created_at', '>=', from)
    .where('created_at', '<=', to);
  const found = await within
    .select('object')
    .orderBy('number', order === 'chronological' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .$castTo<Pick<Row<K>, 'object'>>()
    .execute();
  const { total } = await within
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { data: found.map(({ object }) => object), total };
}
