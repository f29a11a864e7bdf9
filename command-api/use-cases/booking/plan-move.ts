import type { PlacedBooking, StayTerms } from '@baanpak/domain/booking/booking-state.ts';
import { isRepriced, keepsPrice, stayTermsOf } from '@baanpak/domain/booking/moves.ts';
import { assertRoomTakes, DAYS_AHEAD } from '@baanpak/domain/booking/stay-rules.ts';
import { quote } from '@baanpak/domain/room/quote.ts';
import { areBroken } from '@baanpak/domain/room/stay-rules.ts';
import type { RoomCalendar, TakenStay } from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import { isHadBy, nightsTaken } from '@baanpak/domain/room-calendar/taken-nights.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import {
  addDays,
  bangkokDay,
  type LocalDate,
  nightsBetween,
  nightsOf,
  type Stay,
} from '@baanpak/domain/values/time/local-date.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { FIXED } from '../../http/read-only.ts';
import type { Clock, Commands } from '../../ports.ts';
import { loadRoomStates, type RoomStates } from '../room/room-answer.ts';

/** Where a stay is to go; `reprice` as `isRepriced` takes it. */
export type PlannedStay = Stay & Readonly<{ roomId: string; reprice: boolean | undefined }>;

/**
 * `takes`: the nights that its room's calendar is to have; null where it takes none that it has not. `reprice`: whether
 * it is priced again, where that was said or follows.
 */
export type MovePlan = Readonly<{ to: StayTerms; takes: Stay | null; reprice?: boolean }>;

/**
 * Reads what a move depends on and refuses what cannot be obtained, with nothing written. A room of another hotel
 * is an invalid field. Rules of stays are asked where the stay gains nights and did not break them before.
 */
export async function planMove(
  ports: Commands & Clock,
  state: PlacedBooking,
  { reprice: asked, reason, ...wanted }: PlannedStay & Readonly<{ reason: string | null }>,
): Promise<MovePlan> {
  const { bookingId, terms, moves } = state;
  const today = bangkokDay(ports.now());
  assertDays(terms, wanted, today);
  const [from, { offer, calendar }] = await Promise.all([
    loadRoomStates(ports, terms.roomId),
    loadRoomOf(ports, terms.hotelId, wanted.roomId),
  ]);
  const isSameRoom = wanted.roomId === terms.roomId;
  const isAnew = isRepriced(state, wanted, { reprice: asked, reason });
  const said = isAnew || asked !== undefined ? { reprice: isAnew } : {};
  const priced = isAnew ? pricedAnew(offer, wanted) : keepsPrice(terms, wanted);
  const isKept = !isAnew && isSameRoom && isSameStay(terms, wanted);
  const to = isKept ? stayTermsOf(terms) : { ...wanted, ...priced };
  const own = ownNights(from.calendar.state, bookingId, moves.last);
  const takes = takesOf(terms, wanted, isSameRoom ? own : null, today);
  if (!isSameRoom) assertRoomTakes(terms, offer.room.details);
  const gained = without(nightsOf(takes), isSameRoom ? nightsTaken(own) : []);
  if (gained.length === 0) return { to, takes: null, ...said };
  const broke = isSameRoom && areBroken(offer.room.rules, terms);
  if (!broke && areBroken(offer.room.rules, wanted))
    throw new Refusal('stay-rule', 'A rule of the room forbids this stay');
  if (offer.disabled || !areFree(calendar.state, gained))
    throw new Refusal('room-already-booked', 'This room is already booked');
  return { to, takes, ...said };
}

/** The days of a move; what stays as it was may be past. */
export function assertDays(from: Stay, to: Stay, today: LocalDate): void {
  if (nightsBetween(to.checkIn, to.checkOut) < 1)
    throw new Refusal('stay-too-short', 'A stay lasts at least one night');
  const isPast = (day: keyof Stay) => to[day] !== from[day] && to[day] < today;
  if (isPast('checkIn') || isPast('checkOut'))
    throw new Refusal('stay-in-the-past', 'These nights are over');
  if (to.checkOut !== from.checkOut && to.checkOut > addDays(today, DAYS_AHEAD))
    throw new Refusal('stay-too-far-ahead', `Bookings open ${DAYS_AHEAD} days ahead`);
}

/** Rooms of other hotels, and those there are not, are no choice. */
async function loadRoomOf(ports: Commands, hotelId: string, roomId: string): Promise<RoomStates> {
  const states = await loadRoomStates(ports, roomId).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'not-found') return null;
    throw error;
  });
  if (states === null || states.offer.room.hotelId !== hotelId) throw invalidField('roomId', FIXED);
  return states;
}

/**
 * What brings a stay back to where it was, at what it cost: what rules of the room say now does not count.
 * Refuses what cannot be obtained.
 */
export async function planBack(
  ports: Commands & Clock,
  { bookingId, terms, moves }: PlacedBooking,
  to: StayTerms,
): Promise<MovePlan> {
  const [from, { calendar }] = await Promise.all([
    loadRoomStates(ports, terms.roomId),
    loadRoomOf(ports, terms.hotelId, to.roomId),
  ]);
  const isSameRoom = to.roomId === terms.roomId;
  const own = ownNights(from.calendar.state, bookingId, moves.last);
  const takes = takesOf(terms, to, isSameRoom ? own : null, bangkokDay(ports.now()));
  const gained = without(nightsOf(takes), isSameRoom ? nightsTaken(own) : []);
  if (gained.length === 0) return { to, takes: null };
  if (!areFree(calendar.state, gained))
    throw new Refusal('room-already-booked', 'This room is already booked');
  return { to, takes };
}

function pricedAnew(
  { room }: RoomStates['offer'],
  stay: Stay,
): Pick<StayTerms, 'nightPrices' | 'price'> {
  const { nightPrices, total } = quote(room, stay);
  return { nightPrices, price: total };
}

/** What a booking has of its room, as its last move left it; else that is not finished yet: `stale-version`. */
export function ownNights(
  calendar: RoomCalendar,
  bookingId: string,
  last: string | null,
): TakenStay {
  const own = calendar.stays.get(bookingId);
  if (own?.kind !== 'booked' || own.moving || !isHadBy(own, last))
    throw new Refusal('stale-version', 'The stay is being moved');
  return own;
}

/** Nights that are over are not taken in another room, and those of its own room stay as they are. */
export function takesOf(from: Stay, to: Stay, own: Stay | null, today: LocalDate): Stay {
  const { checkOut } = to;
  if (to.checkIn !== from.checkIn || to.checkIn >= today) return { checkIn: to.checkIn, checkOut };
  if (own) return { checkIn: own.checkIn, checkOut };
  return { checkIn: today < checkOut ? today : to.checkIn, checkOut };
}

const isSameStay = (a: Stay, b: Stay) => a.checkIn === b.checkIn && a.checkOut === b.checkOut;

export const without = (nights: readonly LocalDate[], others: readonly LocalDate[]): LocalDate[] =>
  nights.filter((night) => !others.includes(night));

export const areFree = ({ units, taken }: RoomCalendar, nights: readonly LocalDate[]): boolean =>
  nights.every((night) => (taken.get(night) ?? 0) < units);
