import { expect, it } from 'vitest';
import { unitLabels } from './unit-labels.ts';

it.each([
  ['names come first, and places number the rest', 3, ['101', '102'], ['101', '102', '3']],
  ['a room without names counts', 2, [], ['1', '2']],
  ['a number that is a name already is not used twice', 3, ['3', '2'], ['3', '2', '4']],
  ['names beyond the units are left out', 1, ['101', '102'], ['101']],
  ['there may be none', 0, [], []],
])('%s', (_, units, names, labels) => expect(unitLabels(units, names)).toEqual(labels));
