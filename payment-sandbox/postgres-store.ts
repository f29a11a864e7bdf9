import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { Pool } from 'pg';
import {
  type Change,
  type Kept,
  type Kind,
  MOST_DUE,
  type Page,
  type SandboxStore,
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

/** Typed by the kind it is filed under. */
type Row<K extends Kind> = { object: Kept[K] };

/** Every object of the sandbox as one row of `sandbox.objects`. */
export function postgresStore(pool: Pool): SandboxStore {
  return {
    prepare: () => prepare(pool),
    async get<K extends Kind>(kind: K, id: string) {
      const { rows } = await pool.query<Row<K>>(
        'select object from sandbox.objects where kind = $1 and id = $2',
        [kind, id],
      );
      return rows[0]?.object ?? null;
    },
    async put(kind, id, object, at, dueAt) {
      await pool.query(
        `insert into sandbox.objects (kind, id, object, created_at, due_at) values ($1, $2, $3, $4, $5)
         on conflict (kind, id) do update
         set object = excluded.object, due_at = excluded.due_at, version = objects.version + 1`,
        [kind, id, JSON.stringify(object), at, dueAt],
      );
    },
    async change<K extends Kind>(
      kind: K,
      id: string,
      change: (object: Kept[K]) => Change<K> | null,
    ) {
      for (;;) {
        const { rows } = await pool.query<Row<K> & { version: number }>(
          'select object, version from sandbox.objects where kind = $1 and id = $2',
          [kind, id],
        );
        const changed = rows[0] ? change(rows[0].object) : null;
        if (!rows[0] || !changed) return null;
        const { rowCount } = await pool.query(
          `update sandbox.objects set object = $4, due_at = $5, version = version + 1
           where kind = $1 and id = $2 and version = $3`,
          [kind, id, rows[0].version, JSON.stringify(changed.object), changed.dueAt],
        );
        if (rowCount === 1) return changed.object;
      }
    },
    async list(kind, page) {
      const { rows, total } = await list(pool, kind, page);
      return { data: rows.map(({ object }) => object), total };
    },
    async due(kind, now) {
      const { rows } = await pool.query<{ id: string }>(
        `select id from sandbox.objects where kind = $1 and due_at <= $2
         order by due_at limit ${MOST_DUE}`,
        [kind, now],
      );
      return rows.map(({ id }) => id);
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

async function list<K extends Kind>(pool: Pool, kind: K, { from, to, order, offset, limit }: Page) {
  const within = 'kind = $1 and created_at between $2 and $3';
  const bounds: [Kind, Instant, Instant] = [kind, from, to];
  const { rows } = await pool.query<Row<K>>(
    `select object from sandbox.objects where ${within}
     order by number ${order === 'chronological' ? 'asc' : 'desc'} limit $4 offset $5`,
    [...bounds, limit, offset],
  );
  const counted = await pool.query<{ total: number }>(
    `select count(*) as total from sandbox.objects where ${within}`,
    bounds,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
