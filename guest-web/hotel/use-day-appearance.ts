import type { DayJson } from '@baanpak/contract/stay/book-reach.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import type { DayAppearance } from '../ui/calendar.tsx';
import { formatBaht } from '../ui/price.tsx';
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
    if (!day || day.status === 'past') return { disabled: true };
    const half = HALVES[day.status];
    const kind = t(`days.${day.status}`);
    const isFree = canCheckIn(day);
    return {
      disabled: reachable ? !reachable.has(date) : !isFree,
      description: isFree ? `${kind}, ${formatBaht(day.price)}` : kind,
      ...(half && { half }),
      ...(isFree && !reachable && { note: formatBaht(day.price).slice(1) }),
    };
  };
}
