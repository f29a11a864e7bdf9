import { describe, expect, it } from 'vitest';
import {
  approved,
  cash,
  decision,
  ofBooking,
  payment,
  placed,
  progress,
  requested,
  taken,
} from '../testing/booking-samples.ts';
import { day, minute, TERMS } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { baht, type Satang, satang } from '../values/money/money.ts';
import { booking } from './booking.ts';
import { openRefunds, retainedAtDesk } from './booking-money.ts';
import type { RefundMoved } from './booking-state.ts';

const given = specFor(booking);
const paid = [
  { type: 'BookingPlaced', data: placed },
  { type: 'BookingPaid', data: payment },
] as const;
/** A second payment of the stay, that the hotel is to transfer back. */
const duplicate: RefundMoved = {
  type: 'RefundMoved',
  data: {
    ...progress('left-to-hotel', 1, baht(2000)),
    ...{ refundId: 'twice', of: 'late', way: 'transfer' },
    ...{ paymentStatus: 'paid', received: baht(2000) },
  },
};
const { refundId: _, ...asked } = requested;
const request = (keepsStay: boolean) =>
  ({ type: 'RequestRefund', data: { ...asked, keepsStay, today: day(0) } }) as const;
const { quote, requestedAt: namedAt, ...account } = asked;
const named = { type: 'RefundAccountNamed', data: { ...account, namedAt } } as const;
const refundRequested = { type: 'RefundRequested', data: requested } as const;

describe('a guest who is owed a second payment and calls the stay off', () => {
  it('names the account for the one and asks for the other in one call', () =>
    given(paid, duplicate).when(request(false)).expect(named, refundRequested));

  it('asks for it when the account is known, whatever is owed', () =>
    given(paid, duplicate, named).when(request(false)).expect(refundRequested));

  it('is taken once', () => {
    given(paid, duplicate, named, refundRequested).when(request(false)).expect();
    given(paid, duplicate, named, refundRequested)
      .when({
        ...request(false),
        data: { ...request(false).data, wish: { ...asked.wish, bank: 'SCB' } },
      })
      .refuses('refund-in-progress');
  });

  it('names an account for what is to be transferred', () => {
    given(paid, duplicate)
      .when({ ...request(true), data: { ...request(true).data, wish: { reason: null } } })
      .refuses('account-needed');
  });

  it('keeps the stay by saying so', () => {
    given(paid, duplicate).when(request(true)).expect(named);
    given(paid, duplicate, named).when(request(true)).expect();
    given(paid).when(request(true)).refuses('wrong-status');
  });

  it('has two refunds, that are open each by itself', () =>
    given(paid, duplicate, named, refundRequested).leads((state) =>
      expect(state.status === 'unknown' ? [] : openRefunds(state.refunds)).toEqual([
        'first',
        'twice',
      ]),
    ));
});

describe('a guest who asks without an account', () => {
  const reason = { reason: asked.wish.reason };
  const without = (accountNeeded: boolean, wish: object = reason) =>
    ({
      type: 'RequestRefund',
      data: {
        ...asked,
        wish: { ...reason, ...wish },
        keepsStay: false,
        accountNeeded,
        today: day(0),
      },
    }) as const;
  const requestedWithout = {
    type: 'RefundRequested',
    data: { ...requested, wish: reason },
  } as const;
  const leftToHotel: RefundMoved = {
    type: 'RefundMoved',
    data: {
      ...progress('left-to-hotel', 1, baht(2000)),
      ...{ refundId: 'first', paymentStatus: 'refunding', received: baht(2000) },
    },
  };

  it('is taken where the provider can give the money back', () =>
    given(paid).when(without(false)).expect(requestedWithout));

  it('is refused where it is to be transferred and no account was named before', () => {
    given(paid).when(without(true)).refuses('account-needed');
    given(paid, duplicate, named).when(without(true)).expect(requestedWithout);
  });

  it('is taken once, with another reason it is another request', () => {
    given(paid, requestedWithout).when(without(false)).expect();
    given(paid, requestedWithout)
      .when(without(false, { reason: 'rain' }))
      .refuses('refund-in-progress');
    given(paid, requestedWithout).when(request(false)).refuses('refund-in-progress');
  });

  it('names it once the provider could not give the money back', () => {
    const later = {
      ...request(true),
      data: { ...request(true).data, wish: { ...asked.wish, reason: null } },
    };
    const namedLater = {
      type: 'RefundAccountNamed',
      data: { ...account, wish: later.data.wish, namedAt },
    } as const;
    given(paid, requestedWithout).when(later).refuses('refund-in-progress');
    given(paid, requestedWithout, approved(baht(2000), 'requested'), leftToHotel)
      .when(later)
      .expect(namedLater);
    given(paid, requestedWithout, approved(baht(2000), 'requested'), leftToHotel, namedLater)
      .when(later)
      .expect();
  });
});

