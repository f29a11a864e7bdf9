import type { Decider } from '../values/decider/decider.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { isChargeable } from '../values/money/charge-limits.ts';
import { addUp } from '../values/money/money.ts';
import { decideAttempts, evolveAttempts, paidByAttempt } from './attempts.ts';
import {
  type AbandonReservation,
  type AwaitPayment,
  areKnown,
  assertUnused,
  type CancelCheckout,
  type Cart,
  type Checkout,
  type CheckoutCanceled,
  type CheckoutCommand,
  type CheckoutDiscarded,
  type CheckoutEvent,
  type CheckoutExpired,
  type CheckoutGivenUp,
  type CheckoutHeld,
  type CheckoutOpened,
  type ChoosePaymentMethod,
  type DiscardCheckout,
  type ExpireCheckout,
  type GiveUpCheckout,
  type HeldCheckout,
  type HeldStay,
  type HoldCheckout,
  isDue,
  isHeld,
  moneyUnderWay,
  type PaymentAwaited,
  type PaymentMethodChosen,
  paymentPending,
  type ReservationAbandoned,
  UNPAID,
} from './checkout-state.ts';
import { decideLateMoney, evolveLateMoney, withSettled } from './late-money.ts';
import { validUntilOf } from './promise.ts';
import { decideTransfers, evolveTransfers } from './transfers.ts';
import { decideUndo, evolveUndo } from './undo.ts';

// The life cycle of a checkout: opened, held, given another way to pay, ended and canceled here. Attempts to pay, transfers,
// late money and undo are handed to their files; what settles late money is composed here, because no part knows another.

// Where paid, expired and given up race: whichever this stream takes first holds for all
// its stays (docs/adr/0004-checkout-decides-over-money.md).
export const checkoutStream = (uid: string) => `checkout-${uid}`;

/** What one guest pays for at once: a cart, or the single stay of a booking without one. */
export const checkout: Decider<Checkout, CheckoutCommand, CheckoutEvent> = {
  initialState: {
    ...{ status: 'unknown', uid: '', items: [], notes: null, validUntil: null },
    abandoned: new Set(),
  },
  refusals: {
    OpenCheckout: [],
    DiscardCheckout: ['checkout-already-used'],
    HoldCheckout: ['amount-out-of-range', 'checkout-already-used', 'reservation-lapsed'],
    ChoosePaymentMethod: [
      'amount-out-of-range',
      'not-payable',
      'one-hotel-only',
      'payment-in-progress',
      'wrong-status',
    ],
    AbandonReservation: [],
    AttemptPayment: ['busy', 'not-payable', 'payment-in-progress'],
    FailPayment: [],
    RecordPayment: [],
    ExpireCheckout: [],
    GiveUpCheckout: ['booking-already-paid', 'payment-in-progress', 'wrong-status'],
    AwaitPayment: ['checkout-already-used', 'reservation-lapsed'],
    ReportTransfer: ['not-payable', 'payment-in-progress', 'too-many-slips', 'wrong-status'],
    ConfirmTransfer: ['not-payable', 'payment-in-progress'],
    CancelCheckout: ['booking-already-paid', 'payment-in-progress'],
    BeginLateSettlement: ['not-payable', 'payment-in-progress'],
    AcceptLateMoney: [],
    ReturnLateMoney: [],
    ReturnLatePayment: [],
    RecordTransfer: ['wrong-status'],
    UndoCancellation: ['too-late-to-undo'],
    ReinstateCheckout: [],
    RefuseUndo: [],
  },
  decide(state, command) {
    switch (command.type) {
      case 'OpenCheckout':
        return state.status === 'unknown' ? [{ type: 'CheckoutOpened', data: command.data }] : [];
      case 'DiscardCheckout':
        return discardCheckout(state, command);
      case 'HoldCheckout':
        return holdCheckout(state, command);
      case 'ChoosePaymentMethod':
        return choosePaymentMethod(state, command);
      case 'AbandonReservation':
        return abandonReservation(state, command);
      case 'ExpireCheckout':
        return expireCheckout(state, command);
      case 'GiveUpCheckout':
        return giveUpCheckout(state, command);
      case 'AwaitPayment':
        return awaitPayment(state, command);
      case 'CancelCheckout':
        return cancelCheckout(state, command);
      case 'AttemptPayment':
      case 'FailPayment':
      case 'RecordPayment':
        return decideAttempts(state, command);
      case 'ReportTransfer':
      case 'ConfirmTransfer':
        return decideTransfers(state, command);
      case 'BeginLateSettlement':
      case 'AcceptLateMoney':
      case 'ReturnLateMoney':
      case 'ReturnLatePayment':
      case 'RecordTransfer':
        return decideLateMoney(state, command);
      case 'UndoCancellation':
      case 'ReinstateCheckout':
      case 'RefuseUndo':
        return decideUndo(state, command);
    }
  },
  evolve,
};

