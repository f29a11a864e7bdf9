import { addDays, type LocalDate, weekdayOf } from '@baanpak/domain/values/time/local-date.ts';

/** A day of a room, by the place of its row. */
export type Cell = Readonly<{ room: number; day: LocalDate }>;

/**
 * All days of all rooms between two cells are painted. `focus` is where the keyboard is; `isBegun`: a
 * finger touched the first day, and the last is still to come.
 */
export type CellSelection = Readonly<{ anchor: Cell; focus: Cell; isBegun: boolean }>;

export type SelectionStep = Readonly<
  | { type: 'begin' | 'extend' | 'touch'; cell: Cell }
  | { type: 'range'; from: LocalDate; to: LocalDate }
  | { type: 'row'; room: number }
>;

export const selectionAt = (cell: Cell): CellSelection => ({
  anchor: cell,
  focus: cell,
  isBegun: false,
});

export function selectionAfter(painting: CellSelection, step: SelectionStep): CellSelection {
  const { anchor, focus, isBegun } = painting;
  switch (step.type) {
    case 'begin':
      return selectionAt(step.cell);
    case 'extend':
      return { ...painting, focus: step.cell };
    case 'touch':
      return isBegun
        ? { anchor, focus: step.cell, isBegun: false }
        : { ...selectionAt(step.cell), isBegun: true };
    case 'range':
      return {
        anchor: { ...anchor, day: step.from },
        focus: { ...focus, day: step.to },
        isBegun: false,
      };
    case 'row':
      return {
        anchor: { ...anchor, room: step.room },
        focus: { ...focus, room: step.room },
        isBegun: false,
      };
  }
}

/** First and last day and room, whichever way one painted. */
export function selectedDays({ anchor, focus }: CellSelection) {
  const [from, to] = anchor.day < focus.day ? [anchor.day, focus.day] : [focus.day, anchor.day];
  const [first, last] = [Math.min(anchor.room, focus.room), Math.max(anchor.room, focus.room)];
  return { from, to, first, last };
}

export function isSelected(painting: CellSelection, { room, day }: Cell): boolean {
  const { from, to, first, last } = selectedDays(painting);
  return from <= day && day <= to && first <= room && room <= last;
}

/** Days of the keys, by where they lie from the one with the focus; a month has a week a row. */
type Moves = Readonly<{ rooms: number; isMonth: boolean; first: LocalDate; last: LocalDate }>;

const WEEK = 7;

/** The cell a key leads to; undefined for a key that leads nowhere. */
export function cellAfter(key: string, { room, day }: Cell, grid: Moves): Cell | undefined {
  const down = (rows: number): Cell =>
    grid.isMonth
      ? { room, day: addDays(day, rows * WEEK) }
      : { room: Math.min(grid.rooms - 1, Math.max(0, room + rows)), day };
  switch (key) {
    case 'ArrowLeft':
      return { room, day: addDays(day, -1) };
    case 'ArrowRight':
      return { room, day: addDays(day, 1) };
    case 'ArrowUp':
      return down(-1);
    case 'ArrowDown':
      return down(1);
    case 'Home':
      return { room, day: grid.isMonth ? addDays(day, -weekdayOf(day)) : grid.first };
    case 'End':
      return { room, day: grid.isMonth ? addDays(day, WEEK - 1 - weekdayOf(day)) : grid.last };
    default:
      return undefined;
  }
}
