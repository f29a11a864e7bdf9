import type { DayJson, DayStatus } from '@baanpak/contract/booking/book-reach.ts';
import { addDays, localDate, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { byDate } from '../../features/hotel/reachable-days.ts';

/** A room's days as they are for who has `own` of its nights: those can be obtained. */
export function withOwnNights(days: readonly DayJson[], own: Stay): readonly DayJson[] {
  const known = byDate(days);
  const isOwn = (day: string) => own.checkIn <= day && day < own.checkOut;
  const isFree = (day: DayJson) =>
    day.status === 'available' || day.status === 'checkInOnly' || isOwn(day.date);
  const wasFree = (day: DayJson) => {
    const before = addDays(localDate(day.date), -1);
    const found = known.get(before);
    if (isOwn(before)) return true;
    const isTold = found !== undefined && found.status !== 'past';
    return isTold ? isFree(found) : day.status === 'available' || day.status === 'checkOutOnly';
  };
  return days.map((day) =>
    day.status === 'past' ? day : { ...day, status: statusOf(isFree(day), wasFree(day)) },
  );
}

function statusOf(free: boolean, before: boolean): DayStatus {
  if (free) return before ? 'available' : 'checkInOnly';
  return before ? 'checkOutOnly' : 'full';
}
