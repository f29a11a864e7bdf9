import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { Booking, GuestDetails } from '@baanpak/domain/booking/booking-state.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type {
  AbandonReservation,
  Checkout,
  HeldStay,
} from '@baanpak/domain/checkout/checkout-state.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { RoomCalendar } from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import { firstItem } from '@baanpak/domain/values/lists/first-item.ts';
import { zip } from '@baanpak/domain/values/lists/zip.ts';
import { addUp } from '@baanpak/domain/values/money/money.ts';
import { ratesFor } from '@baanpak/domain/values/money/rates.ts';
import {
  type CommandStep,
  commandStep,
  type InOrder,
} from '@baanpak/infrastructure/commands/commands-in-order.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import type { Clock, Commands, Failpoints, Holding } from '../../ports.ts';
import { type JointStep, jointSaga } from '../saga.ts';
import type { BookingStates } from './booking-answer.ts';
import {
  type Plan,
  type PlannedStay,
  planStays,
  type RequestedStay,
  type Reservation,
} from './plan-stays.ts';

/** What a reservation asks of each stream. */
type Steps = Readonly<{
  checkoutUid: string;
  stays: readonly Readonly<{ bookingId: string; roomId: string }>[];
  /** In one order for all: two carts after the same rooms do not hold each other's. */
  nights: readonly CommandStep<RoomCalendar>[];
  bookings: readonly CommandStep<Booking>[];
  checkout: CommandStep<Checkout>;
}>;
type OfStay = AbandonReservation['data'];
type Holder = Commands & Clock & Holding;

const holdNights: JointStep<Holder, Steps, OfStay> = {
  name: 'hold the nights',
  commands: ({ nights }) => nights,
  async undo({ commands, holds, settings }, { roomId, bookingId }, context) {
    const data = { roomId, bookingId, because: 'abandoned' } as const;
    const command = { type: 'ReleaseNights', data } as const;
    const stream = roomCalendarStream(roomId);
    const { events, revision } = await commands.handle(roomCalendar, stream, command, context);
    if (revision < 0) throw new StoreUnavailable('Nights that were held are not to be read yet');
    if (settings.capHolds) await holds.leave([bookingId]);
    return { events };
  },
};

const makeBookings: JointStep<Holder, Steps, OfStay> = {
  name: 'make the bookings',
  commands: ({ bookings }) => bookings,
  undo({ commands, now }, { bookingId }, context) {
    const data = { bookingId, because: 'abandoned', endedAt: now() } as const;
    const command = { type: 'EndBooking', data } as const;
    return commands.handle(booking, bookingStream(bookingId), command, context);
  },
};

const awaitMoney: JointStep<Holder, Steps, OfStay> = {
  name: 'have the checkout wait for the money',
  commands: ({ checkout }) => [checkout],
  async undo({ commands }, data, context) {
    const command = { type: 'AbandonReservation', data } as const;
    const { events, state } = await commands.handle(
      checkout,
      checkoutStream(data.uid),
      command,
      context,
    );
    // where it has the stay, for the same request came twice and the other went through, it stands
    return { events, stands: !state.abandoned.has(data.bookingId) };
  },
};

const reservationSaga = jointSaga([holdNights, makeBookings, awaitMoney], (steps: Steps) =>
  steps.stays.map(({ bookingId, roomId }) => ({ uid: steps.checkoutUid, bookingId, roomId })),
);

/**
 * Ends what was begun of a stay's reservation: the booking ends before its nights are free, so that nobody sees it
 * live without nights. Throws `StoreUnavailable` where what is read is older than the room's first hold.
 */
export const abandonReservation = reservationSaga.takeBack;

/** Carries it out, or throws the refusal once nothing of it is left. */
async function carryOut(
  ports: Holder,
  steps: Steps,
  codes: readonly string[],
  context: CommandContext,
): Promise<Extract<InOrder, { outcome: 'done' }>> {
  const result = await reservationSaga.run(ports, steps, context);
  if (result.outcome === 'done') return result;
  if (result.untouched) ports.holds.putBack(codes);
  if (!result.begun && ports.settings.capHolds)
    await ports.holds.leave(steps.stays.map(({ bookingId }) => bookingId));
  throw result.refusal;
}

