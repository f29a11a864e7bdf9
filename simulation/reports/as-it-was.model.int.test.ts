/** @module-tag long */
import { REPORT_NAMES, type ReportJson } from '@baanpak/contract/report/report.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import {
  OWNER,
  openReportsForTest,
  type ReportsForTest,
} from '@baanpak/query-api/reports/testing/given-facts.ts';
import { erasePrices, removeRoom } from '@baanpak/simulation/hotel-actions.ts';
import { ROOMS } from '@baanpak/simulation/money/model.ts';
import {
  eventsOf,
  happenings,
  historyOf,
  lastMomentAt,
  played,
} from '@baanpak/simulation/reports/testing/generated-history.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sayHistories, tell } from './testing/tell-history.ts';

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await openReportsForTest();
});
afterAll(() => reports.close());

const HISTORIES = 12;
const DAYS = 'from=2027-01-01&to=2027-03-31&perPage=100';

async function allReports(query: string): Promise<ReportJson[]> {
  const answers = [];
  for (const name of REPORT_NAMES) answers.push(await reports.report(name, query));
  return answers;
}

const moments = fc.array(fc.double({ min: 0.1, max: 0.99, noNaN: true }), {
  minLength: 3,
  maxLength: 4,
});

it('every report is, as of a moment, what it answered then', async () => {
  const types = new Set<string>();
  let rows = 0;
  const result = await fc.check(
    fc.asyncProperty(happenings, moments, async (happens, shares) => {
      const events = eventsOf(await played(happens), OWNER);
      for (const { type } of events) types.add(type);
      const history = historyOf(events);
      await reports.forget();
      const captured = [];
      let told = 0;
      for (const share of shares.toSorted((a, b) => a - b)) {
        const place = Math.ceil(share * history.length);
        const now = lastMomentAt(history, place);
        if (place <= told || now === undefined) continue;
        await tell(reports, history, [told, place], now);
        told = place;
        captured.push({ now, place, answers: await allReports(DAYS) });
      }
      const end = history.times.at(-1);
      if (end) await tell(reports, history, [told, history.length], end);
      for (const { now, place, answers } of captured) {
        rows += answers.reduce((all, { total }) => all + total, 0);
        expect(await allReports(`${DAYS}&at=${answers[0]?.at}`)).toEqual(answers);
        if ((history.times[place] ?? '') > now)
          expect(await allReports(`${DAYS}&at=${now}`)).toEqual(answers);
      }
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  );
  sayHistories(result, `${types.size} types of events, ${rows} rows`);
  expect([...types]).toEqual(
    expect.arrayContaining([
      ...['RefundPaid', 'PaymentCameLate', 'NoShowRecorded', 'StayMoved', 'BlockPlaced'],
      ...['BlockLifted', 'UnitsChanged', 'RoomRemoved', 'DaysPainted'],
    ]),
  );
}, 300_000);

const past = ({ rows, totals, total }: ReportJson) => ({ rows, totals, total });

it('no report of days that are over changes when rooms are removed and prices are erased', async () => {
  let rows = 0;
  const result = await fc.check(
    fc.asyncProperty(happenings, async (happens) => {
      const world = await played(happens);
      const before = world.log().length;
      for (const roomId of ROOMS) {
        await world.try(() => erasePrices(world, roomId));
        await world.try(() => removeRoom(world, roomId));
      }
      const history = historyOf(eventsOf(world, OWNER));
      const { now } = world;
      await reports.forget();
      await tell(reports, history, [0, before], now);
      const until = `from=2027-01-01&to=${addDays(bangkokDay(now), -1)}&perPage=100`;
      const were = await allReports(until);
      await tell(reports, history, [before, history.length], now);
      expect((await allReports(until)).map(past)).toEqual(were.map(past));
      rows += were.reduce((all, { total }) => all + total, 0);
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  );
  sayHistories(result, `${rows} rows`);
  expect(rows).toBeGreaterThan(0);
}, 300_000);
