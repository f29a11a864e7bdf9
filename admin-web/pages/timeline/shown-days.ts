import {
  addDays,
  isLocalDate,
  type LocalDate,
  weekdayOf,
} from '@baanpak/domain/values/time/local-date.ts';
import { useSearchParams } from 'react-router-dom';
import { today as dayToday } from '../../ui/formats.ts';

/** How many days are shown at once. */
export const SPANS = [7, 14, 28, 60] as const;
export type DaysShown = (typeof SPANS)[number];

/** Calendars go so many days back and ahead. */
const FURTHEST = 730;

export const daysFrom = (first: LocalDate, span: number): readonly LocalDate[] =>
  Array.from({ length: span }, (_, n) => addDays(first, n));

/** What an address says of days; what it does not, or what is none, by the usual. */
function daysIn(
  address: URLSearchParams,
  today: LocalDate,
  usual: DaysShown,
): Readonly<{ first: LocalDate; span: DaysShown }> {
  const from = address.get('from') ?? '';
  const days = Number(address.get('days'));
  return {
    first: isLocalDate(from) ? dayInTimeline(from, today) : today,
    span: SPANS.find((span) => span === days) ?? usual,
  };
}

/** A day within what can be shown, with room for a span behind it. */
function dayInTimeline(day: LocalDate, today: LocalDate): LocalDate {
  const [first, last] = [addDays(today, -FURTHEST), addDays(today, FURTHEST - 60)];
  return day < first ? first : day > last ? last : day;
}

export const isWeekend = (day: LocalDate): boolean => weekdayOf(day) % 6 === 0;

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
