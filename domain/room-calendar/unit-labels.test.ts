import { expect, it } from 'vitest';
import { renamedUnits, unitLabels } from './unit-labels.ts';

it.each([
  ['names come first, and places number the rest', 3, ['101', '102'], ['101', '102', '3']],
  ['a room without names counts', 2, [], ['1', '2']],
  ['a number that is a name already is not used twice', 3, ['3', '2'], ['3', '2', '4']],
  ['names beyond the units are left out', 1, ['101', '102'], ['101']],
  ['there may be none', 0, [], []],
])('%s', (_, units, names, labels) => expect(unitLabels(units, names)).toEqual(labels));

it.each([
  ['its new name', ['101', '102'], ['101', '202'], { '102': '202' }],
  ['its first name', [], ['101'], { '1': '101' }],
  ['its number again', ['101', '102'], ['101'], { '102': '2' }],
  ['nothing where names change their order', ['101', '102'], ['102', '101'], {}],
  ['nothing where its place has a name that another one had', ['101', '102'], ['102'], {}],
])('a unit is renamed to %s', (_, before, after, renamed) =>
  expect(renamedUnits(2, before, after)).toEqual(renamed),
);
