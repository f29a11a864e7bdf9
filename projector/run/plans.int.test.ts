import { randomUUID } from 'node:crypto';
import type { Statement } from '@baanpak/infrastructure/database/raw-query.ts';
import type { PoolClient } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refreshNights } from '../calendar/raw-queries.ts';
import { nameCauses, nameOwners, nameSubjects, putEvents } from '../events/raw-queries.ts';
import { GROUPS, schemasOf } from '../read-models.ts';
import { dropCovered } from '../room/raw-queries.ts';
import { createIndexes } from '../schema/create.ts';
import { openProjectorPool } from '../start.ts';
import { openReadModelsForTest, type ReadModelsForTest } from '../testing/given-events.ts';
import { mergeColumns, setColumns } from './raw-queries.ts';

const [EVENTS = ''] = schemasOf(['events']);
const [SEARCH = ''] = schemasOf(['search']);
const [BOOKINGS = ''] = schemasOf(['bookings']);
/** So many are in a batch; each may look at so many pages of tables and indexes. */
const IN_A_BATCH = 25;
const PAGES_EACH = 80;

const ids = Array.from({ length: IN_A_BATCH }, () => randomUUID());
const MANY = 'generate_series(1, 10000) AS n';
const OURS = `unnest(ARRAY['${ids.join("','")}']) AS id`;
const WHOLE = 'hotel-1';
const OWNER = randomUUID();

const manyStreams = `
  INSERT INTO event_streams SELECT gen_random_uuid() FROM ${MANY};
  INSERT INTO stream_parts SELECT gen_random_uuid(), gen_random_uuid() FROM ${MANY};
  INSERT INTO event_streams SELECT id FROM ${OURS};
  INSERT INTO stream_parts SELECT id, '${WHOLE}' FROM ${OURS};
  INSERT INTO event_streams VALUES ('${WHOLE}', '${OWNER}')`;
const owned = `SELECT FROM listed_events WHERE owner_id = '${OWNER}'`;

const manyCheckouts = `
  INSERT INTO checkouts SELECT gen_random_uuid(), 'held', '[]', NULL, '[]' FROM ${MANY};
  INSERT INTO checkouts SELECT id::uuid, 'held', '[]', NULL, '[]' FROM ${OURS}`;
const checkouts = { schema: BOOKINGS, table: 'checkouts', key: ['uid'] } as const;

let models: ReadModelsForTest;
beforeEach(async () => {
  models = await openReadModelsForTest();
  for (const group of GROUPS) await createIndexes(models.pool, group, group.schema);
});
afterEach(() => models.close());

