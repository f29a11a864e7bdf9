import type { KeyboardEvent } from 'react';
import { cellAfter } from './cell-selection.ts';
import type { PriceGridProps } from './price-grid.tsx';
import { dayInCalendars, pageFrom } from './shown-days.ts';

type Grid = Pick<
  PriceGridProps,
  'painting' | 'rooms' | 'days' | 'isMonth' | 'today' | 'onPaint' | 'onChosen'
>;

const PAGES: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };

/** Arrows, Home and End move, PageUp and PageDown turn the page, with shift they extend; Enter goes on. */
export function useGridKeys(grid: Grid) {
  const { painting, rooms, days, isMonth, today, onPaint, onChosen } = grid;
  return (event: KeyboardEvent) => {
    const { focus } = painting;
    const [first = focus.day, last = first] = [days[0], days.at(-1)];
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onChosen();
    }
    const page = PAGES[event.key];
    const next = page
      ? { ...focus, day: pageFrom(focus.day, isMonth, page) }
      : cellAfter(event.key, focus, { rooms: rooms.length, isMonth, first, last });
    if (!next) return;
    event.preventDefault();
    const cell = { ...next, day: dayInCalendars(next.day, today) };
    onPaint({ type: event.shiftKey ? 'extend' : 'begin', cell });
  };
}
