import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { describe, expect, it } from 'vitest';
import { timelineRoom, timelineStay } from '../../testing/timeline-samples.ts';
import { placeAfter } from './keyboard.ts';
import { lanesOf, partsOfLane } from './lanes.ts';
import { daysFrom } from './shown-days.ts';

const day = (n: number) => localDate(`2026-12-0${n}`);
const DAYS = daysFrom(day(1), 7);
const stay = (from: number, to: number, lanes = [0]) => {
  const nights = { checkInDate: day(from), checkOutDate: day(to) };
  return timelineStay({ ...nights, parts: lanes.map((lane) => ({ lane, ...nights })) });
};

describe('the rows of a room', () => {
  it('are its units, each with its own stays; a block stands in several', () => {
    const lanes = lanesOf([
      timelineRoom({ unitLabels: ['101', '102'], stays: [stay(1, 2), stay(3, 4, [0, 1])] }),
    ]);
    expect(lanes.map(({ unit, held }) => [unit, held.length])).toEqual([
      ['101', 2],
      ['102', 1],
    ]);
  });

  it('have a part a free night and one a stay, cut off at the ends', () => {
    const stays = [
      timelineStay({ checkInDate: '2026-11-20', checkOutDate: day(3) }),
      stay(4, 6),
      timelineStay({ checkInDate: day(7), checkOutDate: '2026-12-20' }),
    ];
    const [lane] = lanesOf([timelineRoom({ stays })]);
    const parts = lane ? partsOfLane(lane, DAYS) : [];
    expect(parts.map(({ at, nights, held }) => [at, nights, held !== undefined])).toEqual([
      ...[
        [0, 2, true],
        [2, 1, false],
        [3, 2, true],
        [5, 1, false],
        [6, 1, true],
      ],
    ]);
  });
});

describe('a key', () => {
  const lanes = lanesOf([timelineRoom({ stays: [stay(3, 5)] }), timelineRoom()]);
  const led = (key: string, row: number, n: number, isWide = false) =>
    placeAfter(key, { row, day: day(n) }, { lanes, days: DAYS }, isWide);

  it('steps over a stay, and by rows', () => {
    expect(led('ArrowRight', 0, 3)).toEqual({ row: 0, day: day(5) });
    expect(led('ArrowLeft', 0, 4)).toEqual({ row: 0, day: day(2) });
    expect(led('ArrowDown', 0, 4)).toEqual({ row: 1, day: day(4) });
    expect(led('ArrowDown', 1, 4)).toEqual({ row: 1, day: day(4) });
  });

  it('leads to the ends of the row, or of the grid, and by the days shown', () => {
    expect(led('End', 0, 3)).toEqual({ row: 0, day: day(7) });
    expect(led('End', 0, 3, true)).toEqual({ row: 1, day: day(7) });
    expect(led('PageDown', 1, 1)).toEqual({ row: 1, day: day(8) });
    expect(led('x', 0, 1)).toBeUndefined();
  });
});
