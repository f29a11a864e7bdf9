import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';
import type { DeskMethod } from '../values/money/desk-payment.ts';
import { type Satang, satang } from '../values/money/money.ts';
import type { RefundOf, RefundStatus, RefundsSeen } from '../values/money/refund.ts';
import type { OwnRefundFailure } from '../values/money/refund-failures.ts';
import type { Instant } from '../values/time/instant.ts';

// A refund: its commands, events and rules, from the moment it is owed until it is paid. Its amount is decided before: of a
// canceled stay in booking/refunds.ts, by the quote of refund-quote.ts. What a look at the provider decides is at the end.

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

// One stream per sum that goes back. That it is owed stands here before the provider is asked, and
// each asking too, so that a crash leaves a question and never pays twice (docs/adr/0014-refunds.md).
export const refundStream = (refundId: string) => `refund-${refundId}`;

/** Money that goes back to a guest, from the moment it is owed until it is paid. */
export const refund: Decider<Refund, RefundCommand, RefundEvent> = {
  initialState: { status: 'unknown' },
  refusals: {
    StartRefund: [],
    AttemptRefund: [],
    RecordRefund: [],
    FailRefund: [],
    RetryRefund: ['wrong-status'],
    ReduceRefund: [],
    ConfirmRefundPaid: ['refund-in-progress', 'wrong-status'],
  },
  decide(state, command) {
    if (command.type === 'StartRefund') return startRefund(state, command);
    const known = owed(state);
    switch (command.type) {
      case 'AttemptRefund':
        return attemptRefund(known, command);
      case 'RecordRefund':
        return recordRefund(known, command.data);
      case 'FailRefund':
        return failRefund(known, command);
      case 'RetryRefund':
        return retryRefund(known, command);
      case 'ReduceRefund':
        return reduceRefund(known, command);
      case 'ConfirmRefundPaid':
        return confirmRefundPaid(known, command);
    }
  },
  evolve(state, event) {
    if (event.type === 'RefundStarted') return begun(event);
    return state.status === 'unknown' ? state : change(state, event);
  },
};

const begun = ({ data }: RefundStarted): OutstandingRefund => ({
  ...data,
  status: 'open',
  attempts: 0,
  attemptId: null,
  landsUntil: null,
  elsewhere: satang(0),
  elsewhereSeen: satang(0),
  paidBy: null,
});

function change(
  state: OutstandingRefund,
  event: Exclude<RefundEvent, RefundStarted>,
): OutstandingRefund {
  switch (event.type) {
    case 'RefundAttempted': {
      const { attempt, attemptId = null, landsUntil = 'untold', elsewhereBefore } = event.data;
      const elsewhere = elsewhereBefore ?? state.elsewhere;
      return { ...state, attempts: attempt, attemptId, landsUntil, elsewhere };
    }
    case 'RefundAwaited':
      return { ...state, landsUntil: event.data.landsUntil };
    case 'RefundPaid':
      return { ...state, step: event.data.step, status: 'paid', paidBy: 'provider' };
    case 'RefundTransferred':
      return { ...state, step: event.data.step, status: 'paid', paidBy: 'hotel' };
    case 'RefundFailed':
      return failed(state, event);
    case 'RefundLeftToHotel':
      return { ...state, step: event.data.step, status: 'left-to-hotel' };
    case 'RefundReduced':
      return reduced(state, event);
    case 'RefundRetried':
      return { ...state, ...lookedInto(state), step: event.data.step, status: 'open' };
  }
}

/** A refused call is over; one of an earlier version that failed is taken to have been refused. */
function failed(
  state: OutstandingRefund,
  { data: { step, attemptId, elsewhere = state.elsewhere } }: RefundFailed,
): OutstandingRefund {
  const isOver = attemptId === undefined || (attemptId !== null && attemptId === state.attemptId);
  const call = isOver ? { attemptId: null, landsUntil: null } : {};
  return { ...state, ...call, step, status: 'failed', elsewhereSeen: elsewhere };
}

const reduced = (
  state: OutstandingRefund,
  { data: { step, amount } }: RefundReduced,
): OutstandingRefund =>
  amount > 0 ? { ...state, step, amount } : { ...state, step, amount, status: 'paid' };

