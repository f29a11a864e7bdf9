import { addDays, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { describe, expect, it } from 'vitest';
import {
  type Cell,
  cellAfter,
  dayInCalendars,
  daysFrom,
  isSelected,
  pageFrom,
  selectedDays,
  selectionAfter,
  selectionAt,
  weeksOf,
} from './cell-selection.ts';

const day = (n: number) => addDays(localDate('2027-03-01'), n - 1); // a Monday
const cell = (room: number, n: number): Cell => ({ room, day: day(n) });

describe('painting over days', () => {
  it('takes all days of all rooms between two corners, whichever way one goes', () => {
    const begun = selectionAfter(selectionAt(cell(0, 1)), { type: 'begin', cell: cell(2, 5) });
    const painting = selectionAfter(begun, { type: 'extend', cell: cell(1, 3) });
    expect(selectedDays(painting)).toEqual({ from: day(3), to: day(5), first: 1, last: 2 });
    const corners = [cell(1, 4), cell(2, 3), cell(0, 4), cell(1, 6)];
    expect(corners.map((one) => isSelected(painting, one))).toEqual([true, true, false, false]);
  });

  it('by finger takes the first day, then the last, and then begins again', () => {
    const touch = (n: number) => ({ type: 'touch', cell: cell(0, n) }) as const;
    const steps = [touch(4), touch(7), touch(9)];
    const all = steps.map((_, n) =>
      selectedDays(steps.slice(0, n + 1).reduce(selectionAfter, selectionAt(cell(0, 1)))),
    );
    expect(all.map(({ from, to }) => [from, to])).toEqual([
      [day(4), day(4)],
      [day(4), day(7)],
      [day(9), day(9)],
    ]);
  });

  it('keeps its rooms where a form says other days', () => {
    const painting = { anchor: cell(0, 1), focus: cell(2, 3), isBegun: false };
    const range = { type: 'range', from: day(10), to: day(20) } as const;
    expect(selectedDays(selectionAfter(painting, range))).toEqual({
      ...{ from: day(10), to: day(20), first: 0, last: 2 },
    });
  });
});

describe('a key', () => {
  const rows = { rooms: 3, isMonth: false, first: day(1), last: day(14) };
  const month = { ...rows, isMonth: true };
  it.each([
    ['ArrowRight', rows, cell(1, 4)],
    ['ArrowLeft', rows, cell(1, 2)],
    ['ArrowDown', rows, cell(2, 3)],
    ['ArrowUp', rows, cell(0, 3)],
    ['Home', rows, cell(1, 1)],
    ['End', rows, cell(1, 14)],
    ['ArrowDown', month, cell(1, 10)],
    ['ArrowUp', month, cell(1, -4)],
    ['Home', month, cell(1, 0)],
    ['End', month, cell(1, 6)],
    ['Tab', rows, undefined],
  ])('%s leads on', (key, grid, expected) =>
    expect(cellAfter(key, cell(1, 3), grid)).toEqual(expected),
  );

  it('stops at the last room', () =>
    expect(cellAfter('ArrowDown', cell(2, 3), rows)).toEqual(cell(2, 3)));
});

describe('the days shown', () => {
  it('are two weeks, or a month by its weeks', () => {
    expect(daysFrom(day(3), false)).toEqual(Array.from({ length: 14 }, (_, n) => day(3 + n)));
    const weeks = weeksOf(daysFrom(day(3), true));
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect([weeks[0]?.[0], weeks[0]?.[1], weeks[4]?.[3], weeks[4]?.[4]]).toEqual([
      ...[null, day(1), day(31), null],
    ]);
  });

  it('turn by as many, and stay where calendars go', () => {
    expect([pageFrom(day(3), false, 1), pageFrom(day(31), true, 1)]).toEqual([day(17), day(32)]);
    expect(pageFrom(day(3), true, -1)).toBe('2027-02-01');
    expect(dayInCalendars(addDays(day(1), 999), day(1))).toBe(addDays(day(1), 729));
  });
});
