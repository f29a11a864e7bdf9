import { describe, expect, it } from 'vitest';
import { day, nights } from '../testing/samples.ts';
import { assignUnits, renamedUnits, type StayToAssign, unitLabels } from './assign-units.ts';

const LABELS = ['101', '102', '103'];

const stay = (id: string, first: number, end: number, more: Partial<StayToAssign> = {}) => ({
  ...{ id, ...nights(first, end), units: 1, unit: null, firm: false },
  ...more,
});

/** Where each lies: `101`, in pieces `101 102`, a block of two `101 102` as well. */
const unitsOf = (stays: readonly StayToAssign[], labels = LABELS): Record<string, string> =>
  Object.fromEntries(
    [...assignUnits(stays, labels)].map(([id, parts]) => [
      id,
      parts.map(({ lane }) => labels[lane]).join(' '),
    ]),
  );

describe('where the house puts a stay', () => {
  it('is the first unit of an empty room', () =>
    expect(unitsOf([stay('anna', 1, 3)])).toEqual({ anna: '101' }));

  it('is right after another one, so that no night between them stays empty', () =>
    expect(
      unitsOf([stay('anna', 1, 6), stay('bob', 1, 3), stay('cim', 2, 5), stay('dao', 3, 4)]),
    ).toEqual({ anna: '101', bob: '102', cim: '103', dao: '102' }));

  it('is the gap it fills before somebody whose unit was decided', () =>
    expect(
      unitsOf([stay('anna', 4, 6, { unit: '102' }), stay('bob', 2, 4), stay('cim', 2, 8)]),
    ).toEqual({ anna: '102', bob: '102', cim: '101' }));

  it('does not depend on the order in which they were booked', () => {
    const stays = [stay('anna', 1, 6), stay('bob', 1, 3), stay('cim', 2, 5), stay('dao', 3, 4)];
    expect(unitsOf(stays.toReversed())).toEqual(unitsOf(stays));
  });

  it('is another one where its unit is wanted for somebody', () =>
    expect(unitsOf([stay('anna', 1, 3), stay('bob', 2, 4, { unit: '101' })])).toEqual({
      anna: '102',
      bob: '101',
    }));
});

describe('what was decided', () => {
  it('holds, and what is firm before the rest', () =>
    expect(
      unitsOf([
        stay('anna', 1, 3, { unit: '103' }),
        stay('bob', 2, 4, { unit: '103', firm: true }),
      ]),
    ).toEqual({ anna: '101', bob: '103' }));

  it('gives way where a stay could not keep one unit for it', () =>
    expect(
      unitsOf(
        [
          stay('anna', 1, 3, { unit: '101', firm: true }),
          stay('bob', 3, 5, { unit: '102' }),
          stay('cim', 2, 4),
        ],
        ['101', '102'],
      ),
    ).toEqual({ anna: '101', bob: '101', cim: '102' }));

  it('is nothing where there is no such unit any more', () =>
    expect(unitsOf([stay('anna', 1, 3, { unit: '999', firm: true })])).toEqual({ anna: '101' }));
});

it('a stay for which no unit is free on all nights changes rooms', () =>
  expect(
    assignUnits(
      [
        stay('anna', 1, 3, { unit: '101', firm: true }),
        stay('bob', 3, 5, { unit: '102', firm: true }),
        stay('cim', 2, 4),
      ],
      ['101', '102'],
    ).get('cim'),
  ).toEqual([
    { checkIn: day(2), checkOut: day(3), lane: 1 },
    { checkIn: day(3), checkOut: day(4), lane: 0 },
  ]));

it('a block takes as many units as it says, the first of them where it was decided', () =>
  expect(unitsOf([stay('paint', 1, 3, { units: 2, unit: '102', firm: true })])).toEqual({
    paint: '102 101',
  }));

it('nights that are sold more often than there are units have none', () =>
  expect(unitsOf([stay('anna', 1, 3), stay('bob', 1, 3)], ['101'])).toEqual({
    anna: '101',
    bob: '',
  }));

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
