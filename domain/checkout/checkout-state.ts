import type { Message } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';
import type { CancellationPolicy } from '../values/money/cancellation-policy.ts';
import type { Satang } from '../values/money/money.ts';
import type { PaymentMethod } from '../values/money/payment-method.ts';
import type { Instant } from '../values/time/instant.ts';
import type { LocalDate, Stay } from '../values/time/local-date.ts';

// A checkout's state, commands and events: what one guest pays for at once. The rules stand in the files of the parts:
// attempts to pay, transfers, late money, undo, and what prices it promises.

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
export type Cart = Readonly<{
  uid: string;
  items: readonly CheckoutItem[];
  notes: GuestNotes;
  /** Until when its prices and policies are promised; null where nobody chose it from a cart. */
  validUntil: Instant | null;
  /** Bookings whose command came to nothing: should it still arrive, it is refused. */
  abandoned: ReadonlySet<string>;
}>;
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
export type Attempt = 'pending' | 'failed' | 'paid' | 'late' | 'returned';
/** `slips`: how many different ones came, the last of which is kept in mind. */
type Transfer = Readonly<{ reportedAt: Instant; slipId: string | null; slips: number }>;
export type HeldStay = Stay &
  Readonly<{ bookingId: string; roomId: string; hotelId: string; price: Satang }>;
export type Payment = Readonly<{
  attemptId: string;
  chargeId: string;
  amount: Satang;
  feeCharge: Satang;
  paidAt: Instant;
}>;
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

/** How a checkout begins to wait for its money. */
export const UNPAID: Omit<Held, 'stays' | 'amount'> = {
  paymentStatus: 'pending',
  attempts: new Map(),
  late: new Map(),
  lateSettlements: [],
  undos: [],
  confirmedTransfer: null,
  paymentMethod: null,
  choices: 0,
  transfer: null,
};

/** Bookings are to be paid, or were to be paid, with it. */
export const isHeld = (state: Checkout): state is HeldCheckout => 'stays' in state;

/** Its money may still come. */
export const isDue = (
  state: Checkout,
): state is Extract<Checkout, { status: 'held' | 'awaited' }> =>
  state.status === 'held' || state.status === 'awaited';

/** Some attempt's outcome is not known yet: money may be on its way. */
export const paymentPending = ({ attempts }: HeldCheckout): boolean =>
  [...attempts.values()].includes('pending');

/** Money may be on its way, through the provider or to the hotel. */
export const moneyUnderWay = (state: HeldCheckout): boolean =>
  state.transfer !== null || paymentPending(state);

export type CheckoutCommand =
  | OpenCheckout
  | DiscardCheckout
  | HoldCheckout
  | ChoosePaymentMethod
  | AbandonReservation
  | ExpireCheckout
  | GiveUpCheckout
  | AwaitPayment
  | CancelCheckout
  | AttemptCommand
  | TransferCommand
  | LateMoneyCommand
  | UndoCancellationCommand;

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
export type ExpireCheckout = Message<'ExpireCheckout', { uid: string; now: Instant }>;
export type GiveUpCheckout = Message<'GiveUpCheckout', { uid: string; now: Instant }>;

export type CheckoutOpened = Message<'CheckoutOpened', OpenCheckout['data']>;
export type CheckoutDiscarded = Message<'CheckoutDiscarded', { uid: string }>;
export type CheckoutHeld = Message<'CheckoutHeld', HoldCheckout['data']>;
/** The `choice`-th of this checkout, counted from 1. */
export type PaymentMethodChosen = Message<
  'PaymentMethodChosen',
  { uid: string; bookingIds: readonly string[]; paymentMethod: PaymentMethod; choice: number }
>;
export type ReservationAbandoned = Message<'ReservationAbandoned', AbandonReservation['data']>;
type Ended = { uid: string; stays: readonly HeldStay[]; endedAt: Instant };
export type CheckoutExpired = Message<'CheckoutExpired', Ended>;
export type CheckoutGivenUp = Message<'CheckoutGivenUp', Ended>;
export type PaymentAwaited = Message<'PaymentAwaited', AwaitPayment['data']>;
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

