import type { DayJson } from '@baanpak/contract/booking/book-reach.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { formatBaht } from '../../ui/baht.ts';
import type { DayAppearance } from '../../ui/calendar.tsx';
import { type CalendarDays, canCheckIn } from './reachable-days.ts';

const HALVES: Readonly<Partial<Record<DayJson['status'], NonNullable<DayAppearance['half']>>>> = {
  checkInOnly: 'first',
  checkOutOnly: 'second',
};

/** How each day of a room looks; `reachable` once the guest has picked a check-in. */
export function useDayAppearance(
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
