import { Refusal } from '../values/refusal.ts';
import type { Checkout, ReportTransfer, TransferReported } from './checkout-messages.ts';
import { isHeld, paymentPending } from './checkout-state.ts';

type ToTransfer = Extract<Checkout, { status: 'held' }>;

/**
 * A checkout whose guest may report a transfer. Refuses with `not-payable` once nothing waits for the
 * guest's money, `wrong-status` for what staff took or is to be paid online, and `payment-in-progress`.
 */
export function toTransfer(state: Checkout, now: ReportTransfer['data']['now']): ToTransfer {
  if (state.status === 'awaited')
    throw new Refusal('wrong-status', 'How a booking of staff is paid, staff say');
  if (state.status !== 'held' || now >= state.heldUntil)
    throw new Refusal('not-payable', 'This booking no longer waits for its payment');
  if (state.paymentMethod !== 'direct')
    throw new Refusal('wrong-status', 'This booking is not paid by transfer');
  if (paymentPending(state))
    throw new Refusal('payment-in-progress', 'A payment for this booking is under way');
  return state;
}

/**
 * The guest says the money was sent: the hold lasts until staff had time to look. Said again it lasts
 * no longer, however often; another slip takes the place of the one before.
 */
export function reportTransfer(
  state: Checkout,
  { data: { uid, heldUntil, slipId, now } }: ReportTransfer,
): TransferReported[] {
  const { stays, transfer, ...held } = toTransfer(state, now);
  if (transfer && (slipId === null || slipId === transfer.slipId)) return [];
  const later = heldUntil > held.heldUntil ? heldUntil : held.heldUntil;
  const data = {
    uid,
    bookingIds: stays.map(({ bookingId }) => bookingId),
    heldUntil: transfer ? held.heldUntil : later,
    slipId,
    reportedAt: transfer?.reportedAt ?? now,
  };
  return [{ type: 'TransferReported', data }];
}

/** What ended meanwhile keeps its end, and what was said of the transfer. */
export function withTransfer(
  state: Checkout,
  { data: { heldUntil, reportedAt, slipId } }: TransferReported,
): Checkout {
  if (!isHeld(state)) return state;
  const transfer = { reportedAt, slipId };
  return state.status === 'held' ? { ...state, heldUntil, transfer } : { ...state, transfer };
}
