import { PersistentMap } from '../values/decider/persistent-map.ts';
import type { Instant } from '../values/time/instant.ts';
import {
  addDays,
  bangkokDay,
  type LocalDate,
  nightsOf,
  type Stay,
} from '../values/time/local-date.ts';
import type { TakenNights, TakenStay } from './room-calendar-state.ts';

// Nights of a room by who has them, kept so that no event and no decision costs more for the stays that are past or many.
// These functions alone change the maps of `TakenNights`, so that they agree with each other.

/** Its nights and those held for its move, each once. */
export const nightsTaken = (stay: TakenStay): readonly LocalDate[] =>
  stay.moving ? [...new Set([...nightsOf(stay), ...nightsOf(stay.moving)])] : nightsOf(stay);

/** Whether a booking got its nights by this move; null: by none. */
export const isHadBy = (own: TakenStay, moveId: string | null): boolean =>
  (own.hadBy ?? null) === moveId;

/** The same from all stays at once. */
export function nightsTakenBy(
  all: readonly (readonly [bookingId: string, stay: TakenStay])[],
  pastUntil: LocalDate | null,
): TakenNights {
  const taken = new Map<LocalDate, number>();
  const endings = new Map<LocalDate, string[]>();
  for (const [bookingId, stay] of all) {
    for (const night of nightsTaken(stay)) taken.set(night, (taken.get(night) ?? 0) + stay.units);
    const ending = endings.get(stay.checkOut);
    if (ending) ending.push(bookingId);
    else endings.set(stay.checkOut, [bookingId]);
  }
  return {
    stays: PersistentMap.of(all),
    taken: PersistentMap.of(taken),
    endings: PersistentMap.of(endings),
    pastUntil,
  };
}

/** How long a stay is remembered after its end: what may still be recorded of it is recorded by then. */
export const DAYS_REMEMBERED = 30;

/** How many more units can be obtained for every night of a stay. */
export function unitsLeft(
  { units, taken }: Pick<TakenNights, 'taken'> & Readonly<{ units: number }>,
  stay: Stay,
): number {
  let left = units;
  for (let night = stay.checkIn; night < stay.checkOut; night = addDays(night, 1))
    left = Math.min(left, units - (taken.get(night) ?? 0));
  return left;
}

type WantedStay = Readonly<{
  stay: Stay & Readonly<{ roomId: string }>;
  calendar: Pick<TakenNights, 'taken'> & Readonly<{ units: number }>;
}>;

/** Whether stays can be obtained together, night by night; each with the calendar of its room. */
export function areFreeTogether(wanted: readonly WantedStay[]): boolean {
  const units = new Map<string, number>();
  for (const { stay, calendar } of wanted)
    for (const night of nightsOf(stay)) {
      const key = `${stay.roomId} ${night}`;
      units.set(key, (units.get(key) ?? 0) + 1);
      if ((calendar.taken.get(night) ?? 0) + (units.get(key) ?? 0) > calendar.units) return false;
    }
  return true;
}

/** Nights in their order, each once. */
export const inOrder = (nights: readonly LocalDate[]): LocalDate[] =>
  [...new Set(nights)].sort((a, b) => (a < b ? -1 : 1));

/** The nights from `first` on that take more than so many units, in order. */
export function nightsAbove({ taken }: TakenNights, first: LocalDate, units: number): LocalDate[] {
  const found: LocalDate[] = [];
  for (const [night, sold] of taken) if (night >= first && sold > units) found.push(night);
  return inOrder(found);
}

/** With one stay more, or with what is stated again of one that is known. */
export function withStay(nights: TakenNights, bookingId: string, stay: TakenStay): TakenNights {
  if (nights.pastUntil && isSettled(stay) && stay.checkOut <= nights.pastUntil)
    return withoutStay(nights, bookingId);
  const known = nights.stays.get(bookingId);
  const same = known && sameNights(known, stay);
  const rest = known && !same ? withoutStay(nights, bookingId) : nights;
  const stays = rest.stays.set(bookingId, stay);
  if (same) return { ...rest, stays };
  const endings = rest.endings.set(stay.checkOut, [
    ...(rest.endings.get(stay.checkOut) ?? []),
    bookingId,
  ]);
  return { ...rest, stays, endings, taken: counted(rest.taken, stay, stay.units) };
}

export function withoutStay(nights: TakenNights, bookingId: string): TakenNights {
  const stay = nights.stays.get(bookingId);
  if (!stay) return nights;
  const others = (nights.endings.get(stay.checkOut) ?? []).filter((id) => id !== bookingId);
  return {
    ...nights,
    stays: nights.stays.delete(bookingId),
    taken: counted(nights.taken, stay, -stay.units),
    endings:
      others.length > 0
        ? nights.endings.set(stay.checkOut, others)
        : nights.endings.delete(stay.checkOut),
  };
}

/**
 * Without the stays that were over long before an event was recorded. What is held stays known: only
 * an event ends it. The clock plays no part, so that every fold of the same events agrees.
 */
export function withoutPast(nights: TakenNights, recordedAt: Instant): TakenNights {
  const pastUntil = addDays(bangkokDay(recordedAt), -DAYS_REMEMBERED);
  if (nights.pastUntil !== null && pastUntil <= nights.pastUntil) return nights;
  let rest: TakenNights = { ...nights, pastUntil };
  for (const [day, bookingIds] of nights.endings) {
    if (day > pastUntil) continue;
    for (const bookingId of bookingIds) {
      const stay = nights.stays.get(bookingId);
      if (!stay || isSettled(stay)) rest = withoutStay(rest, bookingId);
    }
  }
  return rest;
}

/** No event is waited for that ends a hold of its nights. */
const isSettled = ({ kind, moving }: TakenStay): boolean => kind !== 'held' && !moving;

const sameNights = (a: TakenStay, b: TakenStay): boolean =>
  a.checkIn === b.checkIn &&
  a.checkOut === b.checkOut &&
  a.units === b.units &&
  a.moving?.moveId === b.moving?.moveId;

function counted(
  taken: TakenNights['taken'],
  stay: TakenStay,
  units: number,
): TakenNights['taken'] {
  return nightsTaken(stay).reduce((counts, night) => {
    const now = (counts.get(night) ?? 0) + units;
    return now === 0 ? counts.delete(night) : counts.set(night, now);
  }, taken);
}
