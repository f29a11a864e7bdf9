import type { Message } from '../values/decider/message.ts';
import type { DeskMethod } from '../values/money/desk-payment.ts';
import type { Satang } from '../values/money/money.ts';
import type { RefundOf, RefundStatus, RefundsSeen } from '../values/money/refund.ts';
import type { Instant } from '../values/time/instant.ts';

/** `bookingIds`: whom it is told; `step` counts what is told them. */
type OfRefund = { refundId: string; bookingIds: readonly string[]; of: RefundOf; step: number };
type Owed = {
  refundId: string;
  bookingIds: readonly string[];
  of: RefundOf;
  checkoutUid: string;
  /** What the money came by; null where the hotel had it itself. */
  chargeId: string | null;
  amount: Satang;
  startedAt: Instant;
};

export type StartRefund = Message<'StartRefund', Owed>;
/**
 * Asks the provider for it, unless what its charge shows forbids or answers that. `at` is a moment
 * before the look, so that what was seen is no older; `landsUntil` is when the call can no longer land.
 */
export type AttemptRefund = Message<
  'AttemptRefund',
  { refundId: string; attemptId: string; seen: RefundsSeen; at: Instant; landsUntil: Instant }
>;
export type RecordRefund = Message<
  'RecordRefund',
  { refundId: string; providerRefundId: string; paidAt: Instant }
>;
/** `attemptId`: of the call that was refused, which is over by it; null where a mere look was. */
export type FailRefund = Message<
  'FailRefund',
  { refundId: string; attemptId: string | null; failureCode: string; failedAt: Instant }
>;
type OfStaff = { refundId: string; by: string; at: Instant };
export type RetryRefund = Message<'RetryRefund', OfStaff>;
/** The hotel has paid it itself; without a method by transfer. */
export type ConfirmRefundPaid = Message<'ConfirmRefundPaid', OfStaff & { method?: DeskMethod }>;
/** The bill of its stay grew: less goes back, as long as it was not paid. */
export type ReduceRefund = Message<
  'ReduceRefund',
  { refundId: string; amount: Satang; at: Instant }
>;
export type RefundCommand =
  | StartRefund
  | AttemptRefund
  | RecordRefund
  | FailRefund
  | RetryRefund
  | ReduceRefund
  | ConfirmRefundPaid;

export type RefundStarted = Message<'RefundStarted', Owed & { step: number }>;
/** Events of an earlier version say neither whose call it was nor when. */
export type RefundAttempted = Message<
  'RefundAttempted',
  {
    refundId: string;
    /** Counted from 1. */
    attempt: number;
    /** In the metadata of the provider's refund. */
    attemptId?: string;
    madeAt?: Instant;
    /** From then on the call cannot come to anything any more. */
    landsUntil?: Instant;
    /** What the charge had given back by then, and how much of it no refund of ours explains. */
    refundedBefore?: Satang;
    elsewhereBefore?: Satang;
  }
>;
/** An attempt of an earlier version, without a time, was met: it is given as long as if it were made now. */
export type RefundAwaited = Message<'RefundAwaited', { refundId: string; landsUntil: Instant }>;
type Money = { amount: Satang; paidAt: Instant };
export type RefundPaid = Message<'RefundPaid', OfRefund & Money & { providerRefundId: string }>;
/** Events of an earlier version say neither the attempt nor what was seen. */
export type RefundFailed = Message<
  'RefundFailed',
  OfRefund & {
    amount: Satang;
    failureCode: string;
    failedAt: Instant;
    /** Of the call that was refused; null where none was. */
    attemptId?: string | null;
    /** With `refunded-elsewhere`: what the charge gave back that no refund of ours explains. */
    elsewhere?: Satang;
  }
>;
export type RefundLeftToHotel = Message<
  'RefundLeftToHotel',
  OfRefund & { amount: Satang; leftAt: Instant }
>;
export type RefundRetried = Message<
  'RefundRetried',
  OfRefund & { amount: Satang; by: string; retriedAt: Instant }
>;
/** By transfer, where it does not say how. */
export type RefundTransferred = Message<
  'RefundTransferred',
  OfRefund & Money & { by: string; method?: DeskMethod }
>;
/** `amount`: what goes back from then on; 0 ends it. */
export type RefundReduced = Message<
  'RefundReduced',
  OfRefund & { amount: Satang; reducedAt: Instant }
>;
export type RefundEvent =
  | RefundStarted
  | RefundAttempted
  | RefundAwaited
  | RefundPaid
  | RefundFailed
  | RefundLeftToHotel
  | RefundRetried
  | RefundReduced
  | RefundTransferred;

export type Refund =
  | Readonly<{ status: 'unknown' }>
  | (Readonly<Owed> &
      Readonly<{
        status: RefundStatus;
        /** How often the provider was asked. */
        attempts: number;
        /** The last of them that is not refused, and until when it can land: null where none can. */
        attemptId: string | null;
        landsUntil: Instant | 'untold' | null;
        /** What the charge may have given back by other hands without a doubt about this refund. */
        elsewhere: Satang;
        /** The same as it was when this refund failed of it, for staff to look into. */
        elsewhereSeen: Satang;
        /** Paid by whom; null until it is. */
        paidBy: 'provider' | 'hotel' | null;
        step: number;
      }>);
export type OutstandingRefund = Exclude<Refund, { status: 'unknown' }>;
