import { nights } from '@baanpak/domain/testing/samples.ts';
import { describe, expect, it } from 'vitest';
import { inLanes } from './in-lanes.ts';

describe('the units a stay is shown in', () => {
  it('are the first that are free, from the day another leaves', () =>
    expect(inLanes([nights(1, 3), nights(2, 5), nights(3, 4), nights(4, 6)])).toEqual([
      ...[[0], [1], [0], [0]],
    ]));

  it('are several for a block of several', () =>
    expect(inLanes([nights(1, 5), nights(2, 3), { ...nights(3, 4), units: 2 }])).toEqual([
      ...[[0], [1], [1, 2]],
    ]));
});
