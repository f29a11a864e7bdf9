import { addDays, type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';

export const PERIODS = ['today', 'yesterday', 'thisMonth', 'lastMonth', 'thisYear'] as const;
export type Period = (typeof PERIODS)[number];

/** Both days inclusive. */
export type Days = Readonly<{ from: LocalDate; to: LocalDate }>;

/** A period seen from a day; those that go on end with that day. */
export function daysOf(period: Period, day: LocalDate): Days {
  switch (period) {
    case 'today':
      return { from: day, to: day };
    case 'yesterday':
      return { from: addDays(day, -1), to: addDays(day, -1) };
    case 'thisMonth':
      return { from: firstOfMonth(day), to: day };
    case 'lastMonth': {
      const to = addDays(firstOfMonth(day), -1);
      return { from: firstOfMonth(to), to };
    }
    case 'thisYear':
      return { from: localDate(`${day.slice(0, 4)}-01-01`), to: day };
  }
}

/** The period that two days are, if they are one; on the first of a month, the shortest. */
export const periodOf = ({ from, to }: Days, day: LocalDate): Period | undefined =>
  PERIODS.find((period) => {
    const days = daysOf(period, day);
    return days.from === from && days.to === to;
  });

const firstOfMonth = (day: LocalDate): LocalDate => localDate(`${day.slice(0, 7)}-01`);
