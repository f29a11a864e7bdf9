import { expect, it } from 'vitest';
import { firstOf } from './first-of.ts';

it('is the first of several', () => expect(firstOf(['a', 'b'])).toBe('a'));

it('is nothing of an empty list, which is a bug', () =>
  expect(() => firstOf([])).toThrow(RangeError));
