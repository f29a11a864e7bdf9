import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { eventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { postgresPersonalKeys } from '@baanpak/infrastructure/personal-keys/postgres.ts';
import type { OpenStores } from '@baanpak/infrastructure/program/open-stores.ts';
import { PROJECTED_GROUPS } from '@baanpak/projector/projections.ts';
import { GROUPS, PRIMARY_KEYS } from '@baanpak/projector/read-models.ts';
import { rebuild as rebuildReadModels } from '@baanpak/projector/run/rebuild.ts';
import type { Pool } from 'pg';
import type { Bench } from './bench.ts';
import { type Database, withDatabase } from './database.ts';
import { withStores } from './log.ts';
import { byTurns, median } from './statistics.ts';
import { reservationEvents } from './stays.ts';
import { perSecond, times } from './table.ts';

const RESERVATIONS = 8_000;
const EVENTS = 3 * RESERVATIONS;
const AT_ONCE = 100;
const BATCH = 5_000;
const AIM = 15_000;
const BARE = 'bare';

/** All read models made again from the log, against a mere upsert of the rows it leads to. */
export const rebuild: Bench = {
  name: 'rebuild',
  run: () =>
    withDatabase((database) =>
      withStores(database, async (stores, pool) => {
        await fillLog(stores, RESERVATIONS);
        await rebuildReadModels({ ...stores, pool, groups: PROJECTED_GROUPS });
        const rows = await readRows(pool);
        const rates = await byTurns(
          () =>
            rate(() =>
              rebuildReadModels({
                ...stores,
                codec: forgetfulCodec(stores, database),
                pool,
                groups: PROJECTED_GROUPS,
              }),
            ),
          async () => {
            await createBare(pool);
            const result = await rate(() => upsert(pool, rows));
            await pool.query(`DROP SCHEMA ${BARE} CASCADE`);
            return result;
          },
        );
        const [ours, bare] = [median(rates.ours), median(rates.bare)];
        return [
          {
            what: `rebuild of ${EVENTS} events (bare: upsert of their rows)`,
            ours: perSecond(ours),
            bare: perSecond(bare),
            ratio: times(ours / bare),
            aim: `>= ${perSecond(AIM)}`,
            met: ours >= AIM,
          },
        ];
      }),
    ),
};

/** Three events each. */
export async function fillLog({ store, codec }: OpenStores, reservations: number): Promise<void> {
  const left = Array.from({ length: reservations }, (_, n) => n).values();
  const worker = async () => {
    for (const n of left)
      for (const { stream, events } of await reservationEvents(codec, n))
        await store.append(stream, 'no-stream', events);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Like a rebuild's own process: no personal key is in memory yet. */
const forgetfulCodec = ({ pool }: OpenStores, { config }: Database) =>
  eventCodec({
    keys: postgresPersonalKeys(pool, config.secrets.data),
    now: () => instant(Date.now()),
    ...STORED_EVENTS,
  });

/** Events a second. */
async function rate(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return EVENTS / ((performance.now() - start) / 1000);
}

async function createBare(pool: Pool): Promise<void> {
  const tables = GROUPS.flatMap(({ models }) =>
    models.map(({ sql, indexes = '' }) => sql + indexes),
  ).join('');
  await pool.query(
    `BEGIN; CREATE SCHEMA ${BARE}; SET LOCAL search_path TO ${BARE}; ${tables} COMMIT`,
  );
}

const schemaOf = (table: string) => GROUPS.find(({ tables }) => tables.has(table))?.schema;

type Rows = Readonly<{ table: keyof typeof PRIMARY_KEYS; batches: readonly string[] }>;

async function readRows(pool: Pool): Promise<Rows[]> {
  const result: Rows[] = [];
  for (const table of Object.keys(PRIMARY_KEYS) as (keyof typeof PRIMARY_KEYS)[]) {
    const { rows } = await pool.query<{ row: string }>(
      `SELECT to_json(t)::text AS row FROM ${schemaOf(table)}.${table} t`,
    );
    const batches: string[] = [];
    for (let n = 0; n < rows.length; n += BATCH)
      batches.push(
        `[${rows
          .slice(n, n + BATCH)
          .map(({ row }) => row)
          .join()}]`,
      );
    result.push({ table, batches });
  }
  return result;
}

async function upsert(pool: Pool, tables: readonly Rows[]): Promise<void> {
  for (const { table, batches } of tables) {
    const columns = await writtenColumns(pool, table);
    for (const batch of batches)
      await pool.query(
        `INSERT INTO ${BARE}.${table} (${columns}) SELECT ${columns}
         FROM jsonb_populate_recordset(NULL::${BARE}.${table}, $1)
         ON CONFLICT (${PRIMARY_KEYS[table].join()}) DO NOTHING`,
        [batch],
      );
  }
}

/** Without those that the database makes of others. */
async function writtenColumns(pool: Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(column_name), ',') AS columns FROM information_schema.columns
     WHERE table_schema = '${BARE}' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  return rows[0]?.columns ?? '';
}
