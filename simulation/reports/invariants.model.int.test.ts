/** @module-tag long */
import type { ReportJson } from '@baanpak/contract/report/report.ts';
import { addDays, type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import {
  OWNER,
  openReportsForTest,
  type ReportsForTest,
} from '@baanpak/query-api/reports/testing/given-facts.ts';
import { netAtProvider, paidAndGone } from '@baanpak/simulation/money/checks.ts';
import type { MoneyModel } from '@baanpak/simulation/money/model.ts';
import {
  eventsOf,
  happenings,
  historyOf,
  idOf,
  played,
} from '@baanpak/simulation/reports/testing/generated-history.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sayHistories, tell } from './testing/tell-history.ts';

// What reports of the same facts have in common, whatever happened.

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await openReportsForTest();
});
afterAll(() => reports.close());

const HISTORIES = 12;
const FIRST_DAY = localDate('2026-12-31');
const date = fc.integer({ min: 0, max: 100 }).map((days) => addDays(FIRST_DAY, days));

/** Every row of a report; a figure of it in satang, by booking. */
async function satangByBooking(
  name: string,
  [from, to]: readonly [LocalDate, LocalDate],
  figureOf: (row: ReportJson['rows'][number]) => number,
): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (let page = 1; ; page += 1) {
    const query = `from=${from}&to=${to}&perPage=100&page=${page}`;
    const { rows } = await reports.report(name, query);
    for (const row of rows) {
      const id = row.booking?._id ?? 'none';
      sums.set(id, (sums.get(id) ?? 0) + Math.round(figureOf(row) * 100));
    }
    if (rows.length < 100) return sums;
  }
}

const figure =
  (column: string) =>
  (row: object): number =>
    Number(Reflect.get(row, column));

const balance = (row: object) => figure('deferred')(row) - figure('receivable')(row);

/** What was deferred by the end of a day, less what was owed, by booking. */
const deferredAt = (day: LocalDate) => satangByBooking('accrued', [FIRST_DAY, day], balance);

async function playedAndTold(happens: Parameters<typeof played>[0]): Promise<MoneyModel> {
  const world = await played(happens);
  const history = historyOf(eventsOf(world, OWNER));
  await reports.forget();
  await tell(reports, history, [0, history.length], world.now);
  return world;
}

it('closing is opening and what was received, less refunds and what was realised, of each booking', async () => {
  let bookings = 0;
  const result = await fc.check(
    fc.asyncProperty(happenings, date, date, async (happens, one, other) => {
      const [opens, closes] = one < other ? [one, other] : [other, one];
      await playedAndTold(happens);
      const opening = await deferredAt(opens);
      const closing = await deferredAt(closes);
      const between = [addDays(opens, 1), closes] as const;
      if (opens === closes) return;
      const received = await satangByBooking('received', between, figure('gross'));
      const realised = await satangByBooking('actual', between, figure('gross'));
      const ids = new Set([opening, closing, received, realised].flatMap((map) => [...map.keys()]));
      bookings += ids.size;
      for (const id of ids) {
        const [before, came, had] = [opening, received, realised].map((map) => map.get(id) ?? 0);
        const after = (before ?? 0) + (came ?? 0) - (had ?? 0);
        expect({ id, closing: closing.get(id) ?? 0 }).toEqual({ id, closing: after });
      }
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  );
  sayHistories(result, `${bookings} bookings`);
  expect(bookings).toBeGreaterThan(0);
}, 300_000);

const AT_HOTELS: readonly unknown[] = ['transfer', 'cash', 'card-terminal'];

it('the net that the gateway’s rows received is the provider’s, and the class report adds up to the daily one', async () => {
  let net = 0;
  const result = await fc.check(
    fc.asyncProperty(happenings, date, async (happens, day) => {
      const world = await playedAndTold(happens);
      const all = await satangByBooking('received', [FIRST_DAY, addDays(FIRST_DAY, 200)], (row) =>
        AT_HOTELS.includes(Reflect.get(row, 'method')) ? 0 : figure('net')(row),
      );
      const inFacts = [...all.values()].reduce((sum, each) => sum + each, 0);
      expect(inFacts).toBe(netAtProvider(world));
      net += inFacts;
      const days = `from=${day}&to=${addDays(day, 30)}&perPage=100`;
      const byDay = await reports.report('daily', days);
      const byClass = await reports.report('class', days);
      for (const name of ['rooms', 'available', 'sold', 'revenue', 'occ', 'adr', 'revpar'])
        expect([name, byClass.totals[name]]).toEqual([name, byDay.totals[name]]);
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  );
  sayHistories(result, `${net} satang`);
  expect(net).not.toBe(0);
}, 300_000);

it('a booking that was paid in full, and whose guest has left, is owed nothing and owes nothing', async () => {
  let left = 0;
  const result = await fc.check(
    fc.asyncProperty(happenings, async (happens) => {
      const world = await playedAndTold(happens);
      const accrued = await deferredAt(addDays(FIRST_DAY, 200));
      for (const id of paidAndGone(world)) {
        left += 1;
        expect([id, accrued.get(idOf(id)) ?? 0]).toEqual([id, 0]);
      }
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  );
  sayHistories(result, `${left} guests left`);
  expect(left).toBeGreaterThan(0);
}, 300_000);
