import type { Message } from '../values/decider/message.ts';
import type { CancellationPolicy } from '../values/money/cancellation-policy.ts';
import type { Satang } from '../values/money/money.ts';
import type { PaymentMethod } from '../values/money/payment-method.ts';
import type { Instant } from '../values/time/instant.ts';
import type { LocalDate, Stay } from '../values/time/local-date.ts';
import type { LateMoneyCommand, LateMoneyEvent, LateSettlement } from './late-money-messages.ts';
import type {
  Cancellation,
  CancellationUndo,
  UndoCancellationCommand,
  UndoCancellationEvent,
} from './undo-messages.ts';

/** What the guest chose, and what it cost then. */
export type CheckoutItem = Stay &
  Readonly<{
    roomId: string;
    hotelId: string;
    guests: number;
    children: number;
    pets: number;
    breakfast: boolean;
    totalPrice: Satang;
    price: Satang;
    /** The client showed another total. */
    priceChanged: boolean;
    /** What each night cost, and what was given back then; left out in events of an earlier version. */
    nightPrices?: readonly Readonly<{ date: LocalDate; price: Satang }>[];
    cancellationPolicy?: CancellationPolicy;
  }>;

/** The guest's note to each item, in the items' order; null when there is none at all. Personal. */
export type GuestNotes = readonly (string | null)[] | null;

export type HeldStay = Stay &
  Readonly<{ bookingId: string; roomId: string; hotelId: string; price: Satang }>;

export type Payment = Readonly<{
  attemptId: string;
  chargeId: string;
  amount: Satang;
  feeCharge: Satang;
  paidAt: Instant;
}>;

export type OpenCheckout = Message<
  'OpenCheckout',
  {
    uid: string;
    items: readonly CheckoutItem[];
    notes: GuestNotes;
    openedAt: Instant;
    /** Until when its prices and policies are promised; left out in events of an earlier version, which promised nothing. */
    validUntil?: Instant;
  }
>;
export type DiscardCheckout = Message<'DiscardCheckout', { uid: string }>;
export type HoldCheckout = Message<
  'HoldCheckout',
  {
    uid: string;
    stays: readonly HeldStay[];
    amount: Satang;
    heldUntil: Instant;
    /** Left out where the stays are not all paid the same way, and in events of an earlier version. */
    paymentMethod?: PaymentMethod;
  }
>;
/** The guest pays another way, for all that is paid together. */
export type ChoosePaymentMethod = Message<
  'ChoosePaymentMethod',
  { uid: string; paymentMethod: PaymentMethod; now: Instant }
>;
/** What staff took for a guest is to be paid some time: it waits without an end. */
export type AwaitPayment = Message<
  'AwaitPayment',
  { uid: string; stays: readonly HeldStay[]; amount: Satang }
>;
/** The hotel has the money: by transfer, or in cash. */
export type ConfirmTransfer = Message<
  'ConfirmTransfer',
  { uid: string; transferId: string; paidAt: Instant }
>;
/**
 * The guest says a transfer to the hotel was made. `heldUntil` is how long staff may take to look
 * for it, `slipId` the kept picture of the bank's slip, null where there is none.
 */
export type ReportTransfer = Message<
  'ReportTransfer',
  { uid: string; heldUntil: Instant; slipId: string | null; now: Instant }
>;
/**
 * Staff call it off before it is paid. `isFinal`: money was taken at the desk, and goes back; `calledOff`: the stay
 * was called off by a decision of its own, and a payment that is under way goes back when it comes.
 */
export type CancelCheckout = Message<
  'CancelCheckout',
  {
    uid: string;
    now: Instant;
    reason: string | null;
    isFinal?: boolean;
    calledOff?: true;
    /** Who of the staff. */
    by?: string;
  }
>;
export type AbandonReservation = Message<
  'AbandonReservation',
  { uid: string; bookingId: string; roomId: string }
>;
export type AttemptPayment = Message<
  'AttemptPayment',
  { uid: string; attemptId: string; amount: Satang; now: Instant }
>;
export type FailPayment = Message<
  'FailPayment',
  { uid: string; attemptId: string; failureCode: string }
>;
export type RecordPayment = Message<'RecordPayment', { uid: string } & Payment>;
export type ExpireCheckout = Message<'ExpireCheckout', { uid: string; now: Instant }>;
export type GiveUpCheckout = Message<'GiveUpCheckout', { uid: string; now: Instant }>;
export type CheckoutCommand =
  | OpenCheckout
  | DiscardCheckout
  | HoldCheckout
  | ChoosePaymentMethod
  | AbandonReservation
  | AttemptPayment
  | FailPayment
  | RecordPayment
  | ExpireCheckout
  | GiveUpCheckout
  | AwaitPayment
  | ReportTransfer
  | ConfirmTransfer
  | CancelCheckout
  | LateMoneyCommand
  | UndoCancellationCommand;

