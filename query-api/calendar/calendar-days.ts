import type { DayStatus } from '@baanpak/contract/booking/book-reach.ts';
import type { StayRules } from '@baanpak/domain/room/stay-rules.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { type Availability, isClosed } from '../availability/availability.ts';
import { priceOn, rulesOn } from '../availability/nights.ts';
import { placeOf } from '../availability/places.ts';
import type { KnownRoom } from '../availability/rooms.ts';
import type { DayRange } from '../stay-dates.ts';

export const STATUSES = ['available', 'checkInOnly', 'checkOutOnly', 'full', 'past'] as const;
STATUSES satisfies readonly DayStatus[];
const [FULL, PAST] = [STATUSES.indexOf('full'), STATUSES.indexOf('past')];

/** A day of a calendar by the place of its night; `status` is one's place in STATUSES. */
type Visit = (
  place: number,
  status: number,
  price: Satang,
  unitsLeft: number,
  rules: StayRules,
) => void;

/** Goes through a room's calendar as a guest picks days in it: the one way it is made. */
export function eachDay(
  known: Availability,
  room: KnownRoom,
  { from, to }: DayRange,
  today: LocalDate,
  visit: Visit,
): void {
  const { units, basePrice, prices, rules } = room;
  const leftOn = (place: number) =>
    rulesOn(rules, place).closed ? 0 : units - known.rooms.nights.takenOn(room.room, place);
  const closed = isClosed(known, room);
  const [first, end, now] = [placeOf(from), placeOf(to), placeOf(today)];
  let left = leftOn(first - 1);
  for (let place = first; place < end; place += 1) {
    const leftBefore = left;
    left = leftOn(place);
    const status = closed ? FULL : place < now ? PAST : statusOf(leftBefore > 0, left > 0);
    const unitsLeft = closed ? 0 : Math.max(0, left);
    visit(place, status, priceOn(basePrice, prices, place), unitsLeft, rulesOn(rules, place));
  }
}

const statusOf = (nightBeforeIsFree: boolean, isFree: boolean): number =>
  Number(!nightBeforeIsFree) + 2 * Number(!isFree);
