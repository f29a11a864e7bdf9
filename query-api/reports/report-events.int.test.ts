import { REPORT_NAMES } from '@baanpak/contract/report/report.ts';
import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Fact } from '@baanpak/projector/report/tables.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bookingDetail,
  INVENTORY,
  openReportsForTest,
  type ReportsForTest,
  ROOM,
  TODAY,
} from './testing/given-facts.ts';

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await openReportsForTest();
});
afterAll(() => reports.close());

const KINDS = [
  ...['rooms', 'disabled', 'blocked', 'sold', 'booking', 'cancellation', 'arrival', 'departure'],
  ...['hold', 'attempt', 'paid-late', 'received', 'fee', 'fee-vat', 'refunded', 'extra', 'kept'],
  ...['reward', 'incentive'],
] as const satisfies readonly Fact['kind'][];

const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const BOOKINGS = [1, 2, 3].map(idOf);
const OTHER_ROOM = idOf(9);

const facts = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    bookingId: fc.constantFrom(...BOOKINGS),
    roomId: fc.constantFrom(ROOM, OTHER_ROOM),
    date: fc.integer({ min: -6, max: 3 }).map((days): LocalDate => addDays(TODAY, days)),
    units: fc.integer({ min: -2, max: 3 }),
    satang: fc.integer({ min: -50_000, max: 200_000 }),
    vat: fc.integer({ min: -3_000, max: 13_000 }),
    party: fc.constantFrom('guest-1', 'guest-2'),
    ref: fc.constantFrom('charge-1', 'charge-2'),
  }),
  { minLength: 5, maxLength: 25 },
);

const DAYS = `from=${addDays(TODAY, -3)}&to=${addDays(TODAY, 1)}`;

async function given(these: readonly Partial<Fact>[]): Promise<void> {
  await reports.forget();
  await reports.record({
    ...INVENTORY,
    details: {
      ...INVENTORY.details,
      ...Object.fromEntries(BOOKINGS.map((id) => [`booking:${id}`, bookingDetail()])),
    },
  });
  await reports.record({ facts: these });
}

/** What an explanation sums to, as the cell that it explains has it. */
async function explainedBy(name: string, column: string, row?: string): Promise<number | null> {
  const of = row === undefined ? '' : `&row=${row}`;
  const {
    facts: found,
    sum,
    numerator,
    denominator,
  } = await reports.events(name, `${DAYS}&column=${column}${of}`);
  if (!numerator || !denominator) {
    const added = (found ?? []).reduce((all, { amount }) => all + Math.round(amount * 100), 0);
    expect(added).toBe(Math.round((sum ?? 0) * 100));
    return sum ?? null;
  }
  return denominator.sum === 0 ? null : numerator.sum / denominator.sum;
}

it.each(REPORT_NAMES)('every figure of %s is the sum of its facts', async (name) => {
  await fc.assert(
    fc.asyncProperty(facts, async (these) => {
      await given(these);
      const { columns, rows, totals } = await reports.report(name, `${DAYS}&perPage=100`);
      for (const { name: column, type } of columns.filter(({ opens }) => opens))
        for (const [cells, key] of [
          ...rows.map((row) => [row, row.key] as const),
          [totals] as const,
        ]) {
          const explained = await explainedBy(name, column, key);
          const shown = Reflect.get(cells, column);
          const said = { column, key, shown };
          if (shown === null || explained === null)
            expect({ ...said, shown: explained }).toEqual(said);
          else expect(shown, JSON.stringify(said)).toBeCloseTo(explained, type === 'money' ? 1 : 3);
        }
    }),
    { numRuns: 3 },
  );
});

it('rooms and stays by class add up to those by day', async () => {
  await fc.assert(
    fc.asyncProperty(facts, async (these) => {
      await given(these);
      const byDay = await reports.report('daily', DAYS);
      const byClass = await reports.report('class', DAYS);
      for (const name of ['rooms', 'available', 'sold', 'revenue', 'occ', 'adr', 'revpar'])
        expect([name, byClass.totals[name]]).toEqual([name, byDay.totals[name]]);
    }),
    { numRuns: 10 },
  );
});

it.each(REPORT_NAMES)('%s is at an earlier position what it was then', async (name) => {
  await fc.assert(
    fc.asyncProperty(facts, facts, async (first, later) => {
      await given(first);
      const then = await reports.report(name, DAYS);
      await reports.record({ facts: later });
      expect(await reports.report(name, `${DAYS}&at=${then.at}`)).toEqual(then);
    }),
    { numRuns: 3 },
  );
});
