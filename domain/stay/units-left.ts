import { type LocalDate, nightsOf, overlap, type Stay } from '../values/local-date.ts';
import type { RoomCalendar, TakenNights } from './room-calendar.ts';

type Calendar = Pick<RoomCalendar, 'units' | 'stays'>;

/** How many more units can be had for every night of a stay. */
export function unitsLeft(calendar: Calendar, stay: Stay): number {
  const known = answers.get(calendar) ?? new Map<string, number>();
  answers.set(calendar, known);
  const nights = `${stay.checkIn} ${stay.checkOut}`;
  const left = known.get(nights) ?? countLeft(calendar, stay);
  known.set(nights, left);
  return left;
}

/** In a rush hundreds ask one calendar, which never changes, for the same nights. */
const answers = new WeakMap<Calendar, Map<string, number>>();

function countLeft({ units, stays }: Calendar, stay: Stay): number {
  const others = [...stays.values()].filter((other) => overlap(other, stay));
  return units - mostTaken(others, stay);
}

/** The most units that any one night needs; only nights of `within` count when it is given. */
export function mostTaken(stays: readonly TakenNights[], within?: Stay): number {
  const taken = new Map<LocalDate, number>();
  for (const stay of stays)
    for (const night of nightsOf(within ? sharedNights(stay, within) : stay))
      taken.set(night, (taken.get(night) ?? 0) + stay.units);
  return Math.max(0, ...taken.values());
}

const sharedNights = (a: Stay, b: Stay): Stay => ({
  checkIn: a.checkIn > b.checkIn ? a.checkIn : b.checkIn,
  checkOut: a.checkOut < b.checkOut ? a.checkOut : b.checkOut,
});
