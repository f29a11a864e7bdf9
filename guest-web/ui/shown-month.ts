import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { useState } from 'react';
import { toCalendarDate } from './calendar-days.ts';

/** Where styles show a second month beside the first. */
const TWO_MONTHS = '(min-width: 640px)';

/** The first month in view: of `first`, then as turned by hand, or to a day that comes to be out of view. */
export function useShownMonth(first: LocalDate, turnTo: LocalDate | undefined) {
  const [month, setMonth] = useState(() => toCalendarDate(first));
  const [turnedTo, setTurnedTo] = useState<LocalDate>();
  if (turnTo !== turnedTo) {
    setTurnedTo(turnTo);
    if (turnTo && !isShown(toCalendarDate(turnTo), month)) setMonth(toCalendarDate(turnTo));
  }
  return [month, setMonth] as const;
}

function isShown(day: Date, month: Date): boolean {
  const later = monthNumber(day) - monthNumber(month);
  const count = window.matchMedia(TWO_MONTHS).matches ? 2 : 1;
  return later >= 0 && later < count;
}

const monthNumber = (date: Date) => date.getFullYear() * 12 + date.getMonth();
