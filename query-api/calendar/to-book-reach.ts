import type { BookReachJson, DayJson, DayStatus } from '@baanpak/contract/stay/book-reach.ts';
import type { StayRules } from '@baanpak/domain/room/stay-rules.ts';
import { type Satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { DayRange } from '../stay-dates.ts';

/** A room's nights, from the one before the calendar's first day on, without gaps. */
export type CalendarFacts = Readonly<{
  roomId: string;
  hotelId: string;
  /** The room or its hotel is disabled. */
  closed: boolean;
  units: number;
  nights: readonly Readonly<{
    date: LocalDate;
    taken: number;
    price: Satang;
    rules: StayRules | null;
  }>[];
}>;

/** The calendar as a guest picks days in it. */
export function toBookReach(
  { roomId, hotelId, closed, units, nights }: CalendarFacts,
  { from, to }: DayRange,
  today: LocalDate,
): BookReachJson {
  const isFree = (n: number) => (nights[n]?.taken ?? 0) < units;
  const days = nights.slice(1).map(
    ({ date, taken, price, rules }, n): DayJson => ({
      date,
      status: closed ? 'full' : date < today ? 'past' : statusOf(isFree(n), isFree(n + 1)),
      price: toBaht(price),
      unitsLeft: closed ? 0 : Math.max(0, units - taken),
      minStay: rules?.minStay ?? null,
      maxStay: rules?.maxStay ?? null,
      closedToArrival: rules?.closedToArrival ?? false,
      closedToDeparture: rules?.closedToDeparture ?? false,
    }),
  );
  return { roomId, hotelId, from, to, days };
}

function statusOf(nightBeforeIsFree: boolean, isFree: boolean): DayStatus {
  if (isFree) return nightBeforeIsFree ? 'available' : 'checkInOnly';
  return nightBeforeIsFree ? 'checkOutOnly' : 'full';
}
