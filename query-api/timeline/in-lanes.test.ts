import { nights } from '@baanpak/domain/testing/samples.ts';
import { describe, expect, it } from 'vitest';
import { inLanes } from './in-lanes.ts';

const taken = (from: number, to: number, units = 1) => ({ ...nights(from, to), units });
const lanes = (...stays: ReturnType<typeof taken>[]) =>
  inLanes(stays).map(({ lanes: each }) => each);

describe('the units a stay is shown in', () => {
  it('are the first that are free, from the day another leaves', () =>
    expect(lanes(taken(1, 3), taken(2, 5), taken(3, 4), taken(4, 6))).toEqual([
      [0],
      [1],
      [0],
      [0],
    ]));

  it('are several for a block of several', () =>
    expect(lanes(taken(1, 5), taken(2, 3), taken(3, 4, 2))).toEqual([[0], [1], [1, 2]]));
});
