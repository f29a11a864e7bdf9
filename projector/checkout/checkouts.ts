import type { CheckoutEvent } from '@baanpak/domain/checkout/checkout-messages.ts';
import { nothing, type Projection, put, set } from '../projection.ts';
import { forget } from './forget.ts';
import { type CheckoutRow, checkoutModel } from './tables.ts';

/** One row a checkout: what a guest is about to pay, or has paid, at once. */
export const checkouts: Projection<CheckoutEvent> = {
  model: checkoutModel,
  streams: ['checkout-'],
  forget,
  when: {
    CheckoutOpened: ({ data: { uid, items, notes } }) => [
      put('checkouts', { uid, status: 'open', items, notes, stays: [] }),
    ],
    CheckoutDiscarded: ({ data }) => [change(data.uid, { status: 'discarded' })],
    CheckoutHeld: ({ data: { uid, stays }, revision }) =>
      revision === 0
        ? [put('checkouts', { uid, status: 'held', items: [], notes: null, stays })]
        : [change(uid, { status: 'held', stays })],
    PaymentAwaited: ({ data: { uid, stays } }) => [
      put('checkouts', { uid, status: 'awaited', items: [], notes: null, stays }),
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

const change = (uid: string, columns: Partial<CheckoutRow>) => set('checkouts', { uid }, columns);
