import { randomUUID } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_KEY } from '../testing/query-api-for-tests.ts';
import { day, INVENTORY, openReportsForTest, type ReportsForTest } from './testing/given-facts.ts';

let reports: ReportsForTest;
const NIGHTS = 137;
beforeAll(async () => {
  reports = await openReportsForTest();
  await reports.record(INVENTORY);
  for (let n = 1; n <= NIGHTS; n++)
    await reports.record({
      facts: [
        {
          ...{ kind: 'sold', bookingId: randomUUID(), units: 1, satang: 100_050 },
          date: day(`2026-12-${String(1 + (n % 28)).padStart(2, '0')}`),
        },
      ],
    });
});
afterAll(() => reports.close());

const DAYS = 'from=2026-12-01&to=2026-12-31';

it('answers GET /reports/{name} whole as a file, with as many rows as there are', async () => {
  const whole = await reports.report('actual', `${DAYS}&perPage=3`);
  expect(whole.total).toBe(NIGHTS);
  const origin = await reports.api.listen();
  for (const format of ['csv', 'json', 'xlsx'] as const) {
    const url = `${origin}/reports/actual?${DAYS}&format=${format}&perPage=3`;
    const answer = await fetch(url, { headers: { 'x-api-key': API_KEY, ...reports.owner } });
    expect(answer.status).toBe(200);
    const rawPayload = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('x-total-rows')).toBe(String(NIGHTS));
    expect(answer.headers.get('content-disposition')).toContain(
      `actual-2026-12-01-2026-12-31.${format}`,
    );
    const rows =
      format === 'xlsx'
        ? (await readXlsx(new Uint8Array(rawPayload))).sheets[0]?.rows.length
        : format === 'csv'
          ? String(rawPayload).trimEnd().split('\r\n').length
          : 1 + JSON.parse(String(rawPayload)).rows.length;
    expect(rows).toBe(1 + NIGHTS);
    if (format === 'json') {
      const { rows: _, detail: __, page: ___, perPage: ____, ...said } = whole;
      expect(JSON.parse(String(rawPayload))).toMatchObject(said);
    }
  }
});
