import { Refusal } from '../values/decider/refusal.ts';
import {
  type AcceptLateMoney,
  type BeginLateSettlement,
  type Checkout,
  type HeldCheckout,
  isDue,
  isHeld,
  type LateMoneyCommand,
  type LatePaymentAccepted,
  type LatePaymentReturned,
  type LateSettlement,
  type LateSettlementBegun,
  type PaymentCameLate,
  type RecordTransfer,
  type ReturnLateMoney,
  type ReturnLatePayment,
  type TransferConfirmed,
} from './checkout-state.ts';

// Money that came after the end: it pays for the same stays after all, or goes back; which of both is
// decided here once, so that it never does both. A late settlement is begun here before any calendar is
// touched, so that after a crash somebody carries it on (docs/adr/0014-refunds.md).

export function decideLateMoney(
  state: Checkout,
  command: LateMoneyCommand,
): (LateSettlementBegun | LatePaymentAccepted | TransferConfirmed | LatePaymentReturned)[] {
  switch (command.type) {
    case 'BeginLateSettlement':
      return beginLateSettlement(state, command);
    case 'AcceptLateMoney':
      return acceptLateMoney(state, command);
    case 'ReturnLateMoney':
      return returnLateMoney(state, command);
    case 'ReturnLatePayment':
      return returnLatePayment(state, command);
    case 'RecordTransfer':
      return recordTransfer(state, command);
  }
}

/**
 * Refuses `not-payable` when nothing expired, or the hotel owes a transfer back already, and
 * `payment-in-progress` while other money is being settled: that is carried on first.
 */
function beginLateSettlement(
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
function acceptLateMoney(
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
function returnLateMoney(
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
function returnLatePayment(
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
function recordTransfer(
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

export function evolveLateMoney(
  state: HeldCheckout,
  event: PaymentCameLate | LateSettlementBegun | LatePaymentReturned,
): HeldCheckout {
  switch (event.type) {
    case 'PaymentCameLate':
      return cameLate(state, event);
    case 'LateSettlementBegun': {
      const { attemptId, of, begunAt } = event.data;
      const begun = { attemptId, of, begunAt, outcome: 'open' } as const;
      return { ...state, lateSettlements: [...state.lateSettlements, begun] };
    }
    case 'LatePaymentReturned': {
      const { attemptId, retaken } = event.data;
      const attempts = new Map(state.attempts).set(attemptId, 'returned');
      return withSettled({ ...state, attempts }, attemptId, retaken?.settlement, 'returned');
    }
  }
}

function cameLate(state: HeldCheckout, { data }: PaymentCameLate): HeldCheckout {
  const { attemptId, chargeId, amount, feeCharge, paidAt } = data;
  const payment = { attemptId, chargeId, amount, feeCharge, paidAt };
  const attempts = new Map(state.attempts).set(attemptId, 'late');
  return { ...state, attempts, late: new Map(state.late).set(attemptId, payment) };
}

/**
 * The money of an attempt is late no more, and its settlement has an outcome; null: of a transfer, which has no attempt.
 * Events of an earlier version name no settlement.
 */
export function withSettled(
  state: HeldCheckout,
  attemptId: string | null,
  settlement: number | undefined,
  outcome: 'accepted' | 'returned',
): HeldCheckout {
  const late = new Map([...state.late].filter(([id]) => id !== attemptId));
  const lateSettlements = state.lateSettlements.map((one, n) =>
    n + 1 === settlement ? { ...one, outcome } : one,
  );
  return { ...state, late, lateSettlements };
}
