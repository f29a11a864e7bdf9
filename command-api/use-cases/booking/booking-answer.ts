import type { BookingJson, KnownBooking } from '@baanpak/contract/booking/booking.ts';
import {
  attemptOfCheckout,
  bookingFromStates,
  shownToGuest,
} from '@baanpak/contract/booking/present-booking.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { Booking, PlacedBooking } from '@baanpak/domain/booking/booking-state.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { type Checkout, isHeld } from '@baanpak/domain/checkout/checkout-state.ts';
import { type PaymentAttempt, payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { LoadedState } from '@baanpak/infrastructure/commands/loaded-state.ts';
import { latestPosition, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { Clock, Commands } from '../../ports.ts';
import { loadRoomStates, type RoomStates, roomAnswerFrom } from '../room/load-room.ts';
import { unitOf } from '../room-calendar/units.ts';
import { loadBooking, placed } from './load-booking.ts';

export type BookedAnswer = KnownBooking &
  Readonly<{
    /** Opens it to its guest; null for blocks, and for bookings of an earlier version until one is given. */
    guestId: string | null;
    /** The ids of all that is paid for together, it among them. */
    order: readonly string[];
    position: Position;
  }>;
/** All that a booking's answer is folded from. */
export type BookingStates = RoomStates &
  Readonly<{
    booked: LoadedState<Booking>;
    paying: LoadedState<Checkout>;
    /** What paid for its checkout, or is to; left out where nobody tried. */
    attempt?: LoadedState<PaymentAttempt>;
  }>;

/** What its guest is answered, by the booking's own id; of one that opens to nobody, nothing: `not-found`. */
export async function guestAnswer(ports: Commands & Clock, bookingId: string) {
  const { books, position } = await guestAnswers(ports, [await bookingAnswer(ports, bookingId)]);
  const [book] = books;
  if (!book) throw new Refusal('not-found', 'No such booking');
  return { book, position };
}

/** What the guest of these bookings is answered: each with the others of its order. */
export async function guestAnswers(
  ports: Commands & Clock,
  answers: readonly BookedAnswer[],
): Promise<{ books: BookingJson[]; position: Position }> {
  const known = new Map(answers.map((answer) => [answer.bookingId, answer]));
  const ids = new Set(answers.flatMap(({ order }) => order));
  const others = await Promise.all(
    [...ids].filter((id) => !known.has(id)).map((id) => bookingAnswer(ports, id)),
  );
  for (const other of others) known.set(other.bookingId, other);
  return {
    books: answers.map(({ guestId, book, order }) => {
      if (guestId === null) throw new Refusal('not-found', 'No such booking');
      return shownToGuest(
        guestId,
        book,
        order.flatMap((id) => known.get(id) ?? []),
      );
    }),
    position: latestPosition([...known.values()].map(({ position }) => position)),
  };
}

/** A booking as the read models will show it at `position`, by its own id; throws `not-found`. */
export const bookingAnswer = async (
  ports: Commands & Clock,
  bookingId: string,
): Promise<BookedAnswer> => bookingAnswerFrom(ports)(await loadBookingStates(ports, bookingId));

/** The same for staff, who are told its unit, too. */
export async function staffBookingAnswer(
  ports: Commands & Clock,
  bookingId: string,
): Promise<BookedAnswer> {
  const states = await loadBookingStates(ports, bookingId);
  const answer = bookingAnswerFrom(ports)(states);
  const unit = unitOf(states, bangkokDay(ports.now()));
  return { ...answer, staff: { ...answer.staff, unit } };
}

/** Throws `not-found` for a booking that was never placed. */
export async function loadBookingStates(
  ports: Commands,
  bookingId: string,
): Promise<BookingStates> {
  // what is in memory tells its checkout and room, and all is read at once
  const remembered = ports.commands.remembered(booking, bookingStream(bookingId));
  const [booked, early] = await Promise.all([
    loadBooking(ports, bookingId),
    remembered.status === 'unknown' ? undefined : loadNamedBy(ports, remembered),
  ]);
  // of a booking that changed meanwhile it is read again: the checkout must not be older than the booking
  const isSame = early !== undefined && booked.state === remembered;
  const { paying, ...states } = isSame ? early : await loadNamedBy(ports, booked.state);
  const attemptId = attemptOfCheckout(paying.state);
  if (attemptId === null) return { booked, paying, ...states };
  const attempt = await ports.commands.load(payment, paymentStream(attemptId));
  return { booked, paying, attempt, ...states };
}

/** The states that a booking names. */
async function loadNamedBy(ports: Commands, { terms }: PlacedBooking) {
  const [paying, states] = await Promise.all([
    ports.commands.load(checkout, checkoutStream(terms.checkoutUid)),
    loadRoomStates(ports, terms.roomId),
  ]);
  return { paying, ...states };
}

/** The same from states that are known; throws `not-found` for a booking that was never placed. */
export const bookingAnswerFrom =
  ({ now }: Clock) =>
  ({ booked, paying, attempt, ...states }: BookingStates): BookedAnswer => {
    const { state, ...found } = placed(booked);
    const { room, position } = roomAnswerFrom(states);
    const { details, slug } = states.offer.hotel;
    const known = bookingFromStates({
      ...{ booking: state, version: found.revision },
      ...{ checkout: paying.state, attempt: attempt?.state },
      ...{ hotel: { ...details, slug }, room, today: bangkokDay(now()) },
    });
    const { guestId } = state;
    const positions = [
      found.position,
      paying.position,
      ...(attempt ? [attempt.position] : []),
      position,
    ];
    const order = isHeld(paying.state)
      ? paying.state.stays.map(({ bookingId }) => bookingId)
      : [known.bookingId];
    return { ...known, guestId, order, position: latestPosition(positions) };
  };

/**
 * How far the log is to be read to see every booking that is paid for together, as it is now: one of
 * them may have been changed by a process, or by a request that came at the same time. One that is not
 * placed yet asks for nothing.
 */
export async function positionOfAll({ commands }: Commands, paying: Checkout): Promise<Position> {
  const stays = isHeld(paying) ? paying.stays : [];
  const all = await Promise.all(
    stays.map(({ bookingId }) => commands.load(booking, bookingStream(bookingId))),
  );
  return latestPosition(all.map(({ position }) => position));
}
