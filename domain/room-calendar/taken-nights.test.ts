import { describe, expect, it } from 'vitest';
import { nights } from '../testing/samples.ts';
import type { Stay } from '../values/time/local-date.ts';
import { NO_NIGHTS } from './room-calendar-state.ts';
import { areFreeTogether, withStay } from './taken-nights.ts';

const one = (stay: Stay) => ({ ...stay, kind: 'booked' as const, units: 1 });
const calendar = (units: number, ...stays: Stay[]) => ({
  ...stays.reduce((taken, stay, n) => withStay(taken, `booking ${n}`, one(stay)), NO_NIGHTS),
  units,
});
const inRoom = (stay: Stay, roomId = 'garden') => ({ ...stay, roomId });

describe('stays that are wanted together', () => {
  const free = (of: ReturnType<typeof calendar>, ...stays: Stay[]) =>
    areFreeTogether(stays.map((stay) => ({ stay: inRoom(stay), calendar: of })));

  it('can be obtained while each night has a unit for all of them', () => {
    expect(free(calendar(2), nights(1, 4), nights(2, 6))).toBe(true);
    expect(free(calendar(1), nights(1, 3), nights(3, 5))).toBe(true);
  });

  it('cannot be obtained where one night has too few', () => {
    expect(free(calendar(1), nights(1, 4), nights(3, 6))).toBe(false);
    expect(free(calendar(2), nights(1, 4), nights(2, 6), nights(3, 4))).toBe(false);
    expect(free(calendar(2, nights(3, 4)), nights(1, 4), nights(2, 6))).toBe(false);
  });

  it('are counted room by room', () => {
    const [here, there] = [inRoom(nights(1, 4)), inRoom(nights(1, 4), 'river')];
    const wanted = [here, there].map((stay) => ({ stay, calendar: calendar(1) }));
    expect(areFreeTogether(wanted)).toBe(true);
  });
});