// Attempts to pay through the provider (docs/adr/0024-one-charge-at-a-time.md).

export type AttemptPayment = Message<
  'AttemptPayment',
  { uid: string; attemptId: string; amount: Satang; now: Instant }
>;
export type FailPayment = Message<
  'FailPayment',
  { uid: string; attemptId: string; failureCode: string }
>;
export type RecordPayment = Message<'RecordPayment', { uid: string } & Payment>;
export type AttemptCommand = AttemptPayment | FailPayment | RecordPayment;

export type OfAttempt = { uid: string; attemptId: string; bookingIds: readonly string[] };
export type PaymentAttempted = Message<'PaymentAttempted', OfAttempt & { amount: Satang }>;
export type PaymentFailed = Message<'PaymentFailed', OfAttempt & { failureCode: string }>;
export type CheckoutPaid = Message<
  'CheckoutPaid',
  { uid: string; stays: readonly HeldStay[] } & Payment
>;

// Transfers to the hotel (docs/adr/0015-reported-transfers.md).

/**
 * The guest says a transfer to the hotel was made. `heldUntil` is how long staff may take to look
 * for it, `slipId` the kept picture of the bank's slip, null where there is none.
 */
export type ReportTransfer = Message<
  'ReportTransfer',
  { uid: string; heldUntil: Instant; slipId: string | null; now: Instant }
>;
/** The hotel has the money: by transfer, or in cash. */
export type ConfirmTransfer = Message<
  'ConfirmTransfer',
  { uid: string; transferId: string; paidAt: Instant }
>;
export type TransferCommand = ReportTransfer | ConfirmTransfer;

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

// Money that came after the end (docs/adr/0014-refunds.md).

/** Through the provider, or to the hotel. */
export type LateMoney = 'payment' | 'transfer';
type OfLateSettlement = { uid: string; settlement: number };
/** Left out in events of an earlier version. */
export type SettledLate = { settlement?: number };
/** Nights that may have been taken for a late settlement. */
export type Retaken = Readonly<{
  settlement: number;
  stays: readonly Readonly<{ bookingId: string; roomId: string }>[];
}>;
/**
 * The nights of an expired checkout are to be taken once more, for money that came late: recorded before
 * any calendar is touched. `attemptId` names the money; a transfer to the hotel has an id as well.
 */
export type BeginLateSettlement = Message<
  'BeginLateSettlement',
  { uid: string; attemptId: string; of: LateMoney; now: Instant }
>;
/** They could all be obtained again. */
export type AcceptLateMoney = Message<'AcceptLateMoney', OfLateSettlement>;
/** They could not. */
export type ReturnLateMoney = Message<'ReturnLateMoney', OfLateSettlement>;
/** Nothing was to be paid any more, whatever is free. */
export type ReturnLatePayment = Message<'ReturnLatePayment', { uid: string; attemptId: string }>;
/**
 * A transfer came all the same to what is paid, or has ended. `transferId` names it: repeated it
 * is the same transfer. `reference` is what the bank calls it.
 */
export type RecordTransfer = Message<
  'RecordTransfer',
  {
    uid: string;
    transferId: string;
    bookingId: string;
    amount: Satang;
    reference: string | null;
  }
>;
export type LateMoneyCommand =
  | BeginLateSettlement
  | AcceptLateMoney
  | ReturnLateMoney
  | ReturnLatePayment
  | RecordTransfer;

export type PaymentCameLate = Message<
  'PaymentCameLate',
  OfAttempt & Payment & { because: 'expired' | 'given-up' | 'canceled' | 'paid-before' }
>;
/** The `settlement`-th of this checkout, counted from 1: whatever is taken for it bears that number. */
export type LateSettlementBegun = Message<
  'LateSettlementBegun',
  OfAttempt & { of: LateMoney; settlement: number; begunAt: Instant }
>;
/** It pays for the stays after all. */
export type LatePaymentAccepted = Message<
  'LatePaymentAccepted',
  CheckoutPaid['data'] & SettledLate
