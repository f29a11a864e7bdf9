import type { DayJson } from '@baanpak/contract/booking/book-reach.ts';
import {
  addDays,
  type LocalDate,
  localDate,
  nightsBetween,
} from '@baanpak/domain/values/time/local-date.ts';

/** A room's days by date. */
export type CalendarDays = ReadonlyMap<LocalDate, DayJson>;

export const byDate = (days: readonly DayJson[]): CalendarDays =>
  new Map(days.map((day) => [localDate(day.date), day]));

/** The night that begins here can be obtained. */
const isFree = (day: DayJson | undefined) =>
  day?.status === 'available' || day?.status === 'checkInOnly';

/** A stay may begin here: the night is free and the owner lets guests arrive. */
export const canCheckIn = (day: DayJson | undefined): boolean =>
  day !== undefined && isFree(day) && !day.closedToArrival && canLeave(day);

/** The owner's longest stay is not shorter than the shortest. */
const canLeave = ({ minStay, maxStay }: DayJson) => (minStay ?? 1) <= (maxStay ?? Infinity);

/**
 * The days on which a stay from `checkIn` may end: up to and with the first day whose night is
 * taken, within the rules of stay of the day of arrival.
 */
export function reachableCheckOuts(days: CalendarDays, checkIn: LocalDate): ReadonlySet<LocalDate> {
  const reachable = new Set<LocalDate>();
  const arrival = days.get(checkIn);
  if (!arrival || !canCheckIn(arrival)) return reachable;
  const { minStay, maxStay } = arrival;
  let day = checkIn;
  while (isFree(days.get(day))) {
    day = addDays(day, 1);
    const nights = nightsBetween(checkIn, day);
    if (nights > (maxStay ?? Infinity)) break;
    const departure = days.get(day);
    if (departure && !departure.closedToDeparture && nights >= (minStay ?? 1)) reachable.add(day);
  }
  return reachable;
}