/** Before the first attempt nothing that was given back can be ours: staff say it is another matter. */
const lookedInto = ({ attempts, elsewhereSeen }: OutstandingRefund) =>
  attempts === 0 ? { elsewhere: elsewhereSeen } : {};

function owed(state: Refund): OutstandingRefund {
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such refund');
  return state;
}

/** What the hotel was paid itself, no provider can give back. */
function startRefund(state: Refund, { data }: StartRefund): RefundEvent[] {
  if (state.status !== 'unknown') return [];
  const started: RefundStarted = { type: 'RefundStarted', data: { ...data, step: 0 } };
  return data.chargeId === null
    ? [started, leftToHotel(begun(started), data.startedAt)]
    : [started];
}

/** Opens it again; when the provider is asked is for the attempt to say. */
function retryRefund(known: OutstandingRefund, { data }: RetryRefund): RefundRetried[] {
  if (known.status === 'open') return [];
  if (known.status !== 'failed')
    throw new Refusal('wrong-status', 'Only a refund that failed is tried again');
  const { by, at: retriedAt } = data;
  return [{ type: 'RefundRetried', data: { ...next(known), by, retriedAt } }];
}

/** Only what the hotel gives back itself: what the provider was asked for may be on its way. */
function reduceRefund(known: OutstandingRefund, { data }: ReduceRefund): RefundReduced[] {
  if (known.status !== 'left-to-hotel' || data.amount >= known.amount) return [];
  const { amount, at: reducedAt } = data;
  return [{ type: 'RefundReduced', data: { ...next(known), amount, reducedAt } }];
}

function confirmRefundPaid(
  known: OutstandingRefund,
  { data }: ConfirmRefundPaid,
): RefundTransferred[] {
  if (known.paidBy === 'hotel') return [];
  if (known.status !== 'left-to-hotel' && known.status !== 'failed')
    throw new Refusal('wrong-status', 'The provider gives this money back');
  if (isUnderWay(known, data.at))
    throw new Refusal('refund-in-progress', 'The provider may still give it back');
  const { by, method, at: paidAt } = data;
  const how = method ? { method } : {};
  return [{ type: 'RefundTransferred', data: { ...next(known), by, paidAt, ...how } }];
}

/** What happens to every told refund, with the number of the news. */
const next = ({ refundId, bookingIds, of, step, amount }: OutstandingRefund) => ({
  ...{ refundId, bookingIds, of, amount },
  step: step + 1,
});

/** Whether a call that was made may still give the money back. */
const isUnderWay = ({ landsUntil }: OutstandingRefund, at: Instant): boolean =>
  landsUntil !== null && landsUntil !== 'untold' && at < landsUntil;

/**
 * What a look at the provider comes to. Anyone who writes an attempt asks the provider, and nobody writes
 * one before the last can no longer land. Money that came back by an unknown hand may be this very
 * refund: then nobody pays it again but staff, who look. What the cardholder's bank takes back, or may
 * yet take, is not paid beside it.
 */
function attemptRefund(
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

const leftToHotel = (known: OutstandingRefund, leftAt: Instant): RefundLeftToHotel => ({
  type: 'RefundLeftToHotel',
  data: { ...next(known), leftAt },
});

function recordRefund(
  known: OutstandingRefund,
  { providerRefundId, paidAt }: Pick<RecordRefund['data'], 'providerRefundId' | 'paidAt'>,
): RefundPaid[] {
  if (known.status === 'paid') return [];
  return [{ type: 'RefundPaid', data: { ...next(known), providerRefundId, paidAt } }];
}

/** A look that was refused says nothing of a call that is under way. */
function failRefund(known: OutstandingRefund, { data }: FailRefund): RefundFailed[] {
  const { failureCode, failedAt, attemptId } = data;
  const isOfCall = attemptId !== null && attemptId === known.attemptId;
  if (known.status !== 'open' || (!isOfCall && isUnderWay(known, failedAt))) return [];
  return [{ type: 'RefundFailed', data: { ...next(known), failureCode, failedAt, attemptId } }];
}
