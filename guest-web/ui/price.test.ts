import { describe, expect, it } from 'vitest';
import { formatBaht } from './price.tsx';

describe('an amount', () => {
  it('is whole baht with commas', () => expect(formatBaht(12345)).toBe('฿12,345'));
  it('has its minus before the sign', () => expect(formatBaht(-50)).toBe('-฿50'));
});
