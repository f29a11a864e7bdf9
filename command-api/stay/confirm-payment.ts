import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { assertVersion } from '@baanpak/domain/stay/booking-version.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { FastifyRequest } from 'fastify';
import { retakeStays } from '../checkout/retake-stays.ts';
import type { Deps } from '../deps.ts';
import { followUp } from '../processes/follow-up.ts';
import { contextOf } from '../request.ts';
import { loadBooking } from './booking-answer.ts';
import { assertAllTheirs } from './cancel-booking.ts';

/**
 * The hotel has the money, by transfer or in cash: for all that is paid for together. It races with
 * the hold's end and with online payments in the checkout. Refuses with `paid-online` while a guest is
 * to pay through the provider, `payment-in-progress`, and `not-payable` once it was canceled. After the
 * hold's end the nights are taken again; where they are not free the money is owed back, and
 * `room-already-booked` says so.
 */
export async function confirmPayment(
  deps: Deps,
  request: FastifyRequest,
  bookingId: string,
  expectedVersion: number | null,
): Promise<Position> {
  const { state } = await loadBooking(deps, bookingId);
  const { terms, status } = assertVersion(state, expectedVersion);
  if (status === 'Unavailable' || terms.units !== undefined)
    throw new Refusal('wrong-status', 'Nobody pays for a block');
  if ((status === 'Reserved' || status === 'Expired') && terms.paymentMethod !== 'direct')
    throw new Refusal('paid-online', 'The provider tells when it is paid');
  const uid = terms.checkoutUid;
  await assertAllTheirs(deps, request, uid);
  if (status === 'Expired') return confirmLate(deps, request, uid);
  const command = { type: 'ConfirmTransfer', data: { uid, paidAt: deps.now() } } as const;
  const { events } = await deps.commands.handle(
    checkout,
    checkoutStream(uid),
    command,
    contextOf(request),
  );
  return followUp(deps, events);
}

async function confirmLate(deps: Deps, request: FastifyRequest, uid: string): Promise<Position> {
  const stream = checkoutStream(uid);
  const context = contextOf(request);
  const { state } = await deps.commands.load(checkout, stream);
  if (!('stays' in state)) throw new Refusal('not-found', 'Nothing is booked with this checkout');
  const now = deps.now();
  const { isBack, takeBack } = await retakeStays(deps, state.stays, now, context);
  if (!isBack) {
    const command = { type: 'ReturnLateTransfer', data: { uid } } as const;
    await followUp(deps, (await deps.commands.handle(checkout, stream, command, context)).events);
    throw new Refusal('room-already-booked', 'The nights were sold; the money is to be given back');
  }
  try {
    const command = { type: 'AcceptLateTransfer', data: { uid, paidAt: now } } as const;
    return followUp(deps, (await deps.commands.handle(checkout, stream, command, context)).events);
  } catch (error) {
    await takeBack();
    throw error;
  }
}
