import type { BookReachJson, DayJson } from '@baanpak/contract/booking/book-reach.ts';
import { type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { Calendar, type DayAppearance } from '../../ui/calendar.tsx';
import { byDate, type CalendarDays, canCheckIn, reachableCheckOuts } from './reachable-days.ts';

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

const KINDS = ['available', 'checkInOnly', 'checkOutOnly', 'full', 'unreachable', 'past'] as const;

/** As the calendar draws such days. */
const LOOKS = {
  available: '',
  checkInOnly: 'bg-linear-135 from-line from-50% to-card to-50%',
  checkOutOnly: 'bg-linear-135 from-card from-50% to-line to-50%',
  full: 'bg-line',
  unreachable: 'line-through',
  past: 'text-muted/50',
} as const;

/** What the looks of days mean. */
function CalendarLegend() {
  const { t } = useTranslation('hotel');
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-muted text-sm">
      {KINDS.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={`grid size-6 place-items-center rounded-md border border-line text-xs ${LOOKS[kind]}`}
          >
            9
          </span>
          {t(`days.${kind}`)}
        </li>
      ))}
    </ul>
  );
}

const HALVES: Readonly<Partial<Record<DayJson['status'], NonNullable<DayAppearance['half']>>>> = {
  checkInOnly: 'first',
  checkOutOnly: 'second',
};

/** How each day of a room looks; `reachable` once the guest has picked a check-in. */
function useDayAppearance(
  days: CalendarDays,
  reachable: ReadonlySet<LocalDate> | undefined,
): (day: LocalDate) => DayAppearance {
  const { t } = useTranslation('hotel');
  return (date) => {
    const day = days.get(date);
    if (!day || day.status === 'past') return { disabled: true, closed: 'past' };
    if (day.status === 'full')
      return { disabled: true, closed: 'full', description: t('days.full') };
    const half = HALVES[day.status];
    const isOffered = reachable ? reachable.has(date) : canCheckIn(day);
    const isBarred = !isOffered && (reachable !== undefined || day.status !== 'checkOutOnly');
    const price = day.status === 'checkOutOnly' ? undefined : formatBaht(day.price);
    return {
      disabled: !isOffered,
      description: [t(`days.${isBarred ? 'unreachable' : day.status}`), price]
        .filter(Boolean)
        .join(', '),
      ...(half && !isBarred && { half }),
      ...(isBarred && { closed: 'unreachable' as const }),
      ...(price && { note: price.slice(1) }),
    };
  };
}
