import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { Checkout, HeldStay } from '@baanpak/domain/checkout/checkout-messages.ts';
import { type Quote, quote } from '@baanpak/domain/room/quote.ts';
import { booking, bookingStream } from '@baanpak/domain/stay/booking.ts';
import type {
  Booking,
  BookingChannel,
  CheckInMethod,
  GuestDetails,
  PaymentMethod,
} from '@baanpak/domain/stay/booking-messages.ts';
import {
  type RoomCalendar,
  roomCalendar,
  roomCalendarStream,
} from '@baanpak/domain/stay/room-calendar.ts';
import { checkStay } from '@baanpak/domain/stay/stay-rules.ts';
import type { Language } from '@baanpak/domain/values/i18n-text.ts';
import { after, type Instant } from '@baanpak/domain/values/instant.ts';
import { bangkokDay, type Stay } from '@baanpak/domain/values/local-date.ts';
import { addUp } from '@baanpak/domain/values/money.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import type { Folded } from '@baanpak/infrastructure/command-handling/folded-streams.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Deps } from '../deps.ts';
import { loadOffer, type Offer } from '../room/load-offer.ts';
import type { BookingStates } from './booking-answer.ts';
import { takeBack } from './take-back.ts';

export type RequestedStay = Stay &
  Readonly<{
    bookingId: string;
    roomId: string;
    guests: number;
    children: number;
    pets: number;
    breakfast: boolean;
    methodCheckIn: CheckInMethod;
    note: string | null;
  }>;

export type Reservation = Readonly<{
  checkoutUid: string;
  stays: readonly RequestedStay[];
  guest: Omit<GuestDetails, 'note'>;
  paymentMethod: PaymentMethod;
  channel: BookingChannel;
  lang: Language;
  /** The caller's network address, for the cap on unpaid holds. */
  address: string;
}>;

type Planned = Readonly<{ stay: RequestedStay; offer: Offer; price: Quote }>;

/**
 * Holds every room of a checkout for its payment, or none: the nights in the calendars, then the
 * bookings, then the checkout. What was held is freed when one is refused; what a crash leaves
 * behind, the process `free-abandoned-nights` frees. Answers what became of each stay.
 */
export async function reserve(
  deps: Deps,
  reservation: Reservation,
  context: CommandContext,
): Promise<BookingStates[]> {
  const now = deps.now();
  const [heldUntil, planned] = await Promise.all([
    endOfHold(deps, reservation, now),
    plan(deps, reservation, now),
  ]);
  const { stays } = reservation;
  const bookingIds = stays.map(({ bookingId }) => bookingId);
  const { email } = reservation.guest;
  if (deps.settings.capHolds)
    await deps.holds.enter({ bookingIds, email, address: reservation.address, now, heldUntil });
  // an only stay that got no nights has left nothing anywhere
  let begun = stays.length > 1 ? stays : [];
  try {
    const calendars = await holdNights(deps, reservation, planned, heldUntil, context);
    begun = stays;
    const booked = await placeBookings(deps, reservation, planned, { heldUntil, now }, context);
    const paying = await holdCheckout(deps, reservation, planned, heldUntil, context);
    return planned.map(({ offer, stay }, n) => ({
      offer,
      paying,
      booked: booked[n] as Folded<Booking>,
      calendar: calendars.get(stay.roomId) as Folded<RoomCalendar>,
    }));
  } catch (error) {
    if (error instanceof Refusal) await takeBack(deps, stays, begun, context);
    throw error;
  }
}

/** Stays that join a cart's others end with them. Refuses a reservation that was taken back before. */
async function endOfHold(
  { commands, settings }: Deps,
  { checkoutUid, stays }: Reservation,
  now: Instant,
): Promise<Instant> {
  const { state } = await commands.load(checkout, checkoutStream(checkoutUid));
  if (stays.some(({ bookingId }) => state.abandoned.has(bookingId)))
    throw new Refusal('reservation-lapsed', 'This reservation took too long and was taken back');
  return state.status === 'held' ? state.heldUntil : after(now, settings.holdTime);
}

async function plan(deps: Deps, { stays, paymentMethod }: Reservation, now: Instant) {
  const today = bangkokDay(now);
  const offers = await Promise.all(stays.map(({ roomId }) => loadOffer(deps, roomId)));
  const planned = stays.map((stay, n): Planned => {
    const offer = offers[n] as Offer;
    const { maxGuests } = offer.room.details;
    checkStay(stay, { today, maxGuests, disabled: offer.disabled });
    return { stay, offer, price: quote(offer.room, stay) };
  });
  const hotels = new Set(offers.map(({ hotel }) => hotel.hotelId));
  if (paymentMethod === 'direct' && hotels.size > 1)
    throw new Refusal('one-hotel-only', 'A transfer goes to one hotel');
  return planned;
}

async function holdNights(
  { commands }: Deps,
  { checkoutUid }: Reservation,
  planned: readonly Planned[],
  heldUntil: Instant,
  context: CommandContext,
): Promise<ReadonlyMap<string, Folded<RoomCalendar>>> {
  const calendars = new Map<string, Folded<RoomCalendar>>();
  // One after another in one order for all: two carts after the same rooms do not hold each other's.
  const inOrder = [...planned].sort((a, b) => (a.stay.roomId < b.stay.roomId ? -1 : 1));
  for (const { stay } of inOrder) {
    const { roomId, bookingId, checkIn, checkOut } = stay;
    const data = { roomId, bookingId, checkoutUid, checkIn, checkOut, heldUntil };
    const command = { type: 'HoldNights', data } as const;
    const stream = roomCalendarStream(roomId);
    calendars.set(roomId, await commands.handle(roomCalendar, stream, command, context));
  }
  return calendars;
}

async function placeBookings(
  { commands, holds }: Deps,
  { checkoutUid, guest, paymentMethod, channel, lang }: Reservation,
  planned: readonly Planned[],
  { heldUntil, now }: { heldUntil: Instant; now: Instant },
  context: CommandContext,
): Promise<readonly Folded<Booking>[]> {
  const codes = await holds.codes(planned.length);
  const placing = planned.map(({ stay: { bookingId, note, ...stay }, offer, price }, n) => {
    const code = codes[n] as string;
    const { hotelId, ownerId } = offer.room;
    const { nightPrices, total } = price;
    const agreed = { code, checkoutUid, hotelId, ownerId, nightPrices, price: total };
    const terms = { ...agreed, ...stay, paymentMethod, channel, lang };
    const data = { bookingId, terms, guest: { ...guest, note }, heldUntil, placedAt: now };
    const command = { type: 'PlaceBooking', data } as const;
    return commands.handle(booking, bookingStream(bookingId), command, context);
  });
  return Promise.all(placing);
}

async function holdCheckout(
  { commands }: Deps,
  { checkoutUid: uid }: Reservation,
  planned: readonly Planned[],
  heldUntil: Instant,
  context: CommandContext,
): Promise<Folded<Checkout>> {
  const stays = planned.map(({ stay, offer, price }): HeldStay => {
    const { bookingId, roomId, checkIn, checkOut } = stay;
    const { hotelId } = offer.room;
    return { bookingId, roomId, hotelId, checkIn, checkOut, price: price.total };
  });
  const amount = addUp(stays.map(({ price }) => price));
  const command = { type: 'HoldCheckout', data: { uid, stays, amount, heldUntil } } as const;
  return commands.handle(checkout, checkoutStream(uid), command, context);
}
