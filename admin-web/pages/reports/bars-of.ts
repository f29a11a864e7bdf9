import { instant } from '@baanpak/domain/values/time/instant.ts';
import {
  addDays,
  bangkokDay,
  isLocalDate,
  type LocalDate,
  localDate,
  nightsBetween,
} from '@baanpak/domain/values/time/local-date.ts';
import { numberIn, type Row } from '../../features/reports/report.ts';
import type { Days } from './parameters.ts';

/** A day of the period, or a month of a long one, with what its lines sum to. */
export type BarSpan = Days & Readonly<{ sum: number }>;

/** In days: a longer period is drawn by months. */
const MOST_DAYS = 62;
const SATANG = 100;

/** What each day or month of a period comes to, also where it is nothing. */
export function spansOf(rows: readonly Row[], days: Days, by: string, height: string): BarSpan[] {
  const spans = nightsBetween(days.from, days.to) < MOST_DAYS ? daysIn(days) : monthsIn(days);
  const sums = new Map<LocalDate, number>();
  for (const row of rows) {
    const day = dayOf(row[by]);
    if (day === undefined) continue;
    // whole satang: sums of fractions of a baht would not be the report's
    const satang = Math.round((numberIn(row, height) ?? 0) * SATANG);
    sums.set(day, (sums.get(day) ?? 0) + satang);
  }
  return spans.map(({ from, to }) => {
    let satang = 0;
    for (const [day, sum] of sums) if (day >= from && day <= to) satang += sum;
    return { from, to, sum: satang / SATANG };
  });
}

function dayOf(value: unknown): LocalDate | undefined {
  if (typeof value !== 'string') return undefined;
  return isLocalDate(value) ? value : bangkokDay(instant(value));
}

const daysIn = ({ from, to }: Days): Days[] =>
  Array.from({ length: nightsBetween(from, to) + 1 }, (_, n) => {
    const day = addDays(from, n);
    return { from: day, to: day };
  });

/** Whole months but for the first and the last. */
function monthsIn({ from, to }: Days): Days[] {
  const months: Days[] = [];
  for (let first = from; first <= to; ) {
    const next = localDate(`${addDays(localDate(`${first.slice(0, 7)}-28`), 4).slice(0, 7)}-01`);
    const last = addDays(next, -1);
    months.push({ from: first, to: last < to ? last : to });
    first = next;
  }
  return months;
}
