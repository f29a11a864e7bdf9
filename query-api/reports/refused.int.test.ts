import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  day,
  INVENTORY,
  OWNER,
  openReportsForTest,
  type ReportsForTest,
} from './testing/given-facts.ts';

let reports: ReportsForTest;
let place = '';
beforeAll(async () => {
  reports = await openReportsForTest();
  await reports.record(INVENTORY);
  const sold = { kind: 'sold', date: day('2026-12-02'), units: 1, satang: 100_000 } as const;
  place = await reports.record({ facts: [sold] });
});
afterAll(() => reports.close());

const DAILY = '/reports/daily';
const key = (values: readonly unknown[]) =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** How each query is answered. */
const answers = async (path: string, queries: readonly string[]) =>
  Promise.all(queries.map(async (query) => [query, await reports.status(`${path}?${query}`)]));
const all = (queries: readonly string[], status: number) => queries.map((query) => [query, status]);

it('refuses what it cannot read', async () => {
  const foreign = Buffer.from('1.1.another store').toString('base64url');
  const queries = [
    ...[
      'surely=1',
      'from=2026-02-30',
      'channel=post',
      'hotelId=1',
      'page=0',
      'sort=adr',
      'sort=--date',
    ],
    ...[
      'at=2026-02-30T00:00:00Z',
      'at=yesterday',
      `at=${foreign}`,
      `at=${reports.tokenAt(10_000)}`,
      'at=1',
    ],
    ...[`at=${place}.2026-13-01`, `at=${place}.2026-12-01.x`, `at=${place}.0000-01-01`],
    ...['from=2026-12-02&to=2026-12-01', 'at=0000-01-01T00:00:00Z'],
    ...['at=9999-12-31T23:59:59Z', `at=${place}.9999-12-31`],
  ];
  expect(await answers(DAILY, queries)).toEqual(all(queries, 400));
});

it('answers of any day and moment that there is', async () => {
  const queries = [
    ...['from=0001-01-01&to=9999-12-31', 'to=0001-01-01', 'from=9999-12-31&to=9999-12-31'],
    ...['at=9989-12-31T00:00:00Z', 'at=0001-01-02T00:00:00Z'],
    ...[`at=${place}.0001-01-01`, 'page=1000000&perPage=1000000'],
  ];
  expect(await answers(DAILY, queries)).toEqual(all(queries, 200));
});

it('knows no report, hotel or owner but those there are', async () => {
  expect(await reports.status('/reports/nothing')).toBe(404);
  expect(await reports.status(`${DAILY}?hotelId=${randomUUID()}`)).toBe(404);
  const admin = await reports.signIn('admin', null);
  expect(await reports.status(`${DAILY}?ownerId=${randomUUID()}`, admin)).toBe(404);
  expect(await reports.status(`${DAILY}?ownerId=${OWNER}`, admin)).toBe(200);
});

it('explains no row and column that are none', async () => {
  const none = [
    ...['', 'column=hotel', 'column=nothing', 'row=x&column=sold'],
    `row=${key(['2026-12-01'])}&column=sold`,
    `row=${key(['0000-01-01', randomUUID()])}&column=sold`,
  ];
  expect(await answers(`${DAILY}/events`, none)).toEqual(all(none, 400));
  const last = [`row=${key(['2028-02-29', randomUUID()])}&column=sold`];
  expect(await answers(`${DAILY}/events`, last)).toEqual(all(last, 200));
});

it('compares nothing but two moments', async () => {
  const none = [place, `${place},`, 'a,b', `${place},x`].map((between) => `between=${between}`);
  expect(await answers(`${DAILY}/changes`, none)).toEqual(all(none, 400));
});
