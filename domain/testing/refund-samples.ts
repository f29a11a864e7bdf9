import type {
  AttemptRefund,
  FailRefund,
  RefundAttempted,
  RefundFailed,
  RefundPaid,
  RefundRetried,
  RefundStarted,
} from '../refund/refund.ts';
import { LEASES } from '../values/money/lease.ts';
import { baht, satang } from '../values/money/money.ts';
import type { RefundsSeen } from '../values/money/refund.ts';
import { after, type Instant } from '../values/time/instant.ts';
import { minute } from './samples.ts';

// What a refund's scenarios are told of: 1,000 baht that go back to Anna through the provider.

/** Of a charge that gave nothing back. */
export const NOTHING_SEEN: RefundsSeen = {
  refundable: true,
  refunded: satang(0),
  own: null,
  others: satang(0),
  dispute: null,
};

export const refundId = 'of anna';
export const refundRecorded = (step: number) =>
  ({ refundId, bookingIds: ['anna'], of: 'booking', amount: baht(1000), step }) as const;

export const started: RefundStarted = {
  type: 'RefundStarted',
  data: { ...refundRecorded(0), checkoutUid: 'cart', chargeId: 'chrg', startedAt: minute(0) },
};
export const lands = (at: Instant) => after(at, LEASES.refund.landsWithin);
export const attempt = (
  attemptId: string,
  at: Instant,
  seen: Partial<RefundsSeen> = {},
): AttemptRefund => ({
  type: 'AttemptRefund',
  data: { refundId, attemptId, seen: { ...NOTHING_SEEN, ...seen }, at, landsUntil: lands(at) },
});
export const attempted = (
  attemptId: string,
  at: Instant,
  n = 1,
  before: Pick<RefundAttempted['data'], 'refundedBefore' | 'elsewhereBefore'> = {},
): RefundAttempted => ({
  type: 'RefundAttempted',
  data: {
    ...{ refundId, attempt: n, attemptId, madeAt: at, landsUntil: lands(at) },
    ...{ refundedBefore: baht(0), elsewhereBefore: baht(0), ...before },
  },
});
export const old: RefundAttempted = { type: 'RefundAttempted', data: { refundId, attempt: 1 } };
export const own = { providerRefundId: 'rfnd', amount: baht(1000) };
export const paid = (at: Instant): RefundPaid => ({
  type: 'RefundPaid',
  data: { ...refundRecorded(1), providerRefundId: 'rfnd', paidAt: at },
});
export const failed = (attemptId: string | null, at: Instant, step = 1): RefundFailed => ({
  type: 'RefundFailed',
  data: { ...refundRecorded(step), failureCode: 'failed_refund', failedAt: at, attemptId },
});
export const refundedElsewhere = (amount: number, at: Instant, step = 1): RefundFailed => ({
  type: 'RefundFailed',
  data: {
    ...refundRecorded(step),
    ...{ failureCode: 'refunded-elsewhere', failedAt: at, attemptId: null },
    elsewhere: baht(amount),
  },
});
export const fail = (attemptId: string | null, failedAt: Instant): FailRefund => ({
  type: 'FailRefund',
  data: { refundId, attemptId, failureCode: 'failed_refund', failedAt },
});
export const ofStaff = (at: Instant) => ({ refundId, by: 'somsri', at });
export const refundRetried = (at: Instant) => ({ type: 'RetryRefund', data: ofStaff(at) }) as const;
export const retried = (at: Instant, step: number): RefundRetried => ({
  type: 'RefundRetried',
  data: { ...refundRecorded(step), by: 'somsri', retriedAt: at },
});
export const confirm = (at: Instant) => ({ type: 'ConfirmRefundPaid', data: ofStaff(at) }) as const;
