import type { Message } from '../values/decider/message.ts';
import { type Satang, satang } from '../values/money/money.ts';
import type {
  BankAccount,
  RefundedPayment,
  RefundProgress,
  RefundQuote,
  RefundRequestDetails,
  RequestedRefund,
} from '../values/money/refund.ts';
import type { Instant } from '../values/time/instant.ts';
import type { LocalDate } from '../values/time/local-date.ts';

/**
 * The guest calls off a stay to come and asks for its money, and names the account that a refund waits
 * for; of a stay that is over or to be kept the latter alone.
 */
export type RequestRefund = Message<
  'RequestRefund',
  {
    bookingId: string;
    /** Names the request, and which body it had: the same key with another body is refused. */
    requestId: string;
    requestHash: string | null;
    wish: RefundRequestDetails; // stored in events under this name
    /** Names the account alone: the stay is not called off. */
    keepsStay: boolean;
    /** What the policy gives back on that day. */
    quote: RefundQuote | null;
    /** Whether what is quoted is to be transferred. */
    accountNeeded?: boolean;
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
/** Which refund is meant; null: the one that waits for a decision. */
type OfRefund = { refundId: string | null };
export type RejectRefund = Message<'RejectRefund', Decision & OfRefund>;
/** `chargeId`: what was paid with; null where the hotel had the money itself. */
type WithCharge = { chargeId: string | null };
/** `amount` null: what was quoted when the guest asked. */
export type ApproveRefund = Message<
  'ApproveRefund',
  Decision & OfRefund & WithCharge & { amount: Satang | null }
>;
/** The hotel calls off a stay that was paid: everything goes back, as `refundId` where nobody asked. */
export type CancelPaidBooking = Message<
  'CancelPaidBooking',
  Decision & WithCharge & { refundId: string }
>;
type Moved = { bookingId: string } & RefundProgress;
/** The refund's own stream tells its bookings how far it is; of one for several each knows its share. */
export type RecordRefundStatus = Message<'RecordRefundStatus', Moved & { shared?: true }>;
export type BookingRefundCommand =
  | RequestRefund
  | RejectRefund
  | ApproveRefund
  | CancelPaidBooking
  | RecordRefundStatus;

/** Events of an earlier version do not name their refund: it has the booking's id. So it is with decisions. */
type Named = { refundId?: string };
export type RefundRequested = Message<
  'RefundRequested',
  Omit<RequestRefund['data'], 'today' | 'keepsStay' | 'accountNeeded'> & Named
>;
export type RefundAccountNamed = Message<
  'RefundAccountNamed',
  Pick<RequestRefund['data'], 'bookingId' | 'requestId' | 'requestHash' | 'wish'> & {
    namedAt: Instant;
  }
>;
type Decided = Omit<Decision, 'expectedVersion'> & Named;
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
      /** Of what the desk alone took: `DeskMoneyOwedBack` beside it says that it goes back. */
      of?: 'desk';
    }
>;
/**
 * A lower price, or an extra that was removed, makes this much of what the checkout received too much, and somebody
 * who may decide over money is asked. It comes again with the same id when the sum changes; 0: a dearer stay, or
 * another refund, used it up.
 */
export type DifferenceRequested = Message<
  'DifferenceRequested',
  { bookingId: string; refundId: string; amount: Satang; by: string; at: Instant }
>;
type DifferenceDecided = Omit<Decision, 'expectedVersion'> & { refundId: string };
/** `amount` goes back, the rest of the difference stays as credit; the stay is as it was. */
export type DifferenceApproved = Message<
  'DifferenceApproved',
  DifferenceDecided & WithCharge & { checkoutUid: string; amount: Satang }
>;
/** All of it stays as credit of the stay. */
export type DifferenceRejected = Message<'DifferenceRejected', DifferenceDecided>;
/** `received` is what is left of what was paid for the booking. */
export type RefundMoved = Message<
  'RefundMoved',
  Moved & { paymentStatus: RefundedPayment; received: Satang }
>;
export type BookingRefundEvent =
  | RefundRequested
  | RefundAccountNamed
  | RefundRejected
  | RefundApproved
  | RefundMoved
  | DifferenceRequested
  | DifferenceApproved
  | DifferenceRejected;

const REFUND_EVENTS: Readonly<Record<BookingRefundEvent['type'], true>> = {
  RefundRequested: true,
  RefundAccountNamed: true,
  RefundRejected: true,
  RefundApproved: true,
  RefundMoved: true,
  DifferenceRequested: true,
  DifferenceApproved: true,
  DifferenceRejected: true,
};

export const isRefundEvent = (event: Message): boolean => event.type in REFUND_EVENTS;

/** What a booking remembers of money asked for or on its way back. */
export type RefundsOfBooking = Readonly<{
  /** The last account that the guest named; null where none was. */
  wish: (RefundRequestDetails & BankAccount) | null;
  /** Each that was asked for or decided, by its id; old ones have the booking's. */
  asked: ReadonlyMap<string, RequestedRefund>;
  /** The id of the last of them. */
  last: string | null;
  /** Every request that was taken, and the hash of its body. */
  requestIds: ReadonlyMap<string, string | null>;
  /** By refund id. */
  moved: ReadonlyMap<string, RefundProgress>;
  /** What all of it makes of the payment; null: no refund was ever spoken of. */
  paymentStatus: RefundedPayment | null;
  /** What was paid too much and is kept for a later price, by a decision on a difference. */
  credit: Satang;
}>;

export const NO_REFUNDS: RefundsOfBooking = {
  wish: null,
  asked: new Map(),
  last: null,
  requestIds: new Map(),
  moved: new Map(),
  paymentStatus: null,
  credit: satang(0),
};
