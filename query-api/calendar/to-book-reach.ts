import type { BookReachJson, DayJson } from '@baanpak/contract/booking/book-reach.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Availability } from '../availability/availability.ts';
import { nightAt } from '../availability/places.ts';
import type { KnownRoom } from '../availability/rooms.ts';
import type { DayRange } from '../stay-dates.ts';
import { eachDay, STATUSES } from './calendar-days.ts';

/** A room's calendar as an object; write-book-reach.ts writes the same as bytes. */
export function toBookReach(
  known: Availability,
  room: KnownRoom,
  range: DayRange,
  today: LocalDate,
): BookReachJson {
  const { roomId, hotelId } = room;
  const days: DayJson[] = [];
  eachDay(known, room, range, today, (place, status, price, unitsLeft, rules) => {
    const date = nightAt(place);
    const { closed: _, ...shown } = rules; // the status says it
    days.push({ date, status: statusAt(status), price: toBaht(price), unitsLeft, ...shown });
  });
  return { roomId, hotelId, ...range, days };
}

const statusAt = (place: number) => STATUSES[place] ?? 'full';
