import fc from 'fast-check';
import { expect, it } from 'vitest';
import { smallest } from './smallest.ts';

it('gives what sorting all would give', () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.nat(1_500), (items, count) => {
      const compare = (a: number, b: number) => a - b;
      expect(smallest(items, count, compare)).toEqual(items.toSorted(compare).slice(0, count));
    }),
  ));
