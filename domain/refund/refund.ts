import type { Decider } from '../values/decider/decider.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { satang } from '../values/money/money.ts';
import {
  attemptRefund,
  failRefund,
  isUnderWay,
  leftToHotel,
  next,
  recordRefund,
} from './attempt-refund.ts';
import type {
  ConfirmRefundPaid,
  OutstandingRefund,
  ReduceRefund,
  Refund,
  RefundCommand,
  RefundEvent,
  RefundFailed,
  RefundReduced,
  RefundRetried,
  RefundStarted,
  RefundTransferred,
  RetryRefund,
  StartRefund,
} from './refund-messages.ts';

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
