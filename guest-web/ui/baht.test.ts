import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBaht } from './baht.ts';

describe('an amount', () => {
  it('is whole baht with commas', () => expect(formatBaht(12345)).toBe('฿12,345'));
  it('has its minus before the sign', () => expect(formatBaht(-50)).toBe('-฿50'));

  it('is written as Intl writes it', () => {
    const intl = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e15, noNaN: true }), (amount) => {
        expect(formatBaht(amount)).toBe(`฿${intl.format(amount)}`);
      }),
    );
  });
});