/**
 * Holds every room of a checkout for its payment, or none: the nights in the calendars, then the
 * bookings, then the checkout. What was held is freed when one is refused; what a crash leaves
 * behind, the process `free-abandoned-nights` frees. Answers what became of each stay. `planning` may
 * be under way before it is known that the request is new.
 */
export async function reserve(
  ports: Commands & Clock & Failpoints & Holding,
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
  ports.failpoint('key-written');
  const codes = await ports.holds.codes(stays.length);
  const steps = zip(plan.stays, codes).map(([planned, code]) => ({
    offer: planned.offer,
    begin: holding(reservation, plan, planned.stay),
    place: placing({ ...reservation, personId }, plan, planned, code),
  }));
  const pay = holdingCheckout(reservation, plan);
  const { checkoutUid } = reservation;
  const nights = steps.map(({ begin }) => begin).toSorted((a, b) => (a.stream < b.stream ? -1 : 1));
  const bookings = steps.map(({ place }) => place);
  const wanted = { checkoutUid, stays, nights, bookings, checkout: pay };
  const result = await carryOut(ports, wanted, codes, context);
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

export type Taken = Pick<Reservation, 'checkoutUid' | 'paymentMethod' | 'channel' | 'lang'> &
  Readonly<{
    stay: RequestedStay;
    guest: Omit<GuestDetails, 'note'>;
    /** In THB, as its taker was told. */
    expectedTotal?: number | undefined;
  }>;

/**
 * Books for a guest, in the order of `reserve` and against the same calendar: the nights are held,
 * the booking is taken, its checkout awaits the money, and the nights are booked. What a crash leaves
 * behind, the processes free or finish.
 */
export async function takeBooking(
  ports: Commands & Clock & Holding,
  taken: Taken,
  context: CommandContext,
): Promise<void> {
  const { stay, expectedTotal } = taken;
  const plan = await planStays(ports, { stays: [stay], expectedTotal });
  const planned = firstItem(plan.stays);
  const [codes, person] = await Promise.all([ports.holds.codes(1), personOf(ports, taken)]);
  const steps = stepsOf({ ...taken, person }, plan, planned, firstItem(codes));
  await carryOut(
    ports,
    { ...steps, checkoutUid: taken.checkoutUid, stays: [stay] },
    codes,
    context,
  );
  const { roomId, bookingId } = stay;
  const command = { type: 'BookNights', data: { roomId, bookingId } } as const;
  await ports.commands.handle(roomCalendar, roomCalendarStream(roomId), command, context);
}

/** Of a guest without an email nobody knows whether it is the one of another booking. */
const personOf = async ({ holds }: Holding, { guest: { email }, stay }: Taken) =>
  email === null ? {} : { personId: await holds.personOf(email, [stay.bookingId]) };

type TakenFrom = Taken & Readonly<{ person: Readonly<{ personId?: string }> }>;

function stepsOf(
  { checkoutUid, guest, person, paymentMethod, channel, lang }: TakenFrom,
  { heldUntil, now }: Plan,
  { stay: { bookingId, guestId, note, ...stay }, offer, price }: PlannedStay,
  code: string,
) {
  const { roomId, checkIn, checkOut } = stay;
  const { hotelId, ownerId } = offer.room;
  const { nightPrices, total, cancellationPolicy } = price;
  const agreed = { code, checkoutUid, hotelId, ownerId, nightPrices, price: total };
  const rates = ratesFor(offer.rates, channel);
  const terms = { ...agreed, ...stay, paymentMethod, channel, lang, cancellationPolicy, rates };
  const due = { bookingId, roomId, hotelId, checkIn, checkOut, price: total };
  const hold = { roomId, bookingId, checkoutUid, checkIn, checkOut, heldUntil };
  return {
    nights: [
      commandStep(roomCalendar, roomCalendarStream(roomId), { type: 'HoldNights', data: hold }),
    ],
    bookings: [
      commandStep(booking, bookingStream(bookingId), {
        type: 'TakeBooking',
        data: { bookingId, ...person, terms, guest: { ...guest, note, guestId }, takenAt: now },
      }),
    ],
    checkout: commandStep(checkout, checkoutStream(checkoutUid), {
      type: 'AwaitPayment',
      data: { uid: checkoutUid, stays: [due], amount: total },
    }),
  };
}
