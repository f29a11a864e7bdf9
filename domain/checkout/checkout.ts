import type { Decider } from '../values/decider/decider.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { isChargeable } from '../values/money/charge-limits.ts';
import { addUp } from '../values/money/money.ts';
import type {
  AbandonReservation,
  Cart,
  Checkout,
  CheckoutCommand,
  CheckoutDiscarded,
  CheckoutEvent,
  CheckoutHeld,
  CheckoutOpened,
  DiscardCheckout,
  HeldCheckout,
  HoldCheckout,
  ReservationAbandoned,
} from './checkout-messages.ts';
import { areKnown, assertUnused, isHeld, UNPAID } from './checkout-state.ts';
import { choosePaymentMethod, withPaymentMethod } from './choose-payment-method.ts';
import { expireCheckout, giveUpCheckout } from './end-checkout.ts';
import {
  acceptLateMoney,
  beginLateSettlement,
  recordTransfer,
  returnLateMoney,
  returnLatePayment,
  withLateSettlement,
} from './late-money.ts';
import { validUntilOf } from './promise.ts';
import { reportTransfer, withTransfer } from './report-transfer.ts';
import { awaitPayment, cancelCheckout, confirmTransfer } from './settle-at-hotel.ts';
import {
  attemptPayment,
  failPayment,
  paid,
  paidByTransfer,
  recordPayment,
  withAttempt,
  withLate,
  withReturned,
} from './take-payment.ts';
import {
  refuseUndo,
  reinstateCheckout,
  undoCancellation,
  withCancellation,
  withUndo,
} from './undo-cancellation.ts';

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
      case 'AttemptPayment':
        return attemptPayment(state, command);
      case 'FailPayment':
        return failPayment(state, command);
      case 'RecordPayment':
        return recordPayment(state, command);
      case 'ExpireCheckout':
        return expireCheckout(state, command);
      case 'GiveUpCheckout':
        return giveUpCheckout(state, command);
      case 'AwaitPayment':
        return awaitPayment(state, command);
      case 'ReportTransfer':
        return reportTransfer(state, command);
      case 'ConfirmTransfer':
        return confirmTransfer(state, command);
      case 'CancelCheckout':
        return cancelCheckout(state, command);
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
      case 'UndoCancellation':
        return undoCancellation(state, command);
      case 'ReinstateCheckout':
        return reinstateCheckout(state, command);
      case 'RefuseUndo':
        return refuseUndo(state, command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'CheckoutOpened':
        return opened(state, event);
      case 'CheckoutDiscarded':
        return { ...cart(state), status: 'discarded' };
      case 'CheckoutHeld':
        return held(state, event);
      case 'PaymentMethodChosen':
        return withPaymentMethod(state, event);
      case 'ReservationAbandoned':
        return { ...state, abandoned: new Set(state.abandoned).add(event.data.bookingId) };
      case 'PaymentAttempted':
        return withAttempt(state, event.data.attemptId, 'pending');
      case 'PaymentFailed':
        return withAttempt(state, event.data.attemptId, 'failed', event.data.failureCode);
      case 'PaymentCameLate':
        return withLate(state, event);
      case 'LatePaymentReturned':
        return withReturned(state, event);
      case 'LateSettlementBegun':
        return withLateSettlement(state, event);
      case 'CheckoutPaid':
      case 'LatePaymentAccepted':
        return isHeld(state) ? paid(state, event) : state;
      case 'CheckoutExpired':
        return isHeld(state) ? { ...state, status: 'expired' } : state;
      case 'CheckoutGivenUp':
        return isHeld(state) ? { ...state, status: 'given-up' } : state;
      case 'PaymentAwaited':
        return { ...cart(state), ...event.data, ...UNPAID, status: 'awaited' };
      case 'TransferReported':
        return withTransfer(state, event);
      case 'TransferConfirmed':
        return isHeld(state) ? paidByTransfer(state, event) : state;
      case 'CheckoutCanceled':
        return isHeld(state) ? withCancellation(state, event) : state;
      case 'CancellationUndoBegun':
      case 'CheckoutReinstated':
      case 'CancellationUndoRefused':
        return withUndo(state, event);
    }
  },
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

const cart = ({ uid, items, notes, validUntil, abandoned }: Checkout): Cart => ({
  uid,
  items,
  notes,
  validUntil,
  abandoned,
});

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
