import type { RefundAction } from '@baanpak/contract/refund/refund-requests.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { openRefunds } from '@baanpak/domain/booking/booking-money.ts';
import { assertVersion, type PlacedBooking } from '@baanpak/domain/booking/booking-state.ts';
import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { DeskMethod } from '@baanpak/domain/values/money/desk-payment.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import type { RefundStatus } from '@baanpak/domain/values/money/refund.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../../http/request.ts';
import type { Clock, Commands, Following, SecondFactors } from '../../ports.ts';
import { loadBooking } from '../booking/booking-answer.ts';
import { assertEachTheirs } from '../booking/cancel-booking.ts';
import { chargeOf } from './charge-of.ts';

type Decision = Readonly<{
  expectedVersion: number | null;
  reason: string | null;
  /** THB; null: what was quoted. */
  amount: number | null;
  /** Null: the one that is open. */
  refundId: string | null;
  /** How the hotel gave it back; left out: by transfer. */
  method?: DeskMethod;
}>;

/**
 * Staff decide on a refund the guest asked for, or see to one that the provider did not pay. Refuses
 * `wrong-status` where nothing waits for it, `refund-too-large`, and `name-the-refund` where several are
 * open and none is named.
 */
export async function decideRefund(
  ports: Commands & Clock & SecondFactors & Following,
  request: FastifyRequest,
  bookingId: string,
  action: RefundAction,
  decision: Decision,
): Promise<Position> {
  const { state: read } = await loadBooking(ports, bookingId);
  const state = assertVersion(read, decision.expectedVersion);
  if (decision.refundId === null && openRefunds(state.refunds).length > 1)
    throw new Refusal('name-the-refund', 'Several refunds of this booking are open');
  switch (action) {
    case 'approve-refund':
    case 'reject-refund':
      return judge(ports, request, state, action, decision);
    case 'confirm-refund-paid':
      return see(
        ports,
        request,
        found(state, decision, ['left-to-hotel', 'failed']),
        'ConfirmRefundPaid',
        decision.method ? { method: decision.method } : {},
      );
    case 'retry-refund':
      return see(ports, request, found(state, decision, ['failed']), 'RetryRefund');
  }
}

async function judge(
  ports: Commands & Clock & Following,
  request: FastifyRequest,
  { bookingId, terms }: PlacedBooking,
  action: 'approve-refund' | 'reject-refund',
  { expectedVersion, reason, amount, refundId }: Decision,
): Promise<Position> {
  const by = principalOf(request).userId;
  const decision = { bookingId, refundId, expectedVersion, reason, by, at: ports.now() };
  const approval = async () => ({
    ...decision,
    chargeId: await chargeOf(ports, terms.checkoutUid),
    amount: amount === null ? null : baht(amount),
  });
  const command =
    action === 'reject-refund'
      ? ({ type: 'RejectRefund', data: decision } as const)
      : ({ type: 'ApproveRefund', data: await approval() } as const);
  const context = contextOf(request);
  const stream = bookingStream(bookingId);
  const { events, position } = await ports.commands.handle(booking, stream, command, context);
  return events.length > 0 ? ports.followUp(events) : position;
}

/** Money of several stays is given back by who may decide for all of their owners. */
async function see(
  ports: Commands & Clock & SecondFactors & Following,
  request: FastifyRequest,
  refundId: string,
  type: 'ConfirmRefundPaid' | 'RetryRefund',
  how: Pick<Decision, 'method'> = {},
): Promise<Position> {
  const { state } = await ports.commands.load(refund, refundStream(refundId));
  const bookingIds = state.status === 'unknown' ? [] : state.bookingIds;
  await assertEachTheirs(ports, request, bookingIds, 'decide-money');
  const data = { refundId, by: principalOf(request).userId, at: ports.now(), ...how };
  const context = contextOf(request);
  const stream = refundStream(refundId);
  const { events, position } = await ports.commands.handle(refund, stream, { type, data }, context);
  return events.length > 0 ? ports.followUp(events) : position;
}

/** The refund that is named, or else the first in one of the states. */
function found(
  { refunds: { moved, asked } }: PlacedBooking,
  { refundId: named }: Decision,
  states: readonly RefundStatus[],
): string {
  if (named !== null && !moved.has(named) && !asked.has(named))
    throw new Refusal('not-found', 'No such refund');
  const waiting = [...moved.values()].find(
    ({ refundId, status }) => states.includes(status) && (named === null || refundId === named),
  );
  if (!waiting) throw new Refusal('wrong-status', 'No refund waits for that');
  return waiting.refundId;
}
