import { expect, it } from 'vitest';
import { clock } from './countdown.tsx';

it.each([
  [0, '0:00'],
  [65, '1:05'],
  [1800, '30:00'],
  [5345, '1:29:05'],
])('shows %d seconds as %s', (seconds, shown) => expect(clock(seconds)).toBe(shown));
