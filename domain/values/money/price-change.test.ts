import { describe, expect, it } from 'vitest';
import { baht, toBaht } from './money.ts';
import { changedPrice, isPrice } from './price-change.ts';

describe('a changed price', () => {
  it.each([
    [1000, { percent: 10 }, 1100],
    [1000, { percent: -10 }, 900],
    [1005, { percent: 10 }, 1106],
    [1004, { percent: 10 }, 1104],
    [999, { percent: 12.5 }, 1124],
    [1, { percent: 50 }, 2],
    [1, { percent: -50 }, 1],
    [1_000_000, { percent: 1000 }, 11_000_000],
    [1000, { amount: -250 }, 750],
    [100, { amount: -150 }, -50],
  ])('of %i by %o is %i, half up to whole baht', (price, change, expected) =>
    expect(toBaht(changedPrice(baht(price), change))).toBe(expected),
  );
});

it('may be from 1 to 1,000,000 baht', () =>
  expect([0, 1, 1_000_000, 1_000_001].map((price) => isPrice(baht(price)))).toEqual([
    false,
    true,
    true,
    false,
  ]));
