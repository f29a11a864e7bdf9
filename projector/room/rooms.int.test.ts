import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { covers, type Period } from '@baanpak/domain/room/day-table.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import type { OverriddenDays } from '@baanpak/domain/room/room-state.ts';
import type { StayRules } from '@baanpak/domain/room/stay-rules.ts';
import { day } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openReadModelsForTest, type ReadModelsForTest } from '../testing/given-events.ts';
import { hotelRegistered, roomRegistered } from '../testing/sample-events.ts';

let models: ReadModelsForTest;
beforeEach(async () => {
  models = await openReadModelsForTest();
});
afterEach(() => models.close());

const period = fc
  .tuple(
    fc.integer({ min: 1, max: 8 }),
    fc.integer({ min: 1, max: 5 }),
    fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }), { nil: undefined }),
  )
  .map(
    ([from, days, weekdays]): Period => ({
      from: day(from),
      to: day(from + days),
      ...(weekdays && { weekdays: weekdays.toSorted() }),
    }),
  );
const periods = fc.array(
  fc.record({
    period,
    price: fc.integer({ min: 1, max: 9 }),
    rules: fc.record(
      { minStay: fc.integer({ min: 1, max: 3 }), closedToArrival: fc.boolean() },
      { requiredKeys: [] },
    ),
  }),
  { minLength: 1, maxLength: 12 },
);

const paint = (roomId: string, said: Partial<OverriddenDays>): DomainEvent => ({
  type: 'DaysPainted',
  data: { roomId, prices: [], rules: [], ...said },
});

type Row = Period &
  Readonly<{ seq: string; bits: number; price?: string; rules?: Partial<StayRules> }>;

/** What is said of a room, in the order it was said. */
async function rowsOf(table: 'price_periods' | 'stay_rules', roomId: string): Promise<Row[]> {
  const [unit, value] = table === 'price_periods' ? ['night', 'price'] : ['day', 'rules'];
  const { rows } = await models.pool.query<Row>(
    `SELECT seq, from_${unit} AS "from", to_${unit} AS "to", weekdays AS bits, ${value}
     FROM ${table} WHERE room_id = $1 ORDER BY seq`,
    [roomId],
  );
  const all = [0, 1, 2, 3, 4, 5, 6];
  return rows.map((row) => ({ ...row, weekdays: all.filter((n) => (row.bits >> n) & 1) }));
}

it('leaves of every day what was said last, and no period that says nothing', () =>
  fc.assert(
    fc.asyncProperty(periods, fc.nat(12), async (all, split) => {
      const room = roomRegistered(hotelRegistered());
      const { roomId } = room.data;
      const events = all.flatMap(({ period: days, price, rules }): DomainEvent[] => [
        paint(roomId, { prices: [{ ...days, price: baht(price) }] }),
        paint(roomId, { rules: [{ ...days, rules }] }),
      ]);
      const stream = roomStream(roomId);
      await models.given(stream, room, ...events.slice(0, split));
      const rest = events.slice(split);
      if (rest.length > 0) await models.given(stream, ...rest);

      const prices = await rowsOf('price_periods', roomId);
      const rules = await rowsOf('stay_rules', roomId);
      for (let n = 1; n <= 13; n += 1) {
        const night = day(n);
        const last = all.findLast((one) => covers(one.period, night));
        const left = prices.findLast((row) => covers(row, night));
        expect(left === undefined ? undefined : Number(left.price)).toBe(
          last === undefined ? undefined : last.price * 100,
        );
        const merged = (of: readonly Partial<StayRules>[]) => Object.assign({}, ...of);
        expect(merged(rules.filter((r) => covers(r, night)).map((r) => r.rules ?? {}))).toEqual(
          merged(all.filter((one) => covers(one.period, night)).map((one) => one.rules)),
        );
      }
      expect([...prices, ...rules].every(({ bits }) => bits > 0)).toBe(true);
    }),
    { numRuns: 30 },
  ));

it('keeps as many rows as there are periods that still say something', async () => {
  const room = roomRegistered(hotelRegistered());
  const { roomId } = room.data;
  const monthOf = (n: number): DomainEvent => {
    const days = { from: day(1), to: day(30), weekdays: [n % 7] };
    return paint(roomId, { prices: [{ ...days, price: baht(n + 1) }] });
  };
  const all = Array.from({ length: 200 }, (_, n) => monthOf(n));
  await models.given(roomStream(roomId), room, ...all);
  expect(await rowsOf('price_periods', roomId)).toHaveLength(7);
});
