import type { Decider } from '../values/decider.ts';
import type { Instant } from '../values/instant.ts';
import type { Message } from '../values/message.ts';
import type { Satang } from '../values/money.ts';
import type { RefundOf, RefundStatus } from '../values/refund.ts';
import { Refusal } from '../values/refusal.ts';

// One stream per sum that goes back. That it is owed stands here before the provider is asked, and
// each asking too, so that a crash leaves a question and never pays twice (docs/adr/0014-refunds.md).
export const refundStream = (refundId: string) => `refund-${refundId}`;

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
/** The `attempt`-th asking, counted from 1. */
export type AttemptRefund = Message<'AttemptRefund', { refundId: string; attempt: number }>;
export type RecordRefund = Message<
  'RecordRefund',
  { refundId: string; providerRefundId: string; paidAt: Instant }
>;
export type FailRefund = Message<
  'FailRefund',
  { refundId: string; failureCode: string; failedAt: Instant }
>;
/** The provider does not give this money back. */
export type LeaveRefundToHotel = Message<
  'LeaveRefundToHotel',
  { refundId: string; leftAt: Instant }
>;
type OfStaff = { refundId: string; by: string; at: Instant };
export type RetryRefund = Message<'RetryRefund', OfStaff>;
/** The hotel has transferred it. */
export type ConfirmRefundPaid = Message<'ConfirmRefundPaid', OfStaff>;
export type RefundCommand =
  | StartRefund
  | AttemptRefund
  | RecordRefund
  | FailRefund
  | LeaveRefundToHotel
  | RetryRefund
  | ConfirmRefundPaid;

export type RefundStarted = Message<'RefundStarted', Owed & { step: number }>;
export type RefundAttempted = Message<'RefundAttempted', AttemptRefund['data']>;
type Money = { amount: Satang; paidAt: Instant };
export type RefundPaid = Message<'RefundPaid', OfRefund & Money & { providerRefundId: string }>;
export type RefundFailed = Message<
  'RefundFailed',
  OfRefund & { amount: Satang; failureCode: string; failedAt: Instant }
>;
export type RefundLeftToHotel = Message<
  'RefundLeftToHotel',
  OfRefund & { amount: Satang; leftAt: Instant }
>;
export type RefundRetried = Message<
  'RefundRetried',
  OfRefund & { amount: Satang; by: string; retriedAt: Instant }
>;
export type RefundTransferred = Message<'RefundTransferred', OfRefund & Money & { by: string }>;
export type RefundMoneyEvent =
  | RefundStarted
  | RefundAttempted
  | RefundPaid
  | RefundFailed
  | RefundLeftToHotel
  | RefundRetried
  | RefundTransferred;

export type Refund =
  | Readonly<{ status: 'unknown' }>
  | (Readonly<Owed> &
      Readonly<{
        status: RefundStatus;
        /** How often the provider was asked. */
        attempts: number;
        /** Paid by whom; null until it is. */
        paidBy: 'provider' | 'hotel' | null;
        step: number;
      }>);
export type OwedRefund = Exclude<Refund, { status: 'unknown' }>;

/** Money that goes back to a guest, from the moment it is owed until it is paid. */
export const refund: Decider<Refund, RefundCommand, RefundMoneyEvent> = {
  initialState: { status: 'unknown' },
  decide(state, command) {
    if (command.type === 'StartRefund') return startRefund(state, command);
    const known = owed(state);
    switch (command.type) {
      case 'AttemptRefund':
        return attemptRefund(known, command);
      case 'RecordRefund':
        return recordRefund(known, command);
      case 'FailRefund':
        return failRefund(known, command);
      case 'LeaveRefundToHotel':
        return known.status === 'open' ? [leftToHotel(known, command.data.leftAt)] : [];
      case 'RetryRefund':
        return retryRefund(known, command);
      case 'ConfirmRefundPaid':
        return confirmRefundPaid(known, command);
    }
  },
  evolve(state, event) {
    if (event.type === 'RefundStarted')
      return { ...event.data, status: 'open', attempts: 0, paidBy: null };
    if (state.status === 'unknown') return state;
    if (event.type === 'RefundAttempted') return { ...state, attempts: event.data.attempt };
    const { step } = event.data;
    switch (event.type) {
      case 'RefundPaid':
        return { ...state, step, status: 'paid', paidBy: 'provider' };
      case 'RefundTransferred':
        return { ...state, step, status: 'paid', paidBy: 'hotel' };
      case 'RefundFailed':
        return { ...state, step, status: 'failed' };
      case 'RefundLeftToHotel':
        return { ...state, step, status: 'left-to-hotel' };
      case 'RefundRetried':
        return { ...state, step, status: 'open' };
    }
  },
};

function owed(state: Refund): OwedRefund {
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such refund');
  return state;
}

const next = ({ refundId, bookingIds, of, step, amount }: OwedRefund) => ({
  ...{ refundId, bookingIds, of, amount },
  step: step + 1,
});

/** What the hotel was paid itself, no provider can give back. */
function startRefund(state: Refund, { data }: StartRefund): RefundMoneyEvent[] {
  if (state.status !== 'unknown') return [];
  const started: RefundStarted = { type: 'RefundStarted', data: { ...data, step: 0 } };
  if (data.chargeId !== null) return [started];
  const state0 = { ...started.data, status: 'open', attempts: 0, paidBy: null } as const;
  return [started, leftToHotel(state0, data.startedAt)];
}

const leftToHotel = (known: OwedRefund, leftAt: Instant): RefundLeftToHotel => ({
  type: 'RefundLeftToHotel',
  data: { ...next(known), leftAt },
});

/** Whoever writes an attempt asks the provider; another who wanted the same one does not. */
function attemptRefund(known: OwedRefund, { data }: AttemptRefund): RefundAttempted[] {
  const isNext = known.status === 'open' && data.attempt === known.attempts + 1;
  return isNext ? [{ type: 'RefundAttempted', data }] : [];
}

function recordRefund(known: OwedRefund, { data }: RecordRefund): RefundPaid[] {
  if (known.status === 'paid') return [];
  const { providerRefundId, paidAt } = data;
  return [{ type: 'RefundPaid', data: { ...next(known), providerRefundId, paidAt } }];
}

function failRefund(known: OwedRefund, { data }: FailRefund): RefundFailed[] {
  if (known.status !== 'open') return [];
  const { failureCode, failedAt } = data;
  return [{ type: 'RefundFailed', data: { ...next(known), failureCode, failedAt } }];
}

function retryRefund(known: OwedRefund, { data }: RetryRefund): RefundRetried[] {
  if (known.status === 'open') return [];
  if (known.status !== 'failed')
    throw new Refusal('wrong-status', 'Only a refund that failed is tried again');
  const { by, at: retriedAt } = data;
  return [{ type: 'RefundRetried', data: { ...next(known), by, retriedAt } }];
}

function confirmRefundPaid(known: OwedRefund, { data }: ConfirmRefundPaid): RefundTransferred[] {
  if (known.paidBy === 'hotel') return [];
  if (known.status !== 'left-to-hotel' && known.status !== 'failed')
    throw new Refusal('wrong-status', 'The provider gives this money back');
  const { by, at: paidAt } = data;
  return [{ type: 'RefundTransferred', data: { ...next(known), by, paidAt } }];
}
