import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { booking, bookingStream } from '@baanpak/domain/stay/booking.ts';
import type { PlacedBooking } from '@baanpak/domain/stay/booking-messages.ts';
import { baht } from '@baanpak/domain/values/money.ts';
import type { RefundStatus } from '@baanpak/domain/values/refund.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import type { RefundAction } from '../contract/refund.ts';
import type { Deps } from '../deps.ts';
import { followUp } from '../processes/follow-up.ts';
import { contextOf } from '../request.ts';
import { loadBooking } from '../stay/booking-answer.ts';
import { assertAllTheirs } from '../stay/cancel-booking.ts';
import { chargeOf } from './charge-of.ts';

type Wish = Readonly<{
  expectedVersion: number | null;
  reason: string | null;
  /** THB; null: what was quoted. */
  amount: number | null;
}>;

/**
 * Staff decide on a refund the guest asked for, or see to one that the provider did not pay. Refuses
 * `wrong-status` where nothing waits for it, and `refund-too-large`.
 */
export async function decideRefund(
  deps: Deps,
  request: FastifyRequest,
  bookingId: string,
  action: RefundAction,
  wish: Wish,
): Promise<Position> {
  switch (action) {
    case 'approve-refund':
    case 'reject-refund':
      return judge(deps, request, bookingId, action, wish);
    case 'confirm-refund-paid':
      return see(deps, request, bookingId, 'ConfirmRefundPaid', ['left-to-hotel', 'failed']);
    case 'retry-refund':
      return see(deps, request, bookingId, 'RetryRefund', ['failed']);
  }
}

async function judge(
  deps: Deps,
  request: FastifyRequest,
  bookingId: string,
  action: 'approve-refund' | 'reject-refund',
  { expectedVersion, reason, amount }: Wish,
): Promise<Position> {
  const { state } = await loadBooking(deps, bookingId);
  const by = principalOf(request).userId;
  const decision = { bookingId, expectedVersion, reason, by, at: deps.now() };
  const approval = async () => ({
    ...decision,
    chargeId: await chargeOf(deps, state.terms.checkoutUid),
    amount: amount === null ? null : baht(amount),
  });
  const command =
    action === 'reject-refund'
      ? ({ type: 'RejectRefund', data: decision } as const)
      : ({ type: 'ApproveRefund', data: await approval() } as const);
  const context = contextOf(request);
  const stream = bookingStream(bookingId);
  const { events, position } = await deps.commands.handle(booking, stream, command, context);
  return events.length > 0 ? followUp(deps, events) : position;
}

/** Of several refunds the first that is in one of the states; one for a whole cart needs a right to all of it. */
async function see(
  deps: Deps,
  request: FastifyRequest,
  bookingId: string,
  type: 'ConfirmRefundPaid' | 'RetryRefund',
  states: readonly RefundStatus[],
): Promise<Position> {
  const { state } = await loadBooking(deps, bookingId);
  const { refundId, of } = waiting(state, states);
  if (of === 'late') await assertAllTheirs(deps, request, state.terms.checkoutUid);
  const data = { refundId, by: principalOf(request).userId, at: deps.now() };
  const context = contextOf(request);
  const stream = refundStream(refundId);
  const { events, position } = await deps.commands.handle(refund, stream, { type, data }, context);
  return events.length > 0 ? followUp(deps, events) : position;
}

function waiting({ refunds }: PlacedBooking, states: readonly RefundStatus[]) {
  const found = [...refunds.moved.values()].find(({ status }) => states.includes(status));
  if (!found) throw new Refusal('wrong-status', 'No refund waits for that');
  return found;
}
