import { expect, it } from 'vitest';
import { inWholeUnits } from './time-to-pay.ts';

it.each([
  [30, 'minutes', 30],
  [0.2, 'minutes', 1],
  [60, 'hours', 1],
  [90, 'minutes', 90],
  [24 * 60, 'hours', 24],
] as const)('%d minutes are told in %s: %d', (minutes, unit, count) =>
  expect(inWholeUnits(minutes)).toEqual({ unit, count }),
);
