import type { CheckoutEvent } from '@baanpak/domain/checkout/checkout-messages.ts';
import { validUntilOf } from '@baanpak/domain/checkout/promise.ts';
import { nothing, type Projection, put, set } from '../projection.ts';
import { forget } from './forget.ts';
import { type CheckoutRow, checkoutModel } from './tables.ts';

/** One row a checkout: what a guest is about to pay, or has paid, at once. */
export const checkouts: Projection<CheckoutEvent> = {
  model: checkoutModel,
  streams: ['checkout-'],
  forget,
  when: {
    CheckoutOpened: ({ data }) => [
      put('checkouts', {
        ...{ uid: data.uid, status: 'open', items: data.items, notes: data.notes },
        ...{ stays: [], valid_until: validUntilOf(data), amount: null },
      }),
    ],
    CheckoutDiscarded: ({ data }) => [change(data.uid, { status: 'discarded' })],
    CheckoutHeld: ({ data: { uid, stays, amount }, revision }) =>
      revision === 0
        ? [put('checkouts', { ...WITHOUT_CART, uid, status: 'held', stays, amount })]
        : [change(uid, { status: 'held', stays, amount })],
    PaymentAwaited: ({ data: { uid, stays, amount } }) => [
      put('checkouts', { ...WITHOUT_CART, uid, status: 'awaited', stays, amount }),
    ],
    TransferConfirmed: ({ data }) => [change(data.uid, { status: 'paid' })],
    CheckoutCanceled: ({ data }) => [change(data.uid, { status: 'canceled' })],
    CheckoutReinstated: ({ data: { uid, heldUntil } }) => [
      change(uid, { status: heldUntil === null ? 'awaited' : 'held' }),
    ],
    CancellationUndoBegun: nothing,
    CancellationUndoRefused: nothing,
    ReservationAbandoned: nothing,
    TransferReported: nothing,
    PaymentMethodChosen: nothing,
    PaymentAttempted: nothing,
    PaymentFailed: nothing,
    PaymentCameLate: nothing,
    LateSettlementBegun: nothing,
    LatePaymentReturned: nothing,
    LatePaymentAccepted: ({ data }) => [change(data.uid, { status: 'paid' })],
    CheckoutPaid: ({ data }) => [change(data.uid, { status: 'paid' })],
    CheckoutExpired: ({ data }) => [change(data.uid, { status: 'expired' })],
    CheckoutGivenUp: ({ data }) => [change(data.uid, { status: 'given-up' })],
  },
};

const WITHOUT_CART = { items: [], notes: null, valid_until: null };

const change = (uid: string, columns: Partial<CheckoutRow>) => set('checkouts', { uid }, columns);
