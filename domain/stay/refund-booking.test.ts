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
import { day, minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { baht } from '../values/money/money.ts';
import { booking } from './booking.ts';
import { openRefunds } from './open-refunds.ts';
import type { RefundMoved } from './refund-messages.ts';

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

describe('a guest who paid at the desk alone', () => {
  it('is told to ask the hotel, which gives it back when it calls the stay off', () => {
    const history = [
      { type: 'BookingTaken', data: taken } as const,
      { type: 'DeskPaymentRecorded', data: { ...cash, coversStay: false } } as const,
    ];
    given(history).leads((state) =>
      expect(() => booking.decide(state, request(false))).toThrow(
        expect.objectContaining({
          code: 'wrong-status',
          why: expect.objectContaining({ en: expect.stringContaining('ask the hotel') }),
        }),
      ),
    );
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

  it('of old has the booking’s id', () => {
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
