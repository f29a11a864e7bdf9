import { Refusal } from '../values/decider/refusal.ts';
import type { Instant } from '../values/time/instant.ts';
import {
  type Checkout,
  type ConfirmTransfer,
  type HeldCheckout,
  isDue,
  isHeld,
  paymentPending,
  type ReportTransfer,
  type TransferCommand,
  type TransferConfirmed,
  type TransferReported,
} from './checkout-state.ts';

// Transfers to the hotel: the guest reports one, and staff confirm that it came (docs/adr/0015-reported-transfers.md).

/** Nothing that was sent is ever deleted, and nobody needs to sign in to send it. */
export const MOST_SLIPS = 5;

export function decideTransfers(
  state: Checkout,
  command: TransferCommand,
): (TransferReported | TransferConfirmed)[] {
  switch (command.type) {
    case 'ReportTransfer':
      return reportTransfer(state, command);
    case 'ConfirmTransfer':
      return confirmTransfer(state, command);
  }
}

/**
 * The guest says the money was sent: the hold lasts until staff had time to look. Reported again it lasts
 * no longer, however often; another slip takes the place of the one before.
 */
function reportTransfer(
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

type ToTransfer = Extract<Checkout, { status: 'held' }>;

/**
 * A checkout whose guest may report a transfer. Refuses with `not-payable` once nothing waits for the
 * guest's money, `wrong-status` for what staff took or is to be paid online, and `payment-in-progress`.
 */
export function toTransfer(state: Checkout, now: Instant): ToTransfer {
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

/** Refuses `not-payable` what is paid, however: a transfer that came all the same is recorded. */
function confirmTransfer(
  state: Checkout,
  { data: { uid, transferId, paidAt } }: ConfirmTransfer,
): TransferConfirmed[] {
  if (!isHeld(state)) throw new Refusal('not-found', 'Nothing is booked with this checkout');
  if (state.confirmedTransfer === transferId) return [];
  if (!isDue(state)) throw new Refusal('not-payable', 'This booking has ended');
  if (paymentPending(state))
    throw new Refusal('payment-in-progress', 'A payment for this booking is under way');
  const { stays, amount } = state;
  return [{ type: 'TransferConfirmed', data: { uid, stays, amount, paidAt, transferId } }];
}

/** What is confirmed late is settled beside it (late-money.ts). */
export function evolveTransfers(
  state: HeldCheckout,
  event: TransferReported | TransferConfirmed,
): HeldCheckout {
  switch (event.type) {
    case 'TransferReported':
      return reported(state, event);
    case 'TransferConfirmed':
      return paidByTransfer(state, event);
  }
}

/** What ended meanwhile keeps its end, and what was reported of the transfer. */
function reported(
  state: HeldCheckout,
  { data: { heldUntil, reportedAt, slipId } }: TransferReported,
): HeldCheckout {
  const before = state.transfer?.slips ?? 0;
  const transfer = { reportedAt, slipId, slips: slipId === null ? before : before + 1 };
  return state.status === 'held' ? { ...state, heldUntil, transfer } : { ...state, transfer };
}

/** The hotel has it, in time or after all. */
const paidByTransfer = (
  state: HeldCheckout,
  { data: { transferId } }: TransferConfirmed,
): HeldCheckout => ({
  ...state,
  status: 'paid',
  paymentStatus: 'paid',
  payment: null,
  confirmedTransfer: transferId ?? null,
});