it.each([
  {
    what: 'writes events',
    filled: manyStreams,
    statement: putEvents([json(eventOf)], { schema: EVENTS }),
    written: owned,
  },
  {
    what: 'names owners',
    filled: `${manyStreams}; INSERT INTO listed_events
      SELECT gen_random_uuid(), 'CheckoutHeld', stream, 'guest', now(), n, n, NULL, NULL, NULL, '', NULL, 0 FROM (
        SELECT gen_random_uuid()::text AS stream, n FROM ${MANY} UNION ALL SELECT id, 0 FROM ${OURS}) AS any_of`,
    statement: nameOwners([ids], { schema: EVENTS }),
    written: owned,
  },
  {
    what: 'names owners by their whole',
    filled: `${manyStreams}; INSERT INTO listed_events
      SELECT gen_random_uuid(), 'CheckoutHeld', id, 'guest', now(), 0, 0, NULL, NULL, NULL, '', NULL, 0 FROM ${OURS}`,
    statement: nameOwners([[WHOLE]], { schema: EVENTS }),
    written: owned,
  },
  {
    what: 'names what events concern',
    filled: `INSERT INTO event_subjects
      SELECT 'booking', gen_random_uuid(), now(), n, 0, 'refund-' || n, n % 2, '' FROM ${MANY};
      INSERT INTO event_subjects SELECT 'booking', id::uuid, now(), 0, 0, 'refund-' || id, 0, '' FROM ${OURS};
      INSERT INTO event_subjects SELECT 'start', '00000000-0000-0000-0000-000000000000', now(), 1, row_number() OVER (),
        'refund-' || id, 1, '' FROM ${OURS}`,
    statement: nameSubjects([], { schema: EVENTS }),
    written: `SELECT FROM event_subjects WHERE revision = 1 AND commit_position = 1 AND prepare_position > 0`,
  },
  {
    what: 'names causes',
    filled: `INSERT INTO listed_events
      SELECT gen_random_uuid(), 'CheckoutPaid', 'checkout-1', 'guest', now(), n, n, NULL, 'guest', NULL, '', NULL, 0 FROM ${MANY};
      INSERT INTO listed_events
      SELECT md5(id)::uuid, 'CheckoutPaid', 'checkout-1', 'nok', now(), 0, 0, NULL, 'nok', NULL, '', NULL, 0 FROM ${OURS};
      INSERT INTO listed_events
      SELECT id::uuid, 'BookingPaid', 'booking-1', 'process:confirm-when-paid', now(), 0, 1, NULL, NULL, md5(id)::uuid, '', NULL, 0 FROM ${OURS}`,
    statement: nameCauses([ids], { schema: EVENTS }),
    written: `SELECT FROM listed_events WHERE actor LIKE 'process:%' AND caused_by = 'nok'`,
  },
  {
    what: 'refreshes calendars',
    filled: `INSERT INTO room_nights SELECT gen_random_uuid(), '2026-01-02', 1 FROM ${MANY};
      INSERT INTO room_nights SELECT id::uuid, '2026-01-02', 1 FROM ${OURS};
      INSERT INTO room_calendars SELECT gen_random_uuid(), '1' FROM ${MANY};
      INSERT INTO room_calendars SELECT id::uuid, '1' FROM ${OURS}`,
    statement: refreshNights([json((room_id) => ({ room_id, night: '2026-01-02' }))], SEARCH),
    written: `SELECT FROM room_calendars WHERE nights = '11'`,
  },
  {
    what: 'drops covered periods',
    filled: `INSERT INTO price_periods
      SELECT room_id, seq, 0, 'owner', now(), '', false, '2027-01-01', '2027-01-31', 127, 100 FROM (
        SELECT gen_random_uuid() AS room_id, 1 AS seq FROM ${MANY}
        UNION ALL SELECT id::uuid, seq FROM ${OURS}, generate_series(1, 2) AS seq) AS any_of`,
    statement: dropCovered([json((room_id) => ({ room_id, seq: 2, part: 0 }))], {
      schema: SEARCH,
      table: 'price_periods',
    }),
    written: `SELECT room_id FROM price_periods WHERE room_id::text IN (SELECT * FROM ${OURS})`,
  },
  {
    what: 'sets columns',
    filled: manyCheckouts,
    statement: setColumns([json((uid) => ({ uid, status: 'paid' }))], {
      ...checkouts,
      columns: ['status'],
    }),
    written: `SELECT FROM checkouts WHERE status = 'paid'`,
  },
  {
    what: 'merges columns',
    filled: manyCheckouts,
    statement: mergeColumns([json((uid) => ({ uid, items: [1] }))], {
      ...checkouts,
      columns: ['items'],
    }),
    written: `SELECT FROM checkouts WHERE items = '[1]'`,
  },
])('$what by a plan that was made while tables were empty', async (row) => {
  const { filled, statement, written } = row;
  const pool = openProjectorPool(models.url);
  const client = await pool.connect();
  try {
    await models.pool.query(
      'ANALYZE event_streams, stream_parts, event_subjects, listed_events, room_nights, room_calendars, price_periods, checkouts',
    );
    await client.query(`SET statement_timeout = '20s'; PREPARE planned AS ${statement.text}`);
    await client.query(`BEGIN; ${execute(client, statement)}; ROLLBACK`);
    await models.pool.query(filled);
    expect(await pagesOf(client, statement)).toBeLessThan(PAGES_EACH * IN_A_BATCH);
    expect((await models.pool.query(written)).rowCount).toBe(IN_A_BATCH);
  } finally {
    client.release();
    await pool.end();
  }
});

function json(of: (id: string, n: number) => object): string {
  return JSON.stringify(ids.map(of));
}

function eventOf(stream: string, n: number): object {
  const position = { commit_position: n, prepare_position: n };
  const what = { type: 'CheckoutHeld', actor: 'guest', at: '2027-01-01T00:00:00Z' };
  return { event_id: randomUUID(), stream, revision: 0, correlation: '', ...what, ...position };
}

function execute(client: PoolClient, { values = [] }: Statement<object>): string {
  const given = values.map((value) => client.escapeLiteral(textOf(value))).join();
  return given === '' ? 'EXECUTE planned' : `EXECUTE planned(${given})`;
}

const textOf = (value: unknown) => (Array.isArray(value) ? `{${value.join()}}` : String(value));

type Explained = { 'QUERY PLAN': [{ Plan: Record<string, number> }] };

async function pagesOf(client: PoolClient, statement: Statement<object>): Promise<number> {
  const { rows } = await client.query<Explained>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${execute(client, statement)}`,
  );
  const { Plan = {} } = rows[0]?.['QUERY PLAN'][0] ?? {};
  return Number(Plan['Shared Hit Blocks']) + Number(Plan['Shared Read Blocks']);
}
