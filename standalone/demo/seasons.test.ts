import { baht } from '@baanpak/domain/values/money/money.ts';
import {
  addDays,
  type LocalDate,
  localDate,
  type Stay,
} from '@baanpak/domain/values/time/local-date.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Season } from './demo-hotel.ts';
import { pricePeriods } from './seasons.ts';

const TODAY = localDate('2026-11-21');
const kinds = ['beach', 'mountain', 'city'] as const satisfies readonly Season[];
/** A price list is 460 nights, so fewer runs than usual look at as much. */
const RUNS = { numRuns: 40 };
const anyKind = fc.constantFrom(...kinds);
const anyBase = fc.integer({ min: 30, max: 2000 }).map((tens) => baht(tens * 10));
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays(localDate('2020-01-01'), n));

const around = (today: LocalDate): Stay => ({
  checkIn: addDays(today, -60),
  checkOut: addDays(today, 400),
});

const priceOn = (kind: Season, night: LocalDate) =>
  pricePeriods(baht(2000), kind, around(TODAY)).find(({ from, to }) => from <= night && night < to)
    ?.price;

describe('demo prices', () => {
  it('follow each other without gaps over the nights that are asked for', () =>
    fc.assert(
      fc.property(anyBase, anyKind, anyDay, (base, kind, today) => {
        const periods = pricePeriods(base, kind, around(today));
        expect(periods[0]?.from).toBe(addDays(today, -60));
        expect(periods.at(-1)?.to).toBe(addDays(today, 400));
        periods.forEach((period, n) => {
          expect(period.from < period.to).toBe(true);
          if (n > 0) expect(period.from).toBe(periods[n - 1]?.to);
        });
      }),
      RUNS,
    ));

  it('are whole baht between 40% and 250% of the base, ending in 90 or 0', () =>
    fc.assert(
      fc.property(anyBase, anyKind, anyDay, (base, kind, today) => {
        for (const { price } of pricePeriods(base, kind, around(today))) {
          expect(price % 1000).toBe(0);
          if (price >= baht(1000)) expect(price % baht(100)).toBe(baht(90));
          expect(price).toBeGreaterThanOrEqual(base * 0.4);
          expect(price).toBeLessThanOrEqual(base * 2.5);
        }
      }),
      // Songkran's 996 baht are no thousand
      { ...RUNS, examples: [[baht(830), 'city', TODAY]] },
    ));

  it('need no more than 30 periods, whatever day the product is started', () =>
    fc.assert(
      fc.property(anyKind, anyDay, (kind, today) => {
        expect(pricePeriods(baht(9000), kind, around(today)).length).toBeLessThanOrEqual(30);
      }),
      RUNS,
    ));

  it('make a beach dear in winter and cheap in the rains', () => {
    expect(priceOn('beach', localDate('2027-01-20'))).toBe(baht(2590));
    expect(priceOn('beach', localDate('2027-03-10'))).toBe(baht(1990));
    expect(priceOn('beach', localDate('2027-06-10'))).toBe(baht(1490));
  });

  it('rise for New Year and Songkran, and fall again the night after', () => {
    expect(priceOn('mountain', localDate('2026-12-27'))).toBe(baht(2690));
    expect(priceOn('mountain', localDate('2026-12-28'))).toBe(baht(3590));
    expect(priceOn('mountain', localDate('2027-01-03'))).toBe(baht(3590));
    expect(priceOn('mountain', localDate('2027-01-04'))).toBe(baht(2690));
    expect(priceOn('city', localDate('2027-04-16'))).toBe(baht(2390));
    expect(priceOn('city', localDate('2027-04-17'))).toBe(baht(1990));
  });

  it('rise a little over a long weekend', () => {
    expect(priceOn('city', localDate('2026-12-03'))).toBe(baht(2290));
    expect(priceOn('city', localDate('2026-12-04'))).toBe(baht(2490));
    expect(priceOn('city', localDate('2026-12-06'))).toBe(baht(2490));
    expect(priceOn('city', localDate('2026-12-07'))).toBe(baht(2290));
  });
});
