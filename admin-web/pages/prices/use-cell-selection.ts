import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { useReducer, useState } from 'react';
import { today } from '../../ui/dates.ts';
import {
  type CellSelection,
  type SelectionStep,
  selectedDays,
  selectionAfter,
  selectionAt,
} from './cell-selection.ts';
import { dayInCalendars, daysFrom, pageFrom } from './shown-days.ts';

/** The days painted over and the days shown, which follow the one with the focus. */
export function useCellSelection(isMonth: boolean) {
  const [start, setStart] = useState<LocalDate>(today);
  const [painting, dispatch] = useReducer(selectionAfter, undefined, () =>
    selectionAt({ room: 0, day: today() }),
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
        direction === 0 ? today() : dayInCalendars(pageFrom(start, isMonth, direction), today());
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