function discardCheckout(state: Checkout, { data }: DiscardCheckout): CheckoutDiscarded[] {
  if (state.status === 'discarded') return [];
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such checkout');
  if (state.status !== 'open')
    throw new Refusal('checkout-already-used', 'Rooms were booked with this checkout');
  return [{ type: 'CheckoutDiscarded', data }];
}

function holdCheckout(state: Checkout, { data }: HoldCheckout): CheckoutHeld[] {
  if (areKnown(state, data.stays)) return []; // sent twice
  if (data.stays.some(({ bookingId }) => state.abandoned.has(bookingId)))
    throw new Refusal('reservation-lapsed', 'This reservation took too long and was taken back');
  if (state.status === 'discarded') throw new Refusal('not-found', 'No such checkout');
  const all = isHeld(state) ? joined(state, data) : data;
  if (data.paymentMethod === 'gateway' && !isChargeable(all.amount))
    throw new Refusal('amount-out-of-range', 'No online payment takes this amount');
  return [{ type: 'CheckoutHeld', data: all }];
}

/** A cart's items may be booked one after another until the first attempt to pay: one end, one sum. */
function joined(
  state: HeldCheckout,
  { uid, stays, amount, paymentMethod }: HoldCheckout['data'],
): HoldCheckout['data'] {
  assertUnused(state, stays);
  return {
    uid,
    stays: [...state.stays, ...stays],
    amount: addUp([state.amount, amount]),
    heldUntil: state.heldUntil,
    ...(paymentMethod && paymentMethod === state.paymentMethod && { paymentMethod }),
  };
}

function abandonReservation(state: Checkout, { data }: AbandonReservation): ReservationAbandoned[] {
  const settled = isHeld(state) && state.stays.some((stay) => stay.bookingId === data.bookingId);
  if (settled || state.abandoned.has(data.bookingId)) return [];
  return [{ type: 'ReservationAbandoned', data }];
}

/**
 * Another way to pay, decided here since it races with payments and the hold's end. Refuses with
 * `not-payable` once nothing waits for the guest's money, `wrong-status` for what staff took,
 * `payment-in-progress` (a transfer that was reported is one), `one-hotel-only`
 * for a transfer to several hotels, and `amount-out-of-range` where no charge could take the sum.
 */
function choosePaymentMethod(
  state: Checkout,
  { data: { uid, paymentMethod, now } }: ChoosePaymentMethod,
): PaymentMethodChosen[] {
  if (state.status === 'awaited')
    throw new Refusal('wrong-status', 'How a booking of staff is paid, staff say');
  if (state.status !== 'held' || now >= state.heldUntil)
    throw new Refusal('not-payable', 'This booking no longer waits for its payment');
  if (state.paymentMethod === paymentMethod) return [];
  if (moneyUnderWay(state))
    throw new Refusal('payment-in-progress', 'A payment for this booking is under way');
  const hotels = new Set(state.stays.map(({ hotelId }) => hotelId));
  if (paymentMethod === 'direct' && hotels.size > 1)
    throw new Refusal('one-hotel-only', 'A transfer goes to one hotel');
  if (paymentMethod === 'gateway' && !isChargeable(state.amount))
    throw new Refusal('amount-out-of-range', 'No online payment takes this amount');
  const bookingIds = state.stays.map(({ bookingId }) => bookingId);
  const choice = state.choices + 1;
  return [{ type: 'PaymentMethodChosen', data: { uid, bookingIds, paymentMethod, choice } }];
}

function expireCheckout(
  state: Checkout,
  { data: { uid, now } }: ExpireCheckout,
): CheckoutExpired[] {
  if (state.status !== 'held' || now < state.heldUntil) return [];
  return [{ type: 'CheckoutExpired', data: { uid, stays: state.stays, endedAt: now } }];
}

function giveUpCheckout(
  state: Checkout,
  { data: { uid, now } }: GiveUpCheckout,
): CheckoutGivenUp[] {
  if (!isHeld(state)) throw new Refusal('not-found', 'Nothing is booked with this checkout');
  if (state.status === 'paid') throw new Refusal('booking-already-paid', 'This booking is paid');
  if (state.status === 'awaited')
    throw new Refusal('wrong-status', 'What staff took is canceled by staff');
  if (state.status !== 'held') return [];
  if (moneyUnderWay(state))
    throw new Refusal('payment-in-progress', 'A payment for this booking is under way');
  return [{ type: 'CheckoutGivenUp', data: { uid, stays: state.stays, endedAt: now } }];
}

