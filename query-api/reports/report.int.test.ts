import { randomUUID } from 'node:crypto';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { parsePositionToken } from '@baanpak/infrastructure/http/position-token.ts';
import type { ReadSchema } from '@baanpak/projector/read-models.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPORTS } from './definitions/definitions.ts';
import { readReport, reportRows } from './report.ts';
import type { ReportRequest } from './report-request.ts';
import {
  day,
  INVENTORY,
  openReportsForTest,
  type ReportsForTest,
  TODAY,
} from './testing/given-facts.ts';

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await openReportsForTest();
});
afterAll(() => reports.close());

it('every row comes once, in order, whatever happens meanwhile', async () => {
  const db = openKysely<ReadSchema>(reports.api.pool);
  await reports.record(INVENTORY);
  const night = { kind: 'sold', bookingId: randomUUID(), units: 1, satang: 100_000 } as const;
  const dates = ['2026-10-03', '2026-11-01', '2026-11-02', '2026-12-31'].map(day);
  const place = await reports.record({ facts: dates.map((date) => ({ ...night, date })) });
  const asked: ReportRequest = {
    ...{ scope: 'all', from: day('2026-10-01'), to: TODAY, today: TODAY, language: 'en' },
    upTo: parsePositionToken(place),
  };
  const { rows, sums: totals } = await readReport(db, REPORTS.daily, asked, {
    limit: 100,
    offset: 0,
  });
  expect(rows).toHaveLength(4);
  const streamed = [];
  for await (const row of reportRows(db, REPORTS.daily, asked, { totals })) {
    if (streamed.length === 1) await reports.record({ facts: [{ ...night, date: TODAY }] });
    streamed.push(row);
  }
  expect(streamed).toEqual(rows);
  const sorted = [];
  for await (const row of reportRows(db, REPORTS.daily, asked, { totals, sort: '-date' }))
    sorted.push(row);
  expect(sorted).toEqual(rows.toReversed());
});
