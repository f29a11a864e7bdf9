import { randomUUID } from 'node:crypto';
import { shownToStaff } from '@baanpak/contract/booking/shown-to-staff.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { retainedAtDesk, waitingRefund } from '@baanpak/domain/booking/booking-money.ts';
import { assertVersion } from '@baanpak/domain/booking/booking-state.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Action } from '@baanpak/domain/values/people/roles.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type {
  Clock,
  Commands,
  Following,
  History,
  RequestIds,
  RequestKeys,
  SecondFactors,
  Store,
} from '../../ports.ts';
import { chargeOf } from '../refund/charge-of.ts';
import { loadBooking, staffBookingAnswer } from './booking-answer.ts';
import { offeredUndo } from './offered-undo.ts';
import { assertMay, assertMayDecideMoney } from './staff-booking-access.ts';

/** DELETE /bookings/{id}: the same as the action `cancel`. */
export const cancelBooking =
  (
    ports: Commands &
      Clock &
      History &
      RequestIds &
      RequestKeys &
      Store &
      SecondFactors &
      Following,
  ): Handler<'DELETE /bookings/{id}'> =>
  async (request, reply) => {
    const { id } = request.params;
    const cancellation = { expectedVersion: null, reason: null };
    const done = await withIdempotency(ports, request, reply, () =>
      cancel(ports, request, id, cancellation),
    );
    const { position, ...known } = await staffBookingAnswer(ports, id);
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      book: shownToStaff(principalOf(request), known),
      undo: await offeredUndo(ports, id, 'cancel', done),
      ...detailFor(request, DETAILS.bookingCanceled),
    });
  };

type Cancellation = Readonly<{ expectedVersion: number | null; reason: string | null }>;

/**
 * Ends a booking on which no money was received, with all that is to be paid together with it, and
 * frees its nights; lifts a block. What was paid for goes back in full, for this booking alone. Once
 * the guest came or the stay is over, `wrong-status`; where an unpaid cart holds another owner's stay, 403;
 * so is what was paid, at the desk as well, to who may not decide on money.
 */
export async function cancel(
  ports: Commands & Clock & SecondFactors & Following,
  request: FastifyRequest,
  bookingId: string,
  { expectedVersion, reason }: Cancellation,
): Promise<Position> {
  const { commands, now } = ports;
  const context = contextOf(request);
  const { state } = await loadBooking(ports, bookingId);
  const { terms, status, arrival, desk } = assertVersion(state, expectedVersion);
  if (terms.units !== undefined) {
    const data = { bookingId, expectedVersion, liftedAt: now() };
    const command = { type: 'LiftBlock', data } as const;
    const { events } = await commands.handle(booking, bookingStream(bookingId), command, context);
    return ports.followUp(events);
  }
  if ('paid' in state || waitingRefund(state.refunds) !== null)
    return cancelPaid(ports, request, bookingId, { expectedVersion, reason });
  if (arrival || status === 'Completed')
    throw new Refusal('wrong-status', 'The guest came, or was waited for');
  const isFinal = retainedAtDesk(desk) > 0;
  if (isFinal) await assertMayDecideMoney(ports, request, terms.ownerId);
  await assertAllTheirs(ports, request, terms.checkoutUid, 'take-bookings');
  const by = principalOf(request).userId;
  const data = { uid: terms.checkoutUid, now: now(), reason, isFinal, by };
  const command = { type: 'CancelCheckout', data } as const;
  const stream = checkoutStream(terms.checkoutUid);
  const { events } = await commands.handle(checkout, stream, command, context);
  return ports.followUp(events);
}

async function cancelPaid(
  ports: Commands & Clock & SecondFactors & Following,
  request: FastifyRequest,
  bookingId: string,
  cancellation: Cancellation,
): Promise<Position> {
  const { state } = await loadBooking(ports, bookingId);
  await assertMayDecideMoney(ports, request, state.terms.ownerId);
  const chargeId = await chargeOf(ports, state.terms.checkoutUid);
  const decision = { ...cancellation, by: principalOf(request).userId, at: ports.now() };
  const { events, position } = await ports.commands.handle(
    booking,
    bookingStream(bookingId),
    {
      type: 'CancelPaidBooking',
      data: { bookingId, refundId: randomUUID(), chargeId, ...decision },
    },
    contextOf(request),
  );
  return events.length > 0 ? ports.followUp(events) : position;
}

/** A checkout is decided as a whole, and a cart may hold stays of several owners. */
export async function assertAllTheirs(
  ports: Commands & Clock & SecondFactors,
  request: FastifyRequest,
  checkoutUid: string,
  action: Action,
): Promise<void> {
  const { state } = await ports.commands.load(checkout, checkoutStream(checkoutUid));
  const stays = 'stays' in state ? state.stays : [];
  const bookingIds = stays.map(({ bookingId }) => bookingId);
  await assertEachTheirs(ports, request, bookingIds, action);
}

/** Refuses with 403 where one of the bookings is of an owner for whom the caller may not do that. */
export async function assertEachTheirs(
  ports: Commands & Clock & SecondFactors,
  request: FastifyRequest,
  bookingIds: readonly string[],
  action: Action,
): Promise<void> {
  for (const bookingId of bookingIds) {
    const { state } = await loadBooking(ports, bookingId);
    const { ownerId } = state.terms;
    if (action === 'decide-money') await assertMayDecideMoney(ports, request, ownerId);
    else assertMay(request, action, ownerId);
  }
}
