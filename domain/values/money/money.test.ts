import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUp, allocate, baht, lowest, mean, satang, share, toBaht } from './money.ts';

const amount = fc.integer({ min: 0, max: 15_000_000 }).map(satang);
const weights = fc.array(fc.integer({ min: 0, max: 15_000_000 }), { minLength: 1, maxLength: 10 });

describe('an amount', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is never %d satang', (value) =>
    expect(() => satang(value)).toThrow(RangeError),
  );

  it.each([
    [1000, 100_000],
    [78.11, 7811],
    [1.005, 101], // 1.005 * 100 is 100.49999999999999 in binary
    [0.005, 1],
    [0.004, 0],
  ])('of %d baht is %i satang', (given, expected) => expect(baht(given)).toBe(expected));

  it.each([
    [150, 2],
    [149, 1],
    [50, 1],
    [49, 0],
    [200_000, 2000],
  ])('of %i satang is shown as %i baht', (given, expected) =>
    expect(toBaht(satang(given))).toBe(expected),
  );

  it('is added up exactly, nothing being nothing', () => {
    expect(addUp([baht(0.1), baht(0.2)])).toBe(30);
    expect(addUp([])).toBe(0);
  });

  it('is the lowest of several; of none there is none', () => {
    expect(lowest([baht(3), baht(2), baht(5)])).toBe(baht(2));
    expect(lowest([])).toBeNull();
  });

  it('has a mean, half up to the satang', () => {
    expect(mean([satang(100), satang(101)])).toBe(101);
    expect(mean([satang(100), satang(100), satang(101)])).toBe(100);
    expect(mean([])).toBe(0);
  });
});

describe('a share', () => {
  it.each([
    [100_000, 0.0365, 3650],
    [3650, 0.07, 256], // 255.5
    [156_000, 0.0165, 2574],
    [2574, 0.07, 180],
  ])('of %i satang at %d is %i, as the provider reckons its fees', (of, rate, expected) =>
    expect(share(satang(of), rate)).toBe(expected),
  );
});

describe('allocating', () => {
  it('gives the last part what rounding left', () =>
    expect(allocate(satang(100), [1, 1, 1])).toEqual([33, 33, 34]));

  it('goes by weight', () => expect(allocate(satang(100), [3, 1])).toEqual([75, 25]));

  it('gives all to the last part when nothing weighs anything', () =>
    expect(allocate(satang(100), [0, 0])).toEqual([0, 100]));

  it('adds up to the amount to the satang, whatever the weights', () => {
    fc.assert(
      fc.property(amount, weights, (whole, by) => {
        const parts = allocate(whole, by);
        expect(parts).toHaveLength(by.length);
        expect(addUp(parts)).toBe(whole);
        for (const part of parts) expect(part).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('never strays further from a fair part than there are parts', () => {
    fc.assert(
      fc.property(amount, weights, (whole, by) => {
        const heavy = by.reduce((sum, weight) => sum + weight, 0);
        fc.pre(heavy > 0);
        for (const [n, part] of allocate(whole, by).entries())
          expect(Math.abs(part - (whole * (by[n] ?? 0)) / heavy)).toBeLessThan(by.length);
      }),
    );
  });
});