>;
/**
 * It goes back; `chargeId` is null for what the hotel got itself, `reference` what the bank calls
 * that. `retaken`: what was taken for it is let go of.
 */
export type LatePaymentReturned = Message<
  'LatePaymentReturned',
  OfAttempt & {
    chargeId: string | null;
    amount: Satang;
    retaken?: Retaken;
    reference?: string;
  }
>;
export type LateMoneyEvent =
  | PaymentCameLate
  | LateSettlementBegun
  | LatePaymentAccepted
  | LatePaymentReturned;

/** Whether an expired checkout can be obtained after all, for money that came late. */
export type LateSettlement = Readonly<{
  attemptId: string;
  of: LateMoney;
  begunAt: Instant;
  outcome: 'open' | 'accepted' | 'returned';
}>;

// Undo: a cancellation by staff that is taken back (docs/adr/0051-undo.md).

type OfUndo = { uid: string; undo: number };
/** Refuses `too-late-to-undo` once money came for it, or its hold's time is up. */
export type UndoCancellation = Message<'UndoCancellation', { uid: string; now: Instant }>;
/** All nights could be obtained again. */
export type ReinstateCheckout = Message<'ReinstateCheckout', OfUndo>;
/** They could not. */
export type RefuseUndo = Message<'RefuseUndo', OfUndo>;
export type UndoCancellationCommand = UndoCancellation | ReinstateCheckout | RefuseUndo;

type Undoing = OfUndo & { stays: readonly HeldStay[]; canceledAt: Instant; begunAt: Instant };
/** The `undo`-th of this checkout, counted from 1: recorded before any calendar is touched. */
export type CancellationUndoBegun = Message<'CancellationUndoBegun', Undoing>;
/** Its stays are as they were; `heldUntil` null: staff took them, and they wait without an end. */
export type CheckoutReinstated = Message<
  'CheckoutReinstated',
  Undoing & { heldUntil: Instant | null }
>;
/** It stays canceled; what was restored for it is let go of. */
export type CancellationUndoRefused = Message<'CancellationUndoRefused', Undoing>;
export type UndoCancellationEvent =
  | CancellationUndoBegun
  | CheckoutReinstated
  | CancellationUndoRefused;

/** That a cancellation is taken back, and what came of it. */
export type CancellationUndo = Readonly<{
  begunAt: Instant;
  outcome: 'open' | 'reinstated' | 'refused';
}>;
/** What staff called off: when, until when it was held, and whether money was received for it. */
export type Cancellation = Readonly<{
  canceledAt: Instant;
  heldUntil: Instant | null;
  isFinal: boolean;
}>;

type RoomStay = Stay & Readonly<{ roomId: string }>;
type NewStay = Stay & Readonly<{ bookingId: string; roomId: string }>;
/** All of them are held with it: the same request, sent twice. */
export const areKnown = (state: Checkout, stays: readonly Pick<NewStay, 'bookingId'>[]): boolean =>
  isHeld(state) &&
  stays.every(({ bookingId }) => state.stays.some((held) => held.bookingId === bookingId));

/**
 * Refuses `checkout-already-used`: a cart's items may be booked one after another, each once, until its hold
 * ends, the first attempt to pay is made or a transfer is reported.
 */
export function assertUnused(
  state: HeldCheckout,
  stays: readonly NewStay[],
): asserts state is Extract<HeldCheckout, { status: 'held' }> {
  const begun = state.attempts.size > 0 || state.items.length === 0 || state.transfer !== null;
  const isTwice = stays.some((stay) => state.stays.some((other) => isSameStay(stay, other)));
  if (state.status !== 'held' || begun || isTwice)
    throw new Refusal('checkout-already-used', 'Rooms were booked with this checkout');
}

/** The same nights of the same room. */
export const isSameStay = (a: RoomStay, b: RoomStay): boolean =>
  a.roomId === b.roomId && a.checkIn === b.checkIn && a.checkOut === b.checkOut;