function awaitPayment(state: Checkout, { data }: AwaitPayment): PaymentAwaited[] {
  const isKnown = ({ bookingId }: HeldStay) =>
    isHeld(state) && state.stays.some((stay) => stay.bookingId === bookingId);
  if (data.stays.every(isKnown)) return []; // sent twice
  if (data.stays.some(({ bookingId }) => state.abandoned.has(bookingId)))
    throw new Refusal('reservation-lapsed', 'This reservation took too long and was taken back');
  if (state.status !== 'unknown')
    throw new Refusal('checkout-already-used', 'Rooms were booked with this checkout');
  return [{ type: 'PaymentAwaited', data }];
}

function cancelCheckout(
  state: Checkout,
  { data: { uid, now, reason, isFinal, calledOff, by } }: CancelCheckout,
): CheckoutCanceled[] {
  if (!isHeld(state)) throw new Refusal('not-found', 'Nothing is booked with this checkout');
  if (state.status === 'paid') throw new Refusal('booking-already-paid', 'This booking is paid');
  if (!isDue(state)) return [];
  if (paymentPending(state) && !calledOff)
    throw new Refusal('payment-in-progress', 'A payment for this booking is under way');
  const { stays, undos } = state;
  const numbered = undos.length > 0 ? { undone: undos.length } : {};
  const final = isFinal ? { isFinal } : {};
  const how = { ...(calledOff && { calledOff }), ...(by && { by }) };
  const ended = { uid, stays, endedAt: now, reason, ...final, ...numbered, ...how };
  return [{ type: 'CheckoutCanceled', data: ended }];
}

function evolve(state: Checkout, event: CheckoutEvent): Checkout {
  switch (event.type) {
    case 'CheckoutOpened':
      return opened(state, event);
    case 'CheckoutDiscarded':
      return { ...cart(state), status: 'discarded' };
    case 'CheckoutHeld':
      return held(state, event);
    case 'PaymentAwaited':
      return { ...cart(state), ...event.data, ...UNPAID, status: 'awaited' };
    case 'ReservationAbandoned':
      return { ...state, abandoned: new Set(state.abandoned).add(event.data.bookingId) };
  }
  return isHeld(state) ? change(state, event) : state;
}

const opened = (state: Checkout, { data }: CheckoutOpened): Checkout => ({
  ...cart(state),
  status: 'open',
  uid: data.uid,
  items: data.items,
  notes: data.notes,
  validUntil: validUntilOf(data),
});

const held = (state: Checkout, { data }: CheckoutHeld): Checkout => ({
  ...cart(state),
  ...UNPAID,
  ...data,
  status: 'held',
  choices: isHeld(state) ? state.choices : 0,
  undos: isHeld(state) ? state.undos : [],
});

const cart = ({ uid, items, notes, validUntil, abandoned }: Checkout): Cart => ({
  uid,
  items,
  notes,
  validUntil,
  abandoned,
});

type OfCart =
  | CheckoutOpened
  | CheckoutDiscarded
  | CheckoutHeld
  | PaymentAwaited
  | ReservationAbandoned;

function change(state: HeldCheckout, event: Exclude<CheckoutEvent, OfCart>): Checkout {
  switch (event.type) {
    case 'PaymentMethodChosen': {
      const { paymentMethod, choice } = event.data;
      return { ...state, paymentMethod, choices: choice };
    }
    case 'CheckoutExpired':
      return { ...state, status: 'expired' };
    case 'CheckoutGivenUp':
      return { ...state, status: 'given-up' };
    case 'CheckoutCanceled':
      return canceled(state, event);
    case 'PaymentAttempted':
    case 'PaymentFailed':
      return evolveAttempts(state, event);
    case 'CheckoutPaid':
      return withSettled(paidByAttempt(state, event), event.data.attemptId, undefined, 'accepted');
    case 'TransferReported':
      return evolveTransfers(state, event);
    case 'TransferConfirmed':
      return withSettled(evolveTransfers(state, event), null, event.data.settlement, 'accepted');
    case 'PaymentCameLate':
    case 'LateSettlementBegun':
    case 'LatePaymentReturned':
      return evolveLateMoney(state, event);
    case 'LatePaymentAccepted': {
      const { attemptId, settlement } = event.data;
      return withSettled(paidByAttempt(state, event), attemptId, settlement, 'accepted');
    }
    case 'CancellationUndoBegun':
    case 'CheckoutReinstated':
    case 'CancellationUndoRefused':
      return evolveUndo(state, event);
  }
}

function canceled(state: HeldCheckout, { data }: CheckoutCanceled): Checkout {
  const heldUntil = state.status === 'held' ? state.heldUntil : null;
  const cancellation = { canceledAt: data.endedAt, heldUntil, isFinal: data.isFinal ?? false };
  return { ...state, status: 'canceled', cancellation };
}
