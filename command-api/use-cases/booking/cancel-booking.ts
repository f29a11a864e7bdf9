import { randomUUID } from 'node:crypto';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { retainedAtDesk, waitingRefund } from '@baanpak/domain/booking/booking-money.ts';
import { assertVersion, type PlacedBooking } from '@baanpak/domain/booking/booking-state.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { latestPosition, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { Clock, Commands, Following, SecondFactors } from '../../ports.ts';
import type { Caller, Staff } from '../caller.ts';
import { chargeOf } from '../payment/checkout-payment.ts';
import { positionOfAll } from './booking-answer.ts';
import { loadBooking } from './load-booking.ts';
import { assertAllTheirs, assertMayDecideMoney } from './staff-rights.ts';

/** `expectedVersion` null: whatever the booking is. */
type Cancellation = Readonly<{
  bookingId: string;
  expectedVersion: number | null;
  reason: string | null;
}>;

/**
 * Ends a booking on which no money was received, with all that is to be paid together with it, and
 * frees its nights; lifts a block. What was paid for goes back in full, for this booking alone. Once
 * the guest came or the stay is over, `wrong-status`; where an unpaid cart holds another owner's stay, 403;
 * so is what was paid, at the desk as well, to who may not decide on money.
 */
export async function cancel(
  ports: Commands & Clock & SecondFactors & Following,
  by: Staff,
  { bookingId, expectedVersion, reason }: Cancellation,
): Promise<Position> {
  const { commands, now } = ports;
  const context = by.context;
  const { state } = await loadBooking(ports, bookingId);
  const { terms, status, arrival, desk } = assertVersion(state, expectedVersion);
  if (terms.units !== undefined) {
    const data = { bookingId, expectedVersion, liftedAt: now() };
    const command = { type: 'LiftBlock', data } as const;
    const { events } = await commands.handle(booking, bookingStream(bookingId), command, context);
    return ports.followUp(events);
  }
  if ('paid' in state || waitingRefund(state.refunds) !== null)
    return cancelPaid(ports, by, { bookingId, expectedVersion, reason });
  if (arrival || status === 'Completed')
    throw new Refusal('wrong-status', 'The guest came, or was waited for');
  const isFinal = retainedAtDesk(desk) > 0;
  if (isFinal) await assertMayDecideMoney(ports, by, terms.ownerId);
  await assertAllTheirs(ports, by, terms.checkoutUid, 'take-bookings');
  const who = by.principal.userId;
  const data = { uid: terms.checkoutUid, now: now(), reason, isFinal, by: who };
  const command = { type: 'CancelCheckout', data } as const;
  const stream = checkoutStream(terms.checkoutUid);
  const { events } = await commands.handle(checkout, stream, command, context);
  return ports.followUp(events);
}

async function cancelPaid(
  ports: Commands & Clock & SecondFactors & Following,
  by: Staff,
  cancellation: Cancellation,
): Promise<Position> {
  const { bookingId } = cancellation;
  const { state } = await loadBooking(ports, bookingId);
  await assertMayDecideMoney(ports, by, state.terms.ownerId);
  const chargeId = await chargeOf(ports, state.terms.checkoutUid);
  const decision = { ...cancellation, by: by.principal.userId, at: ports.now() };
  const { events, position } = await ports.commands.handle(
    booking,
    bookingStream(bookingId),
    {
      type: 'CancelPaidBooking',
      data: { refundId: randomUUID(), chargeId, ...decision },
    },
    by.context,
  );
  return events.length > 0 ? ports.followUp(events) : position;
}

/** A guest gives up an unpaid hold, with all that is paid for together with it. */
export async function giveUp(
  ports: Commands & Clock & Following,
  by: Caller,
  { terms: { checkoutUid: uid } }: PlacedBooking,
): Promise<Position> {
  const { events, state } = await ports.commands.handle(
    checkout,
    checkoutStream(uid),
    { type: 'GiveUpCheckout', data: { uid, now: ports.now() } },
    by.context,
  );
  return latestPosition([await ports.followUp(events), await positionOfAll(ports, state)]);
}
