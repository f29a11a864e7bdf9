import { expect, it } from 'vitest';
import { firstItem } from './first-item.ts';

it('is the first of several', () => expect(firstItem(['a', 'b'])).toBe('a'));

it('is nothing of an empty list, which is a bug', () =>
  expect(() => firstItem([])).toThrow(RangeError));
