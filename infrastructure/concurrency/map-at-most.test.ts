import { expect, it } from 'vitest';
import { mapAtMost } from './map-at-most.ts';

it('answers in the order of the items, and works on so many at once', async () => {
  let running = 0;
  let most = 0;
  const work = async (n: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return n * 10;
  };
  expect(await mapAtMost(2, [1, 2, 3, 4, 5], work)).toEqual([10, 20, 30, 40, 50]);
  expect(most).toBe(2);
});

it('throws the first error', async () => {
  const work = async (n: number) => {
    if (n === 2) throw new Error('two');
    return n;
  };
  await expect(mapAtMost(1, [1, 2, 3], work)).rejects.toThrow('two');
});
