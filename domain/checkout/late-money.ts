import { Refusal } from '../values/decider/refusal.ts';
import type { Checkout, HeldCheckout, TransferConfirmed } from './checkout-messages.ts';
import { isDue, isHeld } from './checkout-state.ts';
import type {
  AcceptLateMoney,
  BeginLateSettlement,
  LatePaymentAccepted,
  LatePaymentReturned,
  LateSettlement,
  LateSettlementBegun,
  RecordTransfer,
  ReturnLateMoney,
  ReturnLatePayment,
} from './late-money-messages.ts';

// Money that came after the end: it pays for the same stays after all, or goes back; which of both is
// decided here once, so that it never does both. A late settlement is begun here before any calendar is
// touched, so that after a crash somebody carries it on (docs/adr/0014-refunds.md).

/**
 * Refuses `not-payable` when nothing expired, or the hotel owes a transfer back already, and
 * `payment-in-progress` while other money is being settled: that is carried on first.
 */
export function beginLateSettlement(
  state: Checkout,
  { data: { uid, attemptId, of, now: begunAt } }: BeginLateSettlement,
): LateSettlementBegun[] {
  const known = held(state);
  if (known.lateSettlements.some((settlement) => settlement.attemptId === attemptId)) return [];
  const isThere = of === 'transfer' ? !transferIsOwed(known) : known.late.has(attemptId);
  if (known.status !== 'expired' || !isThere)
    throw new Refusal('not-payable', 'This money no longer pays for anything');
  if (openLateSettlement(known))
    throw new Refusal('payment-in-progress', 'Other money that came late is being settled');
  const settlement = known.lateSettlements.length + 1;
  const begun = { ...ofMoney(known, uid, attemptId), of, settlement, begunAt };
  return [{ type: 'LateSettlementBegun', data: begun }];
}

/** Nothing where it was decided otherwise: then what was taken for it is let go of. */
export function acceptLateMoney(
  state: Checkout,
  { data: { uid, settlement } }: AcceptLateMoney,
): (LatePaymentAccepted | TransferConfirmed)[] {
  const known = held(state);
  const open = isOpen(known, settlement);
  if (!open) return [];
  const { stays, amount } = known;
  const { attemptId, begunAt: paidAt } = open;
  if (open.of === 'transfer') {
    const confirmed = { uid, stays, amount, paidAt, late: true, transferId: attemptId } as const;
    return [{ type: 'TransferConfirmed', data: { ...confirmed, settlement } }];
  }
  const payment = known.late.get(attemptId);
  if (!payment) return [];
  return [{ type: 'LatePaymentAccepted', data: { uid, stays, ...payment, settlement } }];
}

/** Where the hotel had it, the hotel owes it back. */
export function returnLateMoney(
  state: Checkout,
  { data: { uid, settlement } }: ReturnLateMoney,
): LatePaymentReturned[] {
  const known = held(state);
  const open = isOpen(known, settlement);
  if (!open) return [];
  const { attemptId } = open;
  const payment = known.late.get(attemptId);
  const chargeId = payment?.chargeId ?? null;
  const amount = payment?.amount ?? known.amount;
  const stays = known.stays.map(({ bookingId, roomId }) => ({ bookingId, roomId }));
  const back = { ...ofMoney(known, uid, attemptId), chargeId, amount };
  return [{ type: 'LatePaymentReturned', data: { ...back, retaken: { settlement, stays } } }];
}

/** Of one who gave up, was canceled or had paid before. What is being settled, is decided by that. */
export function returnLatePayment(
  state: Checkout,
  { data: { uid, attemptId } }: ReturnLatePayment,
): LatePaymentReturned[] {
  const payment = isHeld(state) ? state.late.get(attemptId) : undefined;
  if (!isHeld(state) || !payment) return []; // it pays for the stays, or went back before
  if (openLateSettlement(state)?.attemptId === attemptId) return [];
  const { chargeId, amount } = payment;
  const back = { ...ofMoney(state, uid, attemptId), chargeId, amount };
  return [{ type: 'LatePaymentReturned', data: back }];
}

/** Refuses `wrong-status` while the money may still pay for something: that is confirmed instead. */
export function recordTransfer(
  state: Checkout,
  { data: { uid, transferId: attemptId, bookingId, amount, reference } }: RecordTransfer,
): LatePaymentReturned[] {
  const known = held(state);
  if (known.attempts.get(attemptId) === 'returned') return [];
  if (isDue(known))
    throw new Refusal('wrong-status', 'A transfer that pays for the booking is confirmed');
  const named = reference === null ? {} : { reference };
  const back = { uid, attemptId, bookingIds: [bookingId], chargeId: null, amount, ...named };
  return [{ type: 'LatePaymentReturned', data: back }];
}

/** What became of a late settlement; undefined where it never began. */
export const lateSettlementOf = (
  state: Checkout,
  settlement: number,
): LateSettlement | undefined =>
  isHeld(state) ? state.lateSettlements[settlement - 1] : undefined;

/** What is being settled, with its number. */
export function openLateSettlement(
  state: Checkout,
): (LateSettlement & { settlement: number }) | undefined {
  if (!isHeld(state)) return undefined;
  const last = state.lateSettlements.at(-1);
  return last?.outcome === 'open'
    ? { ...last, settlement: state.lateSettlements.length }
    : undefined;
}

export function withLateSettlement(state: Checkout, { data }: LateSettlementBegun): Checkout {
  if (!isHeld(state)) return state;
  const { attemptId, of, begunAt } = data;
  const begun = { attemptId, of, begunAt, outcome: 'open' } as const;
  return { ...state, lateSettlements: [...state.lateSettlements, begun] };
}

/** In events of an earlier version no late settlement is named. */
export const decided = (
  lateSettlements: readonly LateSettlement[],
  settlement: number | undefined,
  outcome: 'accepted' | 'returned',
): readonly LateSettlement[] =>
  lateSettlements.map((one, n) => (n + 1 === settlement ? { ...one, outcome } : one));

function held(state: Checkout): HeldCheckout {
  if (!isHeld(state)) throw new Refusal('not-found', 'Nothing is booked with this checkout');
  return state;
}

const isOpen = (state: HeldCheckout, settlement: number): LateSettlement | undefined => {
  const known = lateSettlementOf(state, settlement);
  return known?.outcome === 'open' ? known : undefined;
};

/** Staff recorded that they had it, and the nights were sold. Events of an earlier version name it after the checkout. */
const transferIsOwed = ({ uid, lateSettlements, attempts }: HeldCheckout): boolean =>
  attempts.has(uid) ||
  lateSettlements.some(({ of, outcome }) => of === 'transfer' && outcome === 'returned');

const ofMoney = ({ stays }: HeldCheckout, uid: string, attemptId: string) => ({
  uid,
  attemptId,
  bookingIds: stays.map(({ bookingId }) => bookingId),
});
