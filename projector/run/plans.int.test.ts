import { randomUUID } from 'node:crypto';
import type { Statement } from '@baanpak/infrastructure/database/raw-query.ts';
import type { PoolClient } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refreshNights } from '../calendar/raw-queries.ts';
import { nameOwners, putEvents } from '../events/raw-queries.ts';
import { createIndexes } from '../schema/create.ts';
import { GROUPS, schemasOf } from '../schema/groups.ts';
import { openProjectorPool } from '../start.ts';
import { openReadModelsForTest, type ReadModelsForTest } from '../testing/given-events.ts';

const [EVENTS = ''] = schemasOf(['events']);
const [SEARCH = ''] = schemasOf(['search']);
const ROWS = 10_000;
/** So many are in a batch; each may look at so many pages of tables and indexes. */
const IN_A_BATCH = 25;
const PAGES_EACH = 80;

const ids = Array.from({ length: IN_A_BATCH }, () => randomUUID());
const MANY = `generate_series(1, ${ROWS}) AS n`;

let models: ReadModelsForTest;
beforeEach(async () => {
  models = await openReadModelsForTest();
  for (const group of GROUPS) await createIndexes(models.pool, group, group.schema);
});
afterEach(() => models.close());

it.each([
  {
    what: 'writes events',
    filled: `INSERT INTO event_streams (stream, owner_id) SELECT gen_random_uuid(), gen_random_uuid() FROM ${MANY}`,
    statement: putEvents([JSON.stringify(ids.map(eventOf))], { schema: EVENTS }),
  },
  {
    what: 'names owners',
    filled: `INSERT INTO event_streams (stream, owner_id) SELECT unnest(ARRAY['${ids.join("','")}']), gen_random_uuid();
      INSERT INTO listed_events (event_id, type, stream, actor, at, commit_position, prepare_position)
      SELECT gen_random_uuid(), 'CheckoutHeld', gen_random_uuid(), 'guest', now(), n, n FROM ${MANY}`,
    statement: nameOwners([ids], { schema: EVENTS }),
  },
  {
    what: 'refreshes calendars',
    filled: `INSERT INTO room_nights SELECT gen_random_uuid(), '2027-01-01', 1 FROM ${MANY};
      INSERT INTO room_nights SELECT unnest(ARRAY['${ids.join("','")}'])::uuid, '2027-01-01', 1;
      INSERT INTO room_calendars SELECT gen_random_uuid(), '01' FROM ${MANY}`,
    statement: refreshNights([JSON.stringify(ids.map(nightOf))], SEARCH),
  },
])('$what by a plan that was made while tables were empty', async ({ filled, statement }) => {
  const pool = openProjectorPool(models.url);
  const client = await pool.connect();
  try {
    await models.pool.query('ANALYZE');
    await client.query(
      `PREPARE planned AS ${statement.text}; SET search_path TO ${EVENTS}, ${SEARCH}`,
    );
    await client.query(`BEGIN; ${execute(client, statement)}; ROLLBACK`);
    await models.pool.query(filled);
    expect(await pagesOf(client, statement)).toBeLessThan(PAGES_EACH * IN_A_BATCH);
  } finally {
    client.release();
    await pool.end();
  }
});

function eventOf(stream: string, n: number) {
  const [event_id, at] = [randomUUID(), '2027-01-01T00:00:00Z'];
  return {
    event_id,
    type: 'CheckoutHeld',
    stream,
    actor: 'guest',
    at,
    commit_position: n,
    prepare_position: n,
  };
}

function nightOf(room_id: string) {
  return { room_id, night: '2027-01-01' };
}

const execute = (client: PoolClient, { values = [] }: Statement<object>) =>
  `EXECUTE planned(${values.map((value) => client.escapeLiteral(textOf(value))).join()})`;

const textOf = (value: unknown) => (Array.isArray(value) ? `{${value.join()}}` : String(value));

type Explained = { 'QUERY PLAN': [{ Plan: Record<string, number> }] };

async function pagesOf(client: PoolClient, statement: Statement<object>): Promise<number> {
  const { rows } = await client.query<Explained>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${execute(client, statement)}`,
  );
  const { Plan = {} } = rows[0]?.['QUERY PLAN'][0] ?? {};
  return Number(Plan['Shared Hit Blocks']) + Number(Plan['Shared Read Blocks']);
}
