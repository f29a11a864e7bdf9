import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { HeldStay } from '@baanpak/domain/checkout/checkout-state.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { zip } from '@baanpak/domain/values/lists/zip.ts';
import { addUp } from '@baanpak/domain/values/money/money.ts';
import { ratesFor } from '@baanpak/domain/values/money/rates.ts';
import { commandStep } from '@baanpak/infrastructure/commands/commands-in-order.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Commands, Holding } from '../../ports.ts';
import type { BookingStates } from './booking-answer.ts';
import { compensate } from './compensate.ts';
import { type Plan, planStays } from './plan-stays.ts';
import type { PlannedStay, Reservation } from './reservation.ts';

/**
 * Holds every room of a checkout for its payment, or none: the nights in the calendars, then the
 * bookings, then the checkout. What was held is freed when one is refused; what a crash leaves
 * behind, the process `free-abandoned-nights` frees. Answers what became of each stay. `planning` may
 * be under way before it is known that the request is new.
 */
export async function reserve(
  ports: Commands & Clock & Holding,
  reservation: Reservation,
  context: CommandContext,
  planning: Promise<Plan> = planStays(ports, {
    ...reservation,
    cartUid: reservation.checkoutUid,
  }),
): Promise<BookingStates[]> {
  const { stays } = reservation;
  const plan = await planning;
  const personId = await enterHolds(ports, reservation, plan);
  const codes = await ports.holds.codes(stays.length);
  const steps = zip(plan.stays, codes).map(([planned, code]) => ({
    offer: planned.offer,
    begin: holding(reservation, plan, planned.stay),
    place: placing({ ...reservation, personId }, plan, planned, code),
  }));
  const pay = holdingCheckout(reservation, plan);
  // One order for all: two carts after the same rooms do not hold each other's.
  const begin = steps.map(({ begin }) => begin).toSorted((a, b) => (a.stream < b.stream ? -1 : 1));
  const place = steps.map(({ place }) => place);
  const result = await ports.commands.handleInOrder([...begin, ...place, pay], context);
  if (result.outcome === 'refused') {
    if (result.untouched) ports.holds.putBack(codes);
    await compensate(ports, reservation, result.begun, context);
    throw result.refusal;
  }
  const paying = result.stateAfter(pay);
  return steps.map(({ offer, begin, place }) => ({
    offer,
    paying,
    booked: result.stateAfter(place),
    calendar: result.stateAfter(begin),
  }));
}

async function enterHolds(
  { holds, settings }: Holding,
  { stays, guest: { email }, address }: Reservation,
  { now, heldUntil }: Plan,
): Promise<string> {
  const bookingIds = stays.map(({ bookingId }) => bookingId);
  return settings.capHolds
    ? holds.enter({ bookingIds, email, address, now, heldUntil })
    : holds.personOf(email, bookingIds);
}

function holding(
  { checkoutUid }: Reservation,
  { heldUntil }: Plan,
  { roomId, bookingId, checkIn, checkOut }: PlannedStay['stay'],
) {
  const data = { roomId, bookingId, checkoutUid, checkIn, checkOut, heldUntil };
  return commandStep(roomCalendar, roomCalendarStream(roomId), { type: 'HoldNights', data });
}

type OfPerson = Reservation & Readonly<{ personId: string }>;

function placing(
  { checkoutUid, guest, personId, paymentMethod, channel, lang, termsVersion }: OfPerson,
  { heldUntil, now }: Plan,
  { stay: { bookingId, guestId, note, ...stay }, offer, price }: PlannedStay,
  code: string,
) {
  const { hotelId, ownerId } = offer.room;
  const { nightPrices, total, cancellationPolicy } = price;
  const agreed = { code, checkoutUid, hotelId, ownerId, nightPrices, price: total };
  const rates = ratesFor(offer.rates, channel);
  const terms = { ...agreed, ...stay, paymentMethod, channel, lang, cancellationPolicy, rates };
  const times = { heldUntil, placedAt: now };
  const agreedTo = termsVersion === undefined ? {} : { termsVersion };
  const data = {
    ...{ bookingId, personId, terms, guest: { ...guest, note, guestId } },
    ...times,
    ...agreedTo,
  };
  return commandStep(booking, bookingStream(bookingId), { type: 'PlaceBooking', data });
}

function holdingCheckout(
  { checkoutUid: uid, paymentMethod }: Reservation,
  { stays, heldUntil }: Plan,
) {
  const held = stays.map(({ stay, offer, price }): HeldStay => {
    const { bookingId, roomId, checkIn, checkOut } = stay;
    const { hotelId } = offer.room;
    return { bookingId, roomId, hotelId, checkIn, checkOut, price: price.total };
  });
  const amount = addUp(held.map(({ price }) => price));
  const data = { uid, stays: held, amount, heldUntil, paymentMethod };
  return commandStep(checkout, checkoutStream(uid), { type: 'HoldCheckout', data });
}
