import {
  accountIn,
  type RefundDecision,
  type RefundRequestDetails,
  type RequestedRefund,
} from '../values/money/refund.ts';
import type { Paid, PlacedBooking } from './booking-state.ts';
import { withDifference } from './difference.ts';
import type {
  BookingRefundEvent,
  RefundAccountNamed,
  RefundApproved,
  RefundRejected,
  RefundRequested,
  RefundsOfBooking,
} from './refund-messages.ts';

/** What a booking remembers of its refunds; one that is approved calls the stay off. */
export function withRefund(state: PlacedBooking, event: BookingRefundEvent): PlacedBooking {
  const refunds = after(state.refunds, event);
  if (event.type !== 'RefundApproved') return { ...state, refunds };
  if ('paid' in state) return { ...state, refunds, status: 'Canceled' };
  return event.data.of === 'desk'
    ? { ...state, refunds, status: 'Canceled' }
    : { ...state, refunds };
}

function after(refunds: RefundsOfBooking, event: BookingRefundEvent): RefundsOfBooking {
  switch (event.type) {
    case 'RefundRequested': {
      const { wish, quote, requestedAt } = event.data;
      const request = { quote, reason: wish?.reason ?? null, requestedAt };
      const asked = withAsked(refunds, refundIdOf(event), { request, decision: null });
      return {
        ...refunds,
        ...withRequest(refunds, event),
        ...asked,
        paymentStatus: 'refund-requested',
      };
    }
    case 'RefundAccountNamed':
      return { ...refunds, ...withRequest(refunds, event) };
    case 'RefundRejected':
      return { ...refunds, ...decided(refunds, event), paymentStatus: 'refund-rejected' };
    case 'RefundApproved': {
      const { paymentStatus } = event.data;
      return { ...refunds, ...decided(refunds, event), paymentStatus };
    }
    case 'RefundMoved': {
      const { bookingId, paymentStatus, received, ...progress } = event.data;
      const moved = new Map(refunds.moved).set(progress.refundId, progress);
      return { ...refunds, moved, paymentStatus };
    }
    case 'DifferenceRequested':
    case 'DifferenceApproved':
    case 'DifferenceRejected':
      return withDifference(refunds, event);
  }
}

/** Which refund an event of a booking is about: before there could be several it had the booking's id. */
export const refundIdOf = ({
  data: { refundId, bookingId },
}: RefundRequested | RefundRejected | RefundApproved): string => refundId ?? bookingId;

/** The decision on a request, or without one. */
export function decisionOf({ type, data }: RefundRejected | RefundApproved): RefundDecision {
  const { reason, at, by } = data;
  return type === 'RefundApproved'
    ? { verdict: 'approved', amount: data.amount, reason, at, by }
    : { verdict: 'rejected', amount: null, reason, at, by };
}

const decided = (refunds: RefundsOfBooking, event: RefundRejected | RefundApproved) => {
  const request = refunds.asked.get(refundIdOf(event))?.request ?? null;
  return withAsked(refunds, refundIdOf(event), { request, decision: decisionOf(event) });
};

const withAsked = ({ asked }: RefundsOfBooking, id: string, refund: RequestedRefund) => ({
  asked: new Map(asked).set(id, refund),
  last: id,
});

const withRequest = (
  { wish: before, requestIds }: RefundsOfBooking,
  { data: { wish, requestId, requestHash } }: RefundRequested | RefundAccountNamed,
) => ({
  wish: withAccount(wish) ?? before,
  requestIds: new Map(requestIds).set(requestId, requestHash),
});

/** What was said, where it names an account; null else, and of a guest who was erased. */
export function withAccount(wish: RefundRequestDetails | null): RefundsOfBooking['wish'] {
  const account = wish && accountIn(wish);
  return wish && account && { reason: wish.reason, ...account };
}

/** Paid again after its end: what became of earlier money says nothing about this one. */
export const paidAgain = (state: PlacedBooking, paid: Paid): PlacedBooking => ({
  ...state,
  ...paid,
  status: 'Booked',
  refunds: { ...state.refunds, paymentStatus: null },
});
