import {
  addDays,
  type LocalDate,
  localDate,
  nightsBetween,
  weekdayOf,
} from '@baanpak/domain/values/time/local-date.ts';
import { useReducer, useState } from 'react';

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

/** The days painted over and the days shown, which follow the one with the focus. */
export function useCellSelection(isMonth: boolean, today: LocalDate) {
  const [start, setStart] = useState(today);
  const [painting, dispatch] = useReducer(selectionAfter, undefined, () =>
    selectionAt({ room: 0, day: today }),
  );
  const days = daysFrom(start, isMonth);
  const show = (day: LocalDate) => {
    if (!days.includes(day)) setStart(day);
  };
  return {
    painting,
    days,
    paint: (step: SelectionStep) => {
      dispatch(step);
      show(dayOf(step, painting));
    },
    /** To the days before or behind; 0 is to those from today on. */
    turn: (direction: 1 | -1 | 0) => {
      const day =
        direction === 0 ? today : dayInCalendars(pageFrom(start, isMonth, direction), today);
      setStart(day);
      dispatch({ type: 'begin', cell: { ...painting.focus, day } });
    },
  };
}

/** The day to be seen after a step. */
function dayOf(step: SelectionStep, before: CellSelection): LocalDate {
  switch (step.type) {
    case 'range':
      return step.from;
    case 'row':
      return selectedDays(before).from;
    default:
      return step.cell.day;
  }
}

/** Calendars go so many days back and ahead. */
const DAYS_SHOWN = 730;
const A_FORTNIGHT = 14;

const monthOf = (day: LocalDate): LocalDate => localDate(`${day.slice(0, 7)}-01`);
const nextMonth = (day: LocalDate): LocalDate => monthOf(addDays(monthOf(day), 31));

/** The days from one on that stand in the grid: its month, or two weeks. */
export function daysFrom(start: LocalDate, isMonth: boolean): readonly LocalDate[] {
  const [first, count] = isMonth
    ? [monthOf(start), nightsBetween(monthOf(start), nextMonth(start))]
    : [start, A_FORTNIGHT];
  return Array.from({ length: count }, (_, n) => addDays(first, n));
}

/** Where the days before, or behind, those shown begin. */
export function pageFrom(start: LocalDate, isMonth: boolean, direction: 1 | -1): LocalDate {
  if (!isMonth) return addDays(start, direction * A_FORTNIGHT);
  return direction === 1 ? nextMonth(start) : monthOf(addDays(monthOf(start), -1));
}

/** Days by weeks that begin on Sunday; null where the week has a day of another month. */
export function weeksOf(days: readonly LocalDate[]): (LocalDate | null)[][] {
  const [first] = days;
  if (first === undefined) return [];
  const cells = [...Array<null>(weekdayOf(first)).fill(null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, n) => cells.slice(n * 7, n * 7 + 7));
}

/** A day within what calendars show. */
export function dayInCalendars(day: LocalDate, today: LocalDate): LocalDate {
  const [first, last] = [addDays(today, -DAYS_SHOWN), addDays(today, DAYS_SHOWN - 1)];
  return day < first ? first : day > last ? last : day;
}
