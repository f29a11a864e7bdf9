/** @module-tag long */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { parsePositionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { GROUPS, type ReadSchema } from '@baanpak/projector/read-models.ts';
import { createIndexes } from '@baanpak/projector/schema/create.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPORTS } from '../definitions/definitions.ts';
import { reportRows } from '../report.ts';
import type { ReportRequest } from '../report-request.ts';
import {
  bookingDetail,
  day,
  HOTEL,
  INVENTORY,
  OWNER,
  openReportsForTest,
  type ReportsForTest,
  TODAY,
} from '../testing/given-facts.ts';
import { SMALL_HEAP } from './testing/small-heap.ts';

const ROWS = 200_000;
const MB = 1024 ** 2;
const PROGRAM = fileURLToPath(new URL('./testing/export-whole-report.ts', import.meta.url));

let reports: ReportsForTest;
let place: string;
beforeAll(async () => {
  reports = await openReportsForTest();
  await reports.record(INVENTORY);
  await reports.api.pool.query(
    `INSERT INTO facts (event_id, n, commit_position, prepare_position, kind, owner_id, hotel_id, booking_id, date, at,
       units, satang, vat, method, ref)
     SELECT $1, n, 1, 1, 'received', $2, $3, lpad(to_hex(n), 32, '0')::uuid, '2026-12-01',
       timestamptz '2026-12-01 03:00Z' + n * interval '1 second', 0, 100 * n, 7 * n, 'card', 'charge-' || n
     FROM generate_series(1, ${ROWS}) AS n`,
    [randomUUID(), OWNER, HOTEL],
  );
  await reports.api.pool.query(
    `INSERT INTO fact_details (subject, event_id, n, commit_position, prepare_position, detail)
     SELECT 'booking:' || lpad(to_hex(n), 32, '0')::uuid, $1, n, 2, 2, $2 FROM generate_series(1, ${ROWS}) AS n`,
    [randomUUID(), bookingDetail()],
  );
  for (const group of GROUPS) await createIndexes(reports.api.pool, group, group.schema);
  await reports.api.pool.query('ANALYZE facts, fact_details');
  place = await reports.record({});
});
afterAll(() => reports.close());

it('writes a report of 200,000 rows, each once, in less memory than they take', async () => {
  const args = [...SMALL_HEAP, PROGRAM, reports.api.url, place];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { lines, grown } = JSON.parse(stdout);
  console.info(`the process grew by ${Math.round(grown / MB)} MB`);
  expect(lines).toBe(1 + ROWS);
  expect(grown).toBeLessThan(150 * MB);
}, 120_000);

it('holds no connection while its reader takes a rest, and ends when the reader does', async () => {
  const db = openKysely<ReadSchema>(reports.api.pool);
  const asked: ReportRequest = {
    ...{ scope: 'all', from: day('2026-12-01'), to: TODAY, today: TODAY, language: 'en' },
    upTo: parsePositionToken(place),
  };
  let taken = 0;
  const rows = reportRows(db, REPORTS.received, asked, { totals: {} });
  for await (const { gross } of rows) {
    taken += 1;
    if (taken === 1) expect(reports.api.pool.idleCount).toBe(reports.api.pool.totalCount);
    expect(gross).toBe(taken);
    if (taken === 12_345) break;
  }
  expect(taken).toBe(12_345);
});
