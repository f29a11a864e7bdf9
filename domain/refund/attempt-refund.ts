import { type Satang, satang } from '../values/money/money.ts';
import type { RefundsSeen } from '../values/money/refund.ts';
import type { OwnRefundFailure } from '../values/money/refund-failures.ts';
import type { Instant } from '../values/time/instant.ts';
import type {
  AttemptRefund,
  FailRefund,
  OutstandingRefund,
  RecordRefund,
  RefundAttempted,
  RefundAwaited,
  RefundFailed,
  RefundLeftToHotel,
  RefundPaid,
} from './refund-messages.ts';

/** What happens to every told refund, with the number of the news. */
export const next = ({ refundId, bookingIds, of, step, amount }: OutstandingRefund) => ({
  ...{ refundId, bookingIds, of, amount },
  step: step + 1,
});

/** Whether a call that was made may still give the money back. */
export const isUnderWay = ({ landsUntil }: OutstandingRefund, at: Instant): boolean =>
  landsUntil !== null && landsUntil !== 'untold' && at < landsUntil;

/**
 * What a look at the provider comes to. Anyone who writes an attempt asks the provider, and nobody writes
 * one before the last can no longer land. Money that came back by an unknown hand may be this very
 * refund: then nobody pays it again but staff, who look. What the cardholder's bank takes back, or may
 * yet take, is not paid beside it.
 */
export function attemptRefund(
  known: OutstandingRefund,
  { data: { refundId, attemptId, seen, at, landsUntil } }: AttemptRefund,
): (RefundPaid | RefundAwaited | RefundFailed | RefundLeftToHotel | RefundAttempted)[] {
  if (known.status !== 'open') return [];
  if (seen.own?.amount === known.amount)
    return recordRefund(known, { providerRefundId: seen.own.providerRefundId, paidAt: at });
  if (known.landsUntil === 'untold')
    return [{ type: 'RefundAwaited', data: { refundId, landsUntil } }];
  if (isUnderWay(known, at)) return [];
  const elsewhere = givenBackElsewhere(seen);
  if (elsewhere > known.elsewhere)
    return [failedOf(known, 'refunded-elsewhere', at, { elsewhere })];
  if (seen.dispute) return [failedOf(known, FAILURE_OF_DISPUTE[seen.dispute], at)];
  if (!seen.refundable) return [leftToHotel(known, at)];
  const before = { refundedBefore: seen.refunded, elsewhereBefore: elsewhere };
  const call = { attempt: known.attempts + 1, attemptId, madeAt: at, landsUntil };
  return [{ type: 'RefundAttempted', data: { refundId, ...call, ...before } }];
}

/** What no refund of ours that is listed explains: made by hand there, or not listed. */
const givenBackElsewhere = ({ refunded, others }: RefundsSeen): Satang =>
  satang(Math.max(0, refunded - others));

const FAILURE_OF_DISPUTE = { running: 'charge-disputed', lost: 'dispute-lost' } as const;

/** Nobody was asked: what a look showed forbids it. */
const failedOf = (
  known: OutstandingRefund,
  failureCode: OwnRefundFailure,
  failedAt: Instant,
  seen: Pick<RefundFailed['data'], 'elsewhere'> = {},
): RefundFailed => ({
  type: 'RefundFailed',
  data: { ...next(known), failureCode, failedAt, attemptId: null, ...seen },
});

export const leftToHotel = (known: OutstandingRefund, leftAt: Instant): RefundLeftToHotel => ({
  type: 'RefundLeftToHotel',
  data: { ...next(known), leftAt },
});

export function recordRefund(
  known: OutstandingRefund,
  { providerRefundId, paidAt }: Pick<RecordRefund['data'], 'providerRefundId' | 'paidAt'>,
): RefundPaid[] {
  if (known.status === 'paid') return [];
  return [{ type: 'RefundPaid', data: { ...next(known), providerRefundId, paidAt } }];
}

/** A look that was refused says nothing of a call that is under way. */
export function failRefund(known: OutstandingRefund, { data }: FailRefund): RefundFailed[] {
  const { failureCode, failedAt, attemptId } = data;
  const isOfCall = attemptId !== null && attemptId === known.attemptId;
  if (known.status !== 'open' || (!isOfCall && isUnderWay(known, failedAt))) return [];
  return [{ type: 'RefundFailed', data: { ...next(known), failureCode, failedAt, attemptId } }];
}
