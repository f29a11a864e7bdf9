import { expect, it } from 'vitest';
import { zip } from './zip.ts';

it('gives each item the one at its place, however long the other list goes on', () => {
  const pairs = [
    ['a', 1],
    ['b', 2],
  ];
  expect(zip(['a', 'b'], [1, 2])).toEqual(pairs);
  expect(zip(['a', 'b'], [1, 2, 3])).toEqual(pairs);
  expect(zip([], [1])).toEqual([]);
});

it('throws where an item has nothing beside it', () =>
  expect(() => zip(['a', 'b'], [1])).toThrow(RangeError));