describe('a guest who paid at the desk alone', () => {
  const atDesk = [
    { type: 'BookingTaken', data: taken },
    { type: 'DeskPaymentRecorded', data: { ...cash, coversStay: false } },
  ] as const;
  const { chargeId: __, ...ofDecision } = approved(baht(500), 'requested').data;
  const approvedAtDesk = (amount: Satang, because: 'requested' | 'canceled') =>
    ({
      type: 'RefundApproved',
      data: {
        ...{ ...ofDecision, because, amount, chargeId: null },
        of: 'desk',
        paymentStatus: amount > 0 ? 'refunding' : 'paid',
      },
    }) as const;
  const owedBack = (amount: Satang) =>
    ({
      type: 'DeskMoneyOwedBack',
      data: { ...ofBooking, refundId: 'first', checkoutUid: TERMS.checkoutUid, amount },
    }) as const;
  const approve = (amount: Satang | null) =>
    ({
      type: 'ApproveRefund',
      data: { ...decision, refundId: null, expectedVersion: null, chargeId: null, amount },
    }) as const;
  const cancel = {
    type: 'CancelPaidBooking',
    data: { ...decision, refundId: 'new', expectedVersion: null, chargeId: null },
  } as const;
  const canceledCheckout = {
    type: 'EndBooking',
    data: {
      ...{ ...ofBooking, endedAt: decision.at },
      because: 'canceled',
      ...{ reason: decision.reason, by: decision.by },
    },
  } as const;
  const given500 = given(atDesk, refundRequested);

  it('asks to call the stay off, as with any other money', () => {
    given(atDesk).when(request(false)).expect(refundRequested);
    given500.when(request(false)).expect();
    given(atDesk).when(request(true)).refuses('wrong-status');
    given(atDesk)
      .when({ ...request(false), data: { ...request(false).data, today: taken.terms.checkOut } })
      .refuses('wrong-status');
  });

  it('gets what staff approve of it, up to what the desk took', () => {
    given500
      .when(approve(baht(300)))
      .expect(approvedAtDesk(baht(300), 'requested'), owedBack(baht(300)));
    given500.when(approve(satang(0))).expect(approvedAtDesk(satang(0), 'requested'));
    given500.when(approve(baht(501))).refuses('refund-too-large');
    const done = given(
      ...[atDesk, refundRequested, approvedAtDesk(baht(300), 'requested'), owedBack(baht(300))],
    );
    done.when(approve(baht(300))).expect();
    done.when(cancel).expect();
    done.leads((state) => {
      expect(state.status).toBe('Canceled');
      expect(state.status !== 'unknown' && retainedAtDesk(state.desk)).toBe(baht(200));
    });
  });

  it('gets all of it where staff cancel while the request waits, no matter who was first', () => {
    const all = [approvedAtDesk(baht(500), 'canceled'), owedBack(baht(500))];
    given500.when(cancel).expect(...all);
    given500.when(canceledCheckout).expect(...all);
    given(atDesk, refundRequested, all).when(canceledCheckout).expect();
    given(atDesk).when(cancel).refuses('wrong-status');
  });

  it('keeps the stay where staff say no, and may ask again', () =>
    given(atDesk, refundRequested, { type: 'RefundRejected', data: decision })
      .when(request(false))
      .expect(refundRequested));

  it('is told how far the money is: some of it, or all', () => {
    for (const [amount, paymentStatus] of [
      [baht(300), 'partially-refunded'],
      [baht(500), 'refunded'],
    ] as const) {
      const paidBack = {
        ...progress('paid', 1, amount),
        of: 'desk',
        way: 'transfer',
      } as const;
      given(...[atDesk, refundRequested, approvedAtDesk(amount, 'requested'), owedBack(amount)])
        .when({ type: 'RecordRefundStatus', data: paidBack })
        .expect({
          type: 'RefundMoved',
          data: { ...paidBack, since: paidBack.at, paymentStatus, received: satang(0) },
        });
    }
  });
});

describe('a decision on a refund', () => {
  const reject = (refundId: string | null) =>
    ({ type: 'RejectRefund', data: { ...decision, refundId, expectedVersion: null } }) as const;

  it('is about the one that is named, or else the one that waits', () => {
    const known = given(paid, duplicate, refundRequested);
    for (const refundId of ['first', null])
      known.when(reject(refundId)).expect({ type: 'RefundRejected', data: decision });
    known.when(reject('twice')).refuses('wrong-status');
    known.when(reject('another')).refuses('not-found');
  });

  it('gives a cancellation by the hotel the guest’s request, and else an id of its own', () => {
    const cancel = {
      type: 'CancelPaidBooking',
      data: { ...decision, refundId: 'new', expectedVersion: null, chargeId: 'chrg of anna' },
    } as const;
    given(paid, refundRequested)
      .when(cancel)
      .expect(approved(baht(2000), 'canceled'));
    const { data } = approved(baht(2000), 'canceled');
    given(paid)
      .when(cancel)
      .expect({ type: 'RefundApproved', data: { ...data, refundId: 'new' } });
  });

  it('of an earlier version has the booking’s id', () => {
    const { refundId: __, ...old } = approved(baht(1000), 'requested').data;
    given(
      paid,
      { type: 'RefundRequested', data: asked },
      { type: 'RefundApproved', data: old },
    ).leads((state) =>
      expect(state).toMatchObject({ refunds: { last: ofBooking.bookingId, asked: { size: 1 } } }),
    );
  });

  it('is told as refunding while other money of the booking is told of', () =>
    given(paid, duplicate, refundRequested, approved(baht(1000), 'requested'))
      .when({
        type: 'RecordRefundStatus',
        data: {
          ...progress('paid', 2, baht(2000)),
          ...{ refundId: 'twice', of: 'late', way: 'transfer' },
        },
      })
      .expect({
        type: 'RefundMoved',
        data: {
          ...progress('paid', 2, baht(2000)),
          ...{ refundId: 'twice', of: 'late', way: 'transfer', since: minute(21) },
          ...{ paymentStatus: 'refunding', received: baht(2000) },
        },
      }));
});