type Ended = { uid: string; stays: readonly HeldStay[]; endedAt: Instant };
export type OfAttempt = { uid: string; attemptId: string; bookingIds: readonly string[] };
export type CheckoutOpened = Message<'CheckoutOpened', OpenCheckout['data']>;
export type CheckoutDiscarded = Message<'CheckoutDiscarded', { uid: string }>;
export type CheckoutHeld = Message<'CheckoutHeld', HoldCheckout['data']>;
/** The `choice`-th of this checkout, counted from 1. */
export type PaymentMethodChosen = Message<
  'PaymentMethodChosen',
  { uid: string; bookingIds: readonly string[]; paymentMethod: PaymentMethod; choice: number }
>;
export type ReservationAbandoned = Message<'ReservationAbandoned', AbandonReservation['data']>;
export type PaymentAttempted = Message<'PaymentAttempted', OfAttempt & { amount: Satang }>;
export type PaymentFailed = Message<'PaymentFailed', OfAttempt & { failureCode: string }>;
export type CheckoutPaid = Message<
  'CheckoutPaid',
  { uid: string; stays: readonly HeldStay[] } & Payment
>;
export type CheckoutExpired = Message<'CheckoutExpired', Ended>;
export type CheckoutGivenUp = Message<'CheckoutGivenUp', Ended>;
export type PaymentAwaited = Message<'PaymentAwaited', AwaitPayment['data']>;
/** All its stays are held until then. Told again with another slip; the times stay those of the first report. */
export type TransferReported = Message<
  'TransferReported',
  {
    uid: string;
    bookingIds: readonly string[];
    heldUntil: Instant;
    slipId: string | null;
    reportedAt: Instant;
  }
>;
export type TransferConfirmed = Message<
  'TransferConfirmed',
  {
    uid: string;
    stays: readonly HeldStay[];
    amount: Satang;
    paidAt: Instant;
    /** After the hold's end: the nights were taken again. */
    late?: true;
    /** Staff's key of this confirmation: repeated it changes nothing. Left out in events of an earlier version. */
    transferId?: string;
    /** Left out where it came in time, and in events of an earlier version. */
    settlement?: number;
  }
>;
/**
 * `reason` is what staff say, and personal. `isFinal` where money at the desk goes back; `undone`: how often
 * that was taken back before, left out where never; `calledOff` where it follows a decision on the stay, whose
 * guest was told of it. `by` is left out there, and in events of an earlier version.
 */
export type CheckoutCanceled = Message<
  'CheckoutCanceled',
  Ended & {
    reason: string | null;
    isFinal?: true;
    undone?: number;
    calledOff?: true;
    by?: string;
  }
>;
export type CheckoutEvent =
  | CheckoutOpened
  | CheckoutDiscarded
  | CheckoutHeld
  | PaymentMethodChosen
  | ReservationAbandoned
  | PaymentAttempted
  | PaymentFailed
  | CheckoutPaid
  | LateMoneyEvent
  | CheckoutExpired
  | CheckoutGivenUp
  | PaymentAwaited
  | TransferReported
  | TransferConfirmed
  | CheckoutCanceled
  | UndoCancellationEvent;

export type Attempt = 'pending' | 'failed' | 'paid' | 'late' | 'returned';
/** `slips`: how many different ones came, the last of which is kept in mind. */
type Transfer = Readonly<{ reportedAt: Instant; slipId: string | null; slips: number }>;
export type Held = Readonly<{
  stays: readonly HeldStay[];
  /** What became of the attempt heard of last. */
  paymentStatus: 'pending' | 'failed' | 'mismatched' | 'paid';
  amount: Satang;
  attempts: ReadonlyMap<string, Attempt>;
  /** Money that came after the end, by its attempt, until it is accepted or returned. */
  late: ReadonlyMap<string, Payment>;
  /** The n-th is number n + 1; only the last may be open. */
  lateSettlements: readonly LateSettlement[];
  /** The n-th is number n + 1; only the last may be open. */
  undos: readonly CancellationUndo[];
  /** What staff called the transfer they confirmed; null where none was, and in those of an earlier version. */
  confirmedTransfer: string | null;
  /** How all of it is to be paid; null where that is not known, or not the same for all. */
  paymentMethod: PaymentMethod | null;
  /** How often the guest chose another way. */
  choices: number;
  /** What the guest reported of a transfer to the hotel; null where nothing. */
  transfer: Transfer | null;
}>;
export type Cart = Readonly<{
  uid: string;
  items: readonly CheckoutItem[];
  notes: GuestNotes;
  /** Until when its prices and policies are promised; null where nobody chose it from a cart. */
  validUntil: Instant | null;
  /** Bookings whose command came to nothing: should it still arrive, it is refused. */
  abandoned: ReadonlySet<string>;
}>;
export type Checkout = Cart &
  (
    | Readonly<{ status: 'unknown' | 'open' | 'discarded' }>
    | (Held & Readonly<{ status: 'held'; heldUntil: Instant }>)
    | (Held & Readonly<{ status: 'awaited' | 'expired' | 'given-up' }>)
    | (Held & Readonly<{ status: 'canceled'; cancellation: Cancellation }>)
    /** `payment` is null where the hotel had the money itself. */
    | (Held & Readonly<{ status: 'paid'; payment: Payment | null }>)
  );
export type HeldCheckout = Extract<Checkout, Held>;
