import type { EndReason } from '@baanpak/domain/booking/booking-messages.ts';
import { methodPaidBy } from '@baanpak/domain/values/money/payment-method.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Fact } from '../fact.ts';
import { nightsWithVat } from './booking-begins.ts';
import { becomes, takenBack, wholeOf } from './booking-facts.ts';
import type { LoggedEvent, Reduction, States } from './reducer.ts';
import type { BookingState, HotelState } from './states.ts';

/** What follows for a booking that is known. */
export function change(
  states: States,
  bookingId: string,
  to: (before: BookingState) => Reduction,
): Reduction {
  const before = states.get('booking', bookingId);
  return before ? to(before) : {};
}

export const hotelOf = (states: States, { hotelId }: Pick<BookingState, 'hotelId'>) =>
  states.get('hotel', hotelId);

/** A stay that is certain from now on. */
export function confirmed(
  bookingId: string,
  before: BookingState | undefined,
  stay: BookingState,
  at: Instant,
  hotel: HotelState | undefined,
): Reduction {
  const nights = nightsWithVat({ nightPrices: stay.nights }, hotel);
  const certain = { status: 'Booked', confirmedAt: at, hasNights: true } as const;
  const after = { ...stay, ...certain, nights };
  const booking = { kind: 'booking', date: bangkokDay(at), units: 1, ...wholeOf(after) } as const;
  return becomes(bookingId, before, after, at, [booking]);
}

/** Money that makes a booking certain, unless it was before. */
export const paid = (
  { data }: LoggedEvent<'BookingPaid' | 'PaymentReceived'>,
  states: States,
): Reduction =>
  change(states, data.bookingId, (before) => {
    const { bookingId, paidAt } = data;
    const stay = { ...before, method: methodPaidBy(data) ?? before.method };
    const isWaiting = before.confirmedAt === null;
    return isWaiting
      ? confirmed(bookingId, before, { ...stay, outcome: 'paid' }, paidAt, hotelOf(states, before))
      : becomes(bookingId, before, stay, paidAt);
  });

const ENDED = {
  expired: 'Expired',
  'given-up': 'Given-Up',
  abandoned: 'Abandoned',
  canceled: 'Canceled',
} as const;

type Ended = 'BookingExpired' | 'BookingGivenUp' | 'BookingAbandoned' | 'BookingCanceled';
export const ended = (
  { data: { bookingId, endedAt } }: LoggedEvent<Ended>,
  states: States,
  outcome: EndReason,
): Reduction =>
  change(states, bookingId, (before) => {
    if (before.confirmedAt !== null) return calledOff(bookingId, before, endedAt, 'cancellation');
    const after = { ...before, status: ENDED[outcome], outcome };
    return outcome === 'abandoned' // its guest never heard of it
      ? becomes(bookingId, before, after, endedAt)
      : endedUnpaid(bookingId, before, after, endedAt);
  });

/** A hold that came to nothing, on the day it was placed; or that one did not, after all. */
export function endedUnpaid(
  bookingId: string,
  before: BookingState,
  after: BookingState,
  at: Instant,
  signed = (fact: Partial<Fact>): Partial<Fact> => fact,
): Reduction {
  const amounts = signed({ units: 1, satang: before.price, vat: 0 });
  const hold = { kind: 'hold', date: bangkokDay(before.placedAt), ...amounts } as const;
  return becomes(bookingId, before, after, at, [hold]);
}

const OFF = { cancellation: 'Canceled', 'no-show': 'No-Show' } as const;

/** A certain stay is no more, and its nights with it. */
export function calledOff(
  bookingId: string,
  before: BookingState,
  at: Instant,
  kind: keyof typeof OFF,
): Reduction {
  const date = bangkokDay(at);
  const after = { ...before, status: OFF[kind], hasNights: false };
  if (!before.hasNights) return becomes(bookingId, before, after, at);
  return becomes(bookingId, before, { ...after, offOn: date }, at, [
    { kind, date, units: 1, ...wholeOf(before) },
  ]);
}

/** It is there again as if it had not been called off, on the day it was. */
export function standsAgain(
  bookingId: string,
  before: BookingState,
  after: BookingState,
  at: Instant,
  kind: keyof typeof OFF,
): Reduction {
  if (before.hasNights) return becomes(bookingId, before, after, at);
  const date = before.offOn ?? bangkokDay(at);
  return becomes(bookingId, before, { ...after, hasNights: true, offOn: null }, at, [
    { kind, date, ...takenBack({ units: 1, ...wholeOf(before) }) },
  ]);
}

/** Other days, another room or another price. */
export const moved = (
  { data: { bookingId, to, at } }: LoggedEvent<'StayMoved'>,
  states: States,
): Reduction =>
  change(states, bookingId, (before) => {
    const { nightPrices, ...terms } = to;
    const hotel = before.hasNights ? hotelOf(states, before) : undefined;
    const after = { ...before, ...terms, nights: nightsWithVat({ nightPrices }, hotel) };
    const isCertain = before.confirmedAt !== null;
    return becomes(bookingId, before, after, at, isCertain ? soldAnew(before, after, at) : []);
  });

/** A sale is one of the room that it is moved to; what it is dearer counts on the day that was agreed. */
function soldAnew(before: BookingState, after: BookingState, at: Instant) {
  const ofDay = { kind: 'booking', date: bangkokDay(at) } as const;
  const [was, is] = [wholeOf(before), wholeOf(after)];
  const more = { units: 0, satang: is.satang - was.satang, vat: is.vat - was.vat };
  if (before.roomId !== after.roomId)
    return [
      { ...ofDay, ...takenBack({ ...was, units: 1 }), roomId: before.roomId },
      { ...ofDay, ...is, units: 1 },
    ];
  return more.satang === 0 && more.vat === 0 ? [] : [{ ...ofDay, ...more }];
}

export const departed = (bookingId: string, before: BookingState, at: Instant): Reduction =>
  becomes(bookingId, before, before.hasNights ? { ...before, status: 'Departed' } : before, at);
