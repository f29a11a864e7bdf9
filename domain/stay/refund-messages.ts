import type { Instant } from '../values/instant.ts';
import type { LocalDate } from '../values/local-date.ts';
import type { Message } from '../values/message.ts';
import type { Satang } from '../values/money.ts';
import type { RefundedPayment, RefundProgress, RefundQuote, RefundWish } from '../values/refund.ts';

/** The guest asks for their money back, or names the account that a refund waits for. */
export type RequestRefund = Message<
  'RequestRefund',
  {
    bookingId: string;
    /** Names the request, and which body it had: the same key with another body is refused. */
    requestId: string;
    requestHash: string | null;
    wish: RefundWish;
    /** What the policy gives back on that day. */
    quote: RefundQuote | null;
    requestedAt: Instant;
    today: LocalDate;
  }
>;
/** `expectedVersion`: what it was decided on, null for whatever it is; `reason` is personal. */
type Decision = {
  bookingId: string;
  expectedVersion: number | null;
  reason: string | null;
  by: string;
  at: Instant;
};
export type RejectRefund = Message<'RejectRefund', Decision>;
/** `chargeId`: what was paid with; null where the hotel had the money itself. */
type WithCharge = { chargeId: string | null };
/** `amount` null: what was quoted when the guest asked. */
export type ApproveRefund = Message<
  'ApproveRefund',
  Decision & WithCharge & { amount: Satang | null }
>;
/** The hotel calls off a stay that was paid: everything goes back. */
export type CancelPaidBooking = Message<'CancelPaidBooking', Decision & WithCharge>;
/** The refund's own stream tells its bookings how far it is. */
export type MoveRefund = Message<'MoveRefund', { bookingId: string } & RefundProgress>;
export type RefundCommand =
  | RequestRefund
  | RejectRefund
  | ApproveRefund
  | CancelPaidBooking
  | MoveRefund;

export type RefundRequested = Message<'RefundRequested', Omit<RequestRefund['data'], 'today'>>;
export type RefundAccountNamed = Message<
  'RefundAccountNamed',
  Pick<RequestRefund['data'], 'bookingId' | 'requestId' | 'requestHash' | 'wish'> & {
    namedAt: Instant;
  }
>;
type Decided = Omit<Decision, 'expectedVersion'>;
export type RefundRejected = Message<'RefundRejected', Decided>;
/** The booking is canceled by it, its nights free, and `amount` on its way back. */
export type RefundApproved = Message<
  'RefundApproved',
  Decided &
    WithCharge & {
      roomId: string;
      checkoutUid: string;
      amount: Satang;
      because: 'requested' | 'canceled';
      paymentStatus: RefundedPayment;
    }
>;
/** `received` is what is left of what was paid for the booking. */
export type RefundMoved = Message<
  'RefundMoved',
  MoveRefund['data'] & { paymentStatus: RefundedPayment; received: Satang }
>;
export type RefundEvent =
  | RefundRequested
  | RefundAccountNamed
  | RefundRejected
  | RefundApproved
  | RefundMoved;

/** What a booking remembers of money asked for or on its way back. */
export type RefundsOfBooking = Readonly<{
  wish: RefundWish | null;
  request: Readonly<{ quote: RefundQuote | null; requestedAt: Instant }> | null;
  /** What was said to the request, or without one; null: nobody asked. */
  verdict: 'requested' | 'rejected' | 'approved' | null;
  decision: Readonly<{ amount: Satang | null; reason: string | null; at: Instant }> | null;
  /** Every request that was taken, and the hash of its body. */
  requestIds: ReadonlyMap<string, string | null>;
  /** By refund id. */
  moved: ReadonlyMap<string, RefundProgress>;
  /** What all of it makes of the payment; null: no refund was ever spoken of. */
  paymentStatus: RefundedPayment | null;
}>;

export const NO_REFUNDS: RefundsOfBooking = {
  wish: null,
  request: null,
  verdict: null,
  decision: null,
  requestIds: new Map(),
  moved: new Map(),
  paymentStatus: null,
};
