import type { CheckoutEvent } from '@baanpak/domain/checkout/checkout-state.ts';
import { validUntilOf } from '@baanpak/domain/checkout/promise.ts';
import { anyOf, openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { Pool } from 'pg';
import { put, set } from '../row-changes.ts';
import { type ErasedSubjects, noRows, type Projection } from '../run/projection.ts';
import { type CheckoutRow, type CheckoutTables, checkoutModel } from './tables.ts';

const STATUS_STAYS = noRows('neither its status nor what is to be paid changes');

/** One row a checkout: what a guest is about to pay, or has paid, at once. */
export const checkouts: Projection<CheckoutEvent> = {
  model: checkoutModel,
  streams: ['checkout-'],
  forget: forgetCheckouts,
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
    CancellationUndoBegun: noRows('it is canceled until CheckoutReinstated'),
    CancellationUndoRefused: noRows('it is canceled until CheckoutReinstated'),
    ReservationAbandoned: STATUS_STAYS,
    TransferReported: STATUS_STAYS,
    PaymentMethodChosen: STATUS_STAYS,
    PaymentAttempted: STATUS_STAYS,
    PaymentFailed: STATUS_STAYS,
    PaymentCameLate: STATUS_STAYS,
    LateSettlementBegun: STATUS_STAYS,
    LatePaymentReturned: STATUS_STAYS,
    LatePaymentAccepted: ({ data }) => [change(data.uid, { status: 'paid' })],
    CheckoutPaid: ({ data }) => [change(data.uid, { status: 'paid' })],
    CheckoutExpired: ({ data }) => [change(data.uid, { status: 'expired' })],
    CheckoutGivenUp: ({ data }) => [change(data.uid, { status: 'given-up' })],
  },
};

const WITHOUT_CART = { items: [], notes: null, valid_until: null };

const change = (uid: string, columns: Partial<CheckoutRow>) => set('checkouts', { uid }, columns);

/** What guests noted at checkouts that are erased. */
async function forgetCheckouts(pool: Pool, schema: string, { ids }: ErasedSubjects): Promise<void> {
  await openKysely<CheckoutTables>(pool)
    .withSchema(schema)
    .updateTable('checkouts')
    .set({ notes: null })
    .where('uid', '=', anyOf(ids))
    .where('notes', 'is not', null)
    .execute();
}
