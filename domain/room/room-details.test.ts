import { expect, it } from 'vitest';
import { assertUnitNames } from './room-details.ts';

it.each([
  ['none', [], 1],
  ['fewer than units', ['101'], 2],
  ['one for each unit', ['101', '102'], 2],
])('names of units may be %s', (_, names, units) =>
  expect(() => assertUnitNames(names, units)).not.toThrow(),
);

it.each([
  ['more than units', ['101', '102'], 1],
  ['the same for two', ['101', '101'], 2],
])('names of units may not be %s', (_, names, units) =>
  expect(() => assertUnitNames(names, units)).toThrow(
    expect.objectContaining({ code: 'unfit-unit-names' }),
  ),
);
