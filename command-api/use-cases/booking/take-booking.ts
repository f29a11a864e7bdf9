import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { GuestDetails } from '@baanpak/domain/booking/booking-state.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { firstItem } from '@baanpak/domain/values/lists/first-item.ts';
import { ratesFor } from '@baanpak/domain/values/money/rates.ts';
import { commandStep } from '@baanpak/infrastructure/commands/commands-in-order.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Commands, Holding } from '../../ports.ts';
import { compensate } from './compensate.ts';
import { type Plan, planStays } from './plan-stays.ts';
import type { PlannedStay, RequestedStay, Reservation } from './reservation.ts';

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
  const result = await ports.commands.handleInOrder(steps, context);
  if (result.outcome === 'refused') {
    if (result.untouched) ports.holds.putBack(codes);
    const unfinished = { checkoutUid: taken.checkoutUid, stays: [stay] };
    await compensate(ports, unfinished, result.begun, context);
    throw result.refusal;
  }
  const { roomId, bookingId } = stay;
  const command = { type: 'BookNights', data: { roomId, bookingId } } as const;
  await ports.commands.handle(roomCalendar, roomCalendarStream(roomId), command, context);
}

/** Of a guest without an email nobody knows whether it is the one of another booking. */
const personOf = async ({ holds }: Holding, { guest: { email }, stay }: Taken) =>
  email === null ? {} : { personId: await holds.personOf(email, [stay.bookingId]) };

type OfPerson = Taken & Readonly<{ person: Readonly<{ personId?: string }> }>;

function stepsOf(
  { checkoutUid, guest, person, paymentMethod, channel, lang }: OfPerson,
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
  return [
    commandStep(roomCalendar, roomCalendarStream(roomId), {
      type: 'HoldNights',
      data: { roomId, bookingId, checkoutUid, checkIn, checkOut, heldUntil },
    }),
    commandStep(booking, bookingStream(bookingId), {
      type: 'TakeBooking',
      data: { bookingId, ...person, terms, guest: { ...guest, note, guestId }, takenAt: now },
    }),
    commandStep(checkout, checkoutStream(checkoutUid), {
      type: 'AwaitPayment',
      data: { uid: checkoutUid, stays: [due], amount: total },
    }),
  ];
}
