import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { openRefunds } from '@baanpak/domain/booking/booking-money.ts';
import {
  type ApproveRefund,
  assertVersion,
  type PlacedBooking,
  type RejectRefund,
} from '@baanpak/domain/booking/booking-state.ts';
import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { DeskMethod } from '@baanpak/domain/values/money/desk-payment.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import type { RefundStatus } from '@baanpak/domain/values/money/refund.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { Clock, Commands, Following, SecondFactors } from '../../ports.ts';
import { loadBooking } from '../booking/load-booking.ts';
import { assertEachTheirs } from '../booking/staff-rights.ts';
import type { Staff } from '../caller.ts';
import { chargeOf } from '../payment/checkout-payment.ts';

/** `expectedVersion` null: whatever the booking is; `refundId` null: the one that is open. */
type Decision = Readonly<{
  bookingId: string;
  expectedVersion: number | null;
  reason: string | null;
  refundId: string | null;
}>;

/**
 * Gives back what was quoted, or `amount` in THB. Refuses `wrong-status` where nothing waits for it, `refund-too-large`,
 * and `name-the-refund` where several are open and none is named. So do the other decisions.
 */
export async function approveRefund(
  ports: Commands & Clock & Following,
  by: Staff,
  { amount, ...decision }: Decision & Readonly<{ amount: number | null }>,
): Promise<Position> {
  const { terms } = await loadDecided(ports, decision);
  const data = {
    ...dataOf(ports, by, decision),
    chargeId: await chargeOf(ports, terms.checkoutUid),
    amount: amount === null ? null : baht(amount),
  };
  return decide(ports, by, { type: 'ApproveRefund', data });
}

/** Gives nothing back of what a guest asked for. */
export async function rejectRefund(
  ports: Commands & Clock & Following,
  by: Staff,
  decision: Decision,
): Promise<Position> {
  await loadDecided(ports, decision);
  return decide(ports, by, { type: 'RejectRefund', data: dataOf(ports, by, decision) });
}

/** The hotel gave the money back itself: by transfer where no `method` is named. */
export async function confirmRefundPaid(
  ports: Commands & Clock & SecondFactors & Following,
  by: Staff,
  decision: Decision,
  method: DeskMethod | undefined,
): Promise<Position> {
  const state = await loadDecided(ports, decision);
  const refundId = namedRefund(state, decision, ['left-to-hotel', 'failed']);
  return settle(ports, by, refundId, 'ConfirmRefundPaid', method ? { method } : {});
}

/** The provider did not pay it, and is to try again. */
export async function retryRefund(
  ports: Commands & Clock & SecondFactors & Following,
  by: Staff,
  decision: Decision,
): Promise<Position> {
  const state = await loadDecided(ports, decision);
  return settle(ports, by, namedRefund(state, decision, ['failed']), 'RetryRefund');
}

async function loadDecided(
  ports: Commands,
  { bookingId, expectedVersion, refundId }: Decision,
): Promise<PlacedBooking> {
  const { state: read } = await loadBooking(ports, bookingId);
  const state = assertVersion(read, expectedVersion);
  if (refundId === null && openRefunds(state.refunds).length > 1)
    throw new Refusal('name-the-refund', 'Several refunds of this booking are open');
  return state;
}

const dataOf = (
  { now }: Clock,
  by: Staff,
  { bookingId, refundId, expectedVersion, reason }: Decision,
) => ({ bookingId, refundId, expectedVersion, reason, by: by.principal.userId, at: now() });

async function decide(
  { commands, followUp }: Commands & Following,
  by: Staff,
  command: ApproveRefund | RejectRefund,
): Promise<Position> {
  const stream = bookingStream(command.data.bookingId);
  const { events, position } = await commands.handle(booking, stream, command, by.context);
  return events.length > 0 ? followUp(events) : position;
}

/** Money of several stays is given back by who may decide for all of their owners. */
async function settle(
  ports: Commands & Clock & SecondFactors & Following,
  by: Staff,
  refundId: string,
  type: 'ConfirmRefundPaid' | 'RetryRefund',
  how: Readonly<{ method?: DeskMethod }> = {},
): Promise<Position> {
  const stream = refundStream(refundId);
  const { state } = await ports.commands.load(refund, stream);
  const bookingIds = state.status === 'unknown' ? [] : state.bookingIds;
  await assertEachTheirs(ports, by, bookingIds, 'decide-money');
  const data = { refundId, by: by.principal.userId, at: ports.now(), ...how };
  const { events, position } = await ports.commands.handle(
    refund,
    stream,
    { type, data },
    by.context,
  );
  return events.length > 0 ? ports.followUp(events) : position;
}

/** The refund that is named, or else the first in one of the states. */
function namedRefund(
  { refunds: { moved, asked } }: PlacedBooking,
  { refundId: named }: Pick<Decision, 'refundId'>,
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
