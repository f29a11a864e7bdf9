import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { useSearchParams } from 'react-router-dom';
import { today as dayToday } from '../../ui/dates.ts';
import { type DaysShown, dayInTimeline, daysFrom, daysIn } from './shown-days.ts';

/** The days that the address names, and what leads to others; more or fewer begin where these do. */
export function useShownDays(usual: DaysShown) {
  const [address, setAddress] = useSearchParams();
  const today = dayToday();
  const { first, span } = daysIn(address, today, usual);
  const show = (from: LocalDate, days: DaysShown) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('from', dayInTimeline(from, today));
        next.set('days', `${days}`);
        return next;
      },
      { replace: true },
    );
  return {
    ...{ today, first, span, days: daysFrom(first, span) },
    turn: (direction: 1 | -1) => show(addDays(first, direction * span), span),
    showFrom: (day: LocalDate) => show(day, span),
    showSpan: (days: DaysShown) => show(first, days),
  };
}
