import { Refusal } from '../values/decider/refusal.ts';
import type { Checkout, ReportTransfer, TransferReported } from './checkout-messages.ts';
import { isHeld, paymentPending } from './checkout-state.ts';

/** Nothing that was sent is ever deleted, and nobody needs to sign in to send it. */
export const MOST_SLIPS = 5;

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

/** Refuses a slip with `too-many-slips` where so many came for this checkout before. */
export function assertMoreSlips({ transfer }: Pick<ToTransfer, 'transfer'>): void {
  if (transfer && transfer.slips >= MOST_SLIPS)
    throw new Refusal('too-many-slips', `${MOST_SLIPS} slips came for this checkout`);
}

/**
 * The guest says the money was sent: the hold lasts until staff had time to look. Reported again it lasts
 * no longer, however often; another slip takes the place of the one before.
 */
export function reportTransfer(
  state: Checkout,
  { data: { uid, heldUntil, slipId, now } }: ReportTransfer,
): TransferReported[] {
  const { stays, transfer, ...held } = toTransfer(state, now);
  if (transfer && (slipId === null || slipId === transfer.slipId)) return [];
  if (slipId !== null) assertMoreSlips({ transfer });
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

/** What ended meanwhile keeps its end, and what was reported of the transfer. */
export function withTransfer(
  state: Checkout,
  { data: { heldUntil, reportedAt, slipId } }: TransferReported,
): Checkout {
  if (!isHeld(state)) return state;
  const before = state.transfer?.slips ?? 0;
  const transfer = { reportedAt, slipId, slips: slipId === null ? before : before + 1 };
  return state.status === 'held' ? { ...state, heldUntil, transfer } : { ...state, transfer };
}
