import type { Paid, PlacedBooking } from './booking-messages.ts';
import type {
  RefundAccountNamed,
  RefundEvent,
  RefundRequested,
  RefundsOfBooking,
} from './refund-messages.ts';

/** What a booking remembers of its refunds; one that is approved calls the stay off. */
export function withRefund(state: PlacedBooking, event: RefundEvent): PlacedBooking {
  const refunds = after(state.refunds, event);
  if (event.type !== 'RefundApproved') return { ...state, refunds };
  return 'paid' in state ? { ...state, refunds, status: 'Canceled' } : { ...state, refunds };
}

function after(refunds: RefundsOfBooking, event: RefundEvent): RefundsOfBooking {
  switch (event.type) {
    case 'RefundRequested': {
      const { quote, requestedAt } = event.data;
      const request = { quote, requestedAt };
      const asked = { request, verdict: 'requested', decision: null } as const;
      return { ...withWish(refunds, event), ...asked, paymentStatus: 'refund-requested' };
    }
    case 'RefundAccountNamed':
      return withWish(refunds, event);
    case 'RefundRejected': {
      const { reason, at } = event.data;
      const decision = { amount: null, reason, at };
      return { ...refunds, verdict: 'rejected', decision, paymentStatus: 'refund-rejected' };
    }
    case 'RefundApproved': {
      const { amount, reason, at, paymentStatus } = event.data;
      return { ...refunds, verdict: 'approved', decision: { amount, reason, at }, paymentStatus };
    }
    case 'RefundMoved': {
      const { bookingId, paymentStatus, received, ...progress } = event.data;
      const moved = new Map(refunds.moved).set(progress.refundId, progress);
      return { ...refunds, moved, paymentStatus };
    }
  }
}

const withWish = (
  refunds: RefundsOfBooking,
  { data: { wish, requestId, requestHash } }: RefundRequested | RefundAccountNamed,
): RefundsOfBooking => ({
  ...refunds,
  wish,
  requestIds: new Map(refunds.requestIds).set(requestId, requestHash),
});

/** Paid anew after its end: what became of earlier money says nothing about this one. */
export const paidAnew = (state: PlacedBooking, paid: Paid): PlacedBooking => ({
  ...state,
  ...paid,
  status: 'Booked',
  refunds: { ...state.refunds, paymentStatus: null },
});
