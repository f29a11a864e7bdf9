import { describe, expect, it } from 'vitest';
import { CodeBits, FACILITY_BITS } from './availability.ts';

describe('codes as bits', () => {
  it('are one each, in the order of the list', () => {
    const bits = new CodeBits([{ code: 'a' }, { code: 'b' }, { code: 'c' }]);
    expect([bits.of([]), bits.of(['a']), bits.of(['c', 'b', 'c'])]).toEqual([0, 0b1, 0b110]);
  });

  it('leave out what no list has any more', () =>
    expect(FACILITY_BITS.of(['wifi', 'jacuzzi'])).toBe(FACILITY_BITS.of(['wifi'])));

  it('are no more than a number holds', () =>
    expect(() => new CodeBits(Array.from({ length: 33 }, (_, n) => ({ code: `${n}` })))).toThrow(
      '32',
    ));
});
