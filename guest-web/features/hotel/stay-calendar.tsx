import type { BookReachJson } from '@baanpak/contract/booking/book-reach.ts';
import { type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { Calendar } from '../../ui/calendar.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { byDate, reachableCheckOuts } from './reachable-days.ts';
import { useDayAppearance } from './use-day-appearance.ts';

/** The days of a stay that is being picked: none yet, its first, or both. */
export type PickedDays = Readonly<{ start?: LocalDate; end?: LocalDate }>;

type StayCalendarProps = Readonly<{
  reach: Pick<BookReachJson, 'from' | 'to'> & Readonly<{ days: Readonly<BookReachJson['days']> }>;
  picked: PickedDays;
  /** The day whose month is shown while nothing is picked. */
  opensOn?: LocalDate;
  onPick: (picked: PickedDays) => void;
}>;

/** A room's days, of which two picks make a stay that can be obtained; a third begins again. */
export function StayCalendar({ reach, picked, opensOn, onPick }: StayCalendarProps) {
  const { t } = useTranslation(['hotel', 'search']);
  const { language } = useApp().api;
  const { start, end } = picked;
  const days = byDate(reach.days);
  const reachable = start && !end ? reachableCheckOuts(days, start) : undefined;
  const appearanceOf = useDayAppearance(days, reachable);
  return (
    <>
      <p aria-live="polite" className="mt-1 text-muted">
        {t(reachable ? 'pickCheckOut' : start ? 'search:yourDates' : 'pickCheckIn')}
      </p>
      <Calendar
        className="mt-4"
        language={language}
        from={localDate(reach.from)}
        to={localDate(reach.to)}
        start={start}
        end={end}
        {...(opensOn && { opensOn })}
        turnTo={reachable && [...reachable][0]}
        appearanceOf={appearanceOf}
        onPick={(day) => onPick(reachable && start ? { start, end: day } : { start: day })}
      />
      <CalendarLegend />
    </>
  );
}
