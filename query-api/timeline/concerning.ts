import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { DayRange } from '../stay-dates.ts';

/** Of a room's stays those of some days, and those that share nights with them, or with such again: no other says anything about their units. */
export function concerning<One extends Stay>(stays: readonly One[], { from, to }: DayRange): One[] {
  let found: One[] = [];
  let end = '';
  for (const stay of stays.toSorted(byCheckIn)) {
    if (stay.checkIn >= end) {
      if (stay.checkIn >= to) break;
      if (end <= from) found = [];
    }
    found.push(stay);
    if (stay.checkOut > end) end = stay.checkOut;
  }
  return end > from ? found : [];
}

const byCheckIn = (a: Stay, b: Stay): number =>
  Number(a.checkIn > b.checkIn) - Number(a.checkIn < b.checkIn);
