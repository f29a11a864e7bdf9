import { describe, it } from 'vitest';
import { follow, RECORDED_AT } from '../testing/follow.ts';
import { minute } from '../testing/samples.ts';
import { baht } from '../values/money/money.ts';
import { after } from '../values/time/instant.ts';
import { refundUnmatchedPayments } from './refund-unmatched-payments.ts';

const when = follow(refundUnmatchedPayments);

const ofMoney = { uid: 'cart', attemptId: 'try-1', bookingIds: ['anna', 'bob'] };
const refundOf = { refundId: 'try-1', of: 'late', bookingIds: ['anna', 'bob'] } as const;
const owed = {
  type: 'StartRefund',
  data: {
    ...refundOf,
    ...{ checkoutUid: 'cart', chargeId: 'chrg_1', amount: baht(4000), startedAt: RECORDED_AT },
  },
} as const;
const back = { ...ofMoney, chargeId: 'chrg_1', amount: baht(4000) };

describe('a late settlement', () => {
  it('is carried on by another when the one who began it does not end it in ten seconds', () =>
    when({
      type: 'LateSettlementBegun',
      data: { ...ofMoney, of: 'payment', settlement: 2, begunAt: minute(40) },
    }).expect({
      at: after(RECORDED_AT, 10_000),
      key: 'settlement:cart',
      do: { type: 'FinishLateSettlement', data: { uid: 'cart', settlement: 2 } },
    }));

  it('that returns the money lets go of what was taken for it, and of nothing else', () =>
    when({
      type: 'LatePaymentReturned',
      data: {
        ...back,
        retaken: { settlement: 2, stays: [{ bookingId: 'anna', roomId: 'garden' }] },
      },
    }).expect(
      { do: owed },
      {
        do: {
          type: 'ReleaseNights',
          data: { roomId: 'garden', bookingId: 'anna', because: 'refused', settlement: 2 },
        },
      },
      { forget: 'settlement:cart' },
    ));

  it('is over once the money is taken', () =>
    when({
      type: 'TransferConfirmed',
      data: { uid: 'cart', stays: [], amount: baht(4000), paidAt: minute(40), late: true },
    }).expect({ forget: 'settlement:cart' }));
});

it('money for which nothing was tried available again goes back as it is', () =>
  when({ type: 'LatePaymentReturned', data: back }).expect({ do: owed }));

it('the share of a stay that could not be obtained goes back, and its nights are free', () =>
  when({
    type: 'PaymentTurnedAway',
    data: {
      ...{ bookingId: 'anna', roomId: 'garden', checkoutUid: 'cart', chargeId: 'chrg_1' },
      ...{ amount: baht(2000), turnedAwayAt: minute(2), status: 'Canceled' },
    },
  }).expect(
    {
      do: {
        type: 'StartRefund',
        data: {
          ...{ refundId: 'anna', of: 'late', bookingIds: ['anna'], checkoutUid: 'cart' },
          ...{ chargeId: 'chrg_1', amount: baht(2000), startedAt: RECORDED_AT },
        },
      },
    },
    {
      do: {
        type: 'ReleaseNights',
        data: { roomId: 'garden', bookingId: 'anna', because: 'refused' },
      },
    },
  ));

it('what the desk alone took goes back by its own event; its checkout ends, whatever is under way', () =>
  when({
    type: 'RefundApproved',
    data: {
      ...{ bookingId: 'anna', refundId: 'first', roomId: 'garden', checkoutUid: 'cart' },
      ...{ chargeId: null, amount: baht(500), reason: null, by: 'somsri', at: minute(20) },
      ...{ because: 'requested', paymentStatus: 'refunding', of: 'desk' },
    },
  }).expect(
    {
      do: {
        type: 'ReleaseNights',
        data: { roomId: 'garden', bookingId: 'anna', because: 'canceled' },
      },
    },
    {
      do: {
        type: 'CancelCheckout',
        data: { uid: 'cart', now: minute(20), reason: null, isFinal: true, calledOff: true },
      },
    },
  ));
