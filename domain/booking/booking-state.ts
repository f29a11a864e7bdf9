import type { Message } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';
import type { CancellationPolicy } from '../values/money/cancellation-policy.ts';
import type { DeskPayment, Extra } from '../values/money/desk-payment.ts';
import { type Satang, satang } from '../values/money/money.ts';
import type { PaymentMethod } from '../values/money/payment-method.ts';
import type { BookingChannel, BookingRates } from '../values/money/rates.ts';
import type {
  BankAccount,
  RefundedPayment,
  RefundProgress,
  RefundQuote,
  RefundRequestDetails,
  RequestedRefund,
} from '../values/money/refund.ts';
import type { CreditNote, TaxInvoice, TaxInvoiceBuyer } from '../values/money/tax-invoice.ts';
import type { Language } from '../values/text/i18n-text.ts';
import type { Instant } from '../values/time/instant.ts';
import type { LocalDate, Stay } from '../values/time/local-date.ts';

// A booking's state, commands and events, part by part: life cycle, details, attendance, bill, refunds, moves, online
// check-in, undo, tax documents. A part has its messages, what a booking remembers of them, and the empty value. The rules
// of each part stand in a file of its own; booking.ts hands each command and event to its part.

export type Booking =
  | Readonly<{ status: 'unknown' }>
  | (Placed & Readonly<{ status: 'Reserved' }>)
  | (Placed & Paid & Readonly<{ status: 'Booked' | 'Completed' }>)
  /** Called off after it was paid: its money goes back, or some of it. */
  | (Placed & Paid & Readonly<{ status: 'Canceled' }>)
  /** Certain before it is paid: staff took it. */
  | (Placed & Readonly<{ status: 'Booked' | 'Completed' }>)
  | (Placed & Readonly<{ status: 'Unavailable' | 'Expired' | 'Canceled' }>);
export type PlacedBooking = Exclude<Booking, { status: 'unknown' }>;
type Placed = Readonly<{
  bookingId: string;
  terms: BookingTerms;
  guest: GuestDetails;
  /** Opens the booking to its guest; null for blocks, and for bookings of an earlier version until one is given. */
  guestId: string | null;
  /** Null for what never waited for its payment. */
  heldUntil: Instant | null;
  placedAt: Instant;
  /** What the guest sent ahead of coming. */
  onlineCheckIn: OnlineCheckIn;
  arrival: Seen | null;
  departure: Seen | null;
  noShow: boolean;
  /** Which of its checkout's choices of a payment method it follows; 0: what it was placed with. */
  paymentChoice: number;
  /** What was paid for it goes back, for it could not be obtained. */
  turnedAway: boolean;
  refunds: RefundsOfBooking;
  taxInvoice: TaxInvoice | null;
  /** What takes some of it back, by refund. */
  creditNotes: ReadonlyMap<string, CreditNote>;
  /** For staff alone. */
  staffNote: string | null;
  /** Lists leave it out. */
  disabled: boolean;
  /** Extras, and money that staff took themselves. */
  desk: DeskMoney;
  /** What staff did that stands, the last on top. */
  deeds: readonly UndoableAction[];
  /** Which undo of its call-off was the last; 0: none. */
  reinstated: number;
  moves: Moves;
  /** Revision of the booking's stream. */
  version: number;
}>;
export type Paid = Readonly<{ paid: Satang; feeCharge: Satang; paidAt: Instant }>;

/** A booking as the caller read it, or `stale-version`; null expects nothing. Throws `not-found` too. */
export function assertVersion(state: Booking, expected: number | null): PlacedBooking {
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such booking');
  if (expected !== null && expected !== state.version)
    throw new Refusal('stale-version', 'Changed by another since it was read');
  return state;
}

export type BookingCommand =
  | PlaceBooking
  | TakeBooking
  | PlaceBlock
  | LiftBlock
  | ConfirmBooking
  | TurnAwayPayment
  | EndBooking
  | CompleteStay
  | ChangePaymentMethod
  | AmendBooking
  | TaxInvoiceCommand
  | GiveGuestId
  | AttendanceCommand
  | OnlineCheckInCommand
  | DeskMoneyCommand
  | MoveCommand
  | BookingRefundCommand
  | UndoCommand;

export type BookingEvent =
  | BookingPlaced
  | BookingTaken
  | BlockPlaced
  | BlockLifted
  | BookingPaid
  | PaymentReceived
  | PaymentTurnedAway
  | BookingExpired
  | BookingGivenUp
  | BookingAbandoned
  | BookingCanceled
  | BookingAmended
  | StaffNoteSet
  | BookingDisabled
  | BookingEnabled
  | AttendanceEvent
  | OnlineCheckInEvent
  | StayCompleted
  | PaymentMethodChanged
  | TaxInvoiceEvent
  | GuestIdGiven
  | DeskMoneyEvent
  | MoveEvent
  | BookingRefundEvent
  | UndoEvent;

/** What was agreed on when the room was held; later price changes do not touch it. */
export type BookingTerms = Stay &
  Readonly<{
    code: string;
    checkoutUid: string;
    roomId: string;
    hotelId: string;
    ownerId: string;
    nightPrices: readonly Readonly<{ date: LocalDate; price: Satang }>[];
    price: Satang;
    guests: number;
    children: number;
    pets: number;
    breakfast: boolean;
    methodCheckIn: CheckInMethod;
    paymentMethod: PaymentMethod;
    channel: BookingChannel;
    lang: Language;
    /** The hotel's when the room was held; left out by blocks, and in events of an earlier version: the default. */
    cancellationPolicy?: CancellationPolicy;
    /** The site's when the booking was made; left out by blocks, and in events of an earlier version: the default. */
    rates?: BookingRates;
    /** How many units a block takes; a booking takes one and does not say so. */
    units?: number;
  }>;
export type CheckInMethod = 'Online' | 'At Hotel';

/**
 * Who comes and what they ask for. Personal: the store keeps these encrypted, with a key per booking.
 * A guest whom staff book for may have no email, and a block has nobody.
 */
export type GuestDetails = Readonly<{
  reservedBy: string | null;
  email: string | null;
  phone: string | null;
  note: string | null;
  address: string | null;
  province: string | null;
  country: string | null;
  postalCode: string | null;
  /** Asked for with the booking; left out by who wants none, and in events of an earlier version. */
  taxInvoice?: TaxInvoiceBuyer | null;
}>;
/**
 * Who comes, when a booking begins, and the id that opens it to them: `bookingId` is the staff's, derived
 * from it one way. Left out by blocks, which open to nobody, and in events of an earlier version, when there was one id.
 */
export type NewGuest = GuestDetails & Readonly<{ guestId?: string }>;
/** Of a block, which is nobody's stay, and of a booking whose guest was erased. */
export const NO_GUEST: GuestDetails = {
  reservedBy: null,
  email: null,
  phone: null,
  note: null,
  address: null,
  province: null,
  country: null,
  postalCode: null,
};

/**
 * The random id of who the guest is, the same in all bookings of an address; erasure ends what leads to it.
 * Left out without an address, and in events of an earlier version.
 */
type OfPerson = { personId?: string };
/** `expectedVersion`: what the change was made on; null: whatever it is. */
type OfStaff = { bookingId: string; expectedVersion: number | null };

export type PlaceBooking = Message<
  'PlaceBooking',
  OfPerson & {
    bookingId: string;
    terms: BookingTerms;
    guest: NewGuest;
    heldUntil: Instant;
    placedAt: Instant;
    /** Of the terms and the privacy notice that the guest was shown; left out where nobody said. */
    termsVersion?: string;
  }
>;
/** Staff book for a guest: certain at once, and paid later. */
export type TakeBooking = Message<
  'TakeBooking',
  OfPerson & { bookingId: string; terms: BookingTerms; guest: NewGuest; takenAt: Instant }
>;
/** Staff keep units for nobody. */
export type PlaceBlock = Message<
  'PlaceBlock',
  { bookingId: string; terms: BookingTerms; guest: GuestDetails; placedAt: Instant }
>;
export type LiftBlock = Message<'LiftBlock', OfStaff & { liftedAt: Instant }>;
export type ConfirmBooking = Message<
  'ConfirmBooking',
  {
    bookingId: string;
    amount: Satang;
    feeCharge: Satang;
    paidAt: Instant;
    /** How it was paid after all; left out where that is as agreed, and in events of an earlier version. */
    paymentMethod?: PaymentMethod;
  }
>;
/** Its checkout was paid, and it cannot be obtained: what was paid for it goes back. */
export type TurnAwayPayment = Message<
  'TurnAwayPayment',
  {
    bookingId: string;
    roomId: string;
    checkoutUid: string;
    /** Null where the hotel had the money itself. */
    chargeId: string | null;
    amount: Satang;
    turnedAwayAt: Instant;
  }
>;
export type EndReason = 'expired' | 'given-up' | 'abandoned' | 'canceled';
export type EndBooking = Message<
  'EndBooking',
  {
    bookingId: string;
    because: EndReason;
    endedAt: Instant;
    /** What staff say why. */
    reason?: string | null;
    /** How often it was undone before it was canceled: what was undone since stays so. */
    undone?: number;
    /** Who of the staff called it off: so they decide on a refund that its guest asked for. */
    by?: string;
  }
>;
export type CompleteStay = Message<'CompleteStay', { bookingId: string; completedAt: Instant }>;
/** The guest's `choice`-th of its checkout, counted from 1; an earlier one that comes later is ignored. */
export type ChangePaymentMethod = Message<
  'ChangePaymentMethod',
  { bookingId: string; paymentMethod: PaymentMethod; choice: number }
>;

// Of a guest who was erased, these and `GuestIdGiven` are read with null in their personal field.
export type BookingPlaced = Message<'BookingPlaced', PlaceBooking['data']>;
export type BookingTaken = Message<'BookingTaken', TakeBooking['data']>;
export type BlockPlaced = Message<'BlockPlaced', PlaceBlock['data']>;
/** `undone`: how often that was undone before; left out where never. */
export type BlockLifted = Message<
  'BlockLifted',
  { bookingId: string; roomId: string; liftedAt: Instant; undone?: number }
>;
export type BookingPaid = Message<'BookingPaid', ConfirmBooking['data']>;
/** Money for a booking that was certain before: unlike `BookingPaid` it leaves the status as it is. */
export type PaymentReceived = Message<'PaymentReceived', ConfirmBooking['data']>;
/** `status` is what the booking is from then on. */
export type PaymentTurnedAway = Message<
  'PaymentTurnedAway',
  TurnAwayPayment['data'] & { status: 'Expired' | 'Canceled' }
>;
/**
 * `roomId`: of a stay that was moved, where its nights are; its checkout does not know. `undone`: how often its
 * end was undone before.
 */
type Ended = { bookingId: string; endedAt: Instant; roomId?: string; undone?: number };
export type BookingExpired = Message<'BookingExpired', Ended>;
export type BookingGivenUp = Message<'BookingGivenUp', Ended>;
export type BookingAbandoned = Message<'BookingAbandoned', Ended>;
/** `reason` is what staff say, and personal; left out where they say nothing, and in events of an earlier version. */
export type BookingCanceled = Message<'BookingCanceled', Ended & { reason?: string | null }>;
export type StayCompleted = Message<'StayCompleted', CompleteStay['data']>;
export type PaymentMethodChanged = Message<'PaymentMethodChanged', ChangePaymentMethod['data']>;

// Details: what staff correct, note and hide, and the id that a booking of an earlier version gets for its guest.

/** What staff may correct of the terms; nights, room and price stay as agreed. */
export type AmendableTerms = Pick<
  BookingTerms,
  'guests' | 'children' | 'pets' | 'breakfast' | 'methodCheckIn' | 'lang'
>;
/** Corrects the details of the guest and the stay, notes and hides, or refuses as a whole. */
export type AmendBooking = Message<
  'AmendBooking',
  OfStaff & {
    terms: Partial<AmendableTerms>;
    guest: Partial<GuestDetails>;
    /** Null: there is none any more; left out: it stays as it is. */
    staffNote?: string | null;
    /** Whether lists leave it out; left out: it stays as it is. */
    disabled?: boolean;
  }
>;
/** What was corrected; `guest` is null where nothing of it was. */
export type BookingAmended = Message<
  'BookingAmended',
  { bookingId: string; terms: Partial<AmendableTerms>; guest: Partial<GuestDetails> | null }
>;
/** What staff tell each other of it. Personal, for it may speak of the guest. */
export type StaffNoteSet = Message<'StaffNoteSet', { bookingId: string; staffNote: string | null }>;
/** Lists leave it out from then on, until it is enabled or money makes it certain again. */
export type BookingDisabled = Message<'BookingDisabled', { bookingId: string }>;
export type BookingEnabled = Message<'BookingEnabled', { bookingId: string }>;
/**
 * A booking of an earlier version gets an id for its guest, once. `guestId` is personal and kept encrypted; its HMAC,
 * `guestIdHash`, leads from it to the booking.
 */
export type GiveGuestId = Message<
  'GiveGuestId',
  { bookingId: string; guestId: string; guestIdHash: string }
>;
export type GuestIdGiven = Message<'GuestIdGiven', GiveGuestId['data']>;

// Attendance: who came, who left, and who did neither, as staff record it.

/** `by` is a user's id, `today` the day it is in Bangkok; `expectedVersion` null: whatever it is. */
type Attendance = {
  bookingId: string;
  expectedVersion: number | null;
  by: string;
  at: Instant;
  today: LocalDate;
};
export type RecordArrival = Message<'RecordArrival', Attendance>;
export type UndoArrival = Message<'UndoArrival', Attendance>;
/** `early`: the nights left are given back, where there are any. */
export type RecordDeparture = Message<
  'RecordDeparture',
  Attendance & { early?: PlannedMove | undefined }
>;
export type RecordNoShow = Message<'RecordNoShow', Attendance>;
export type AttendanceCommand = RecordArrival | UndoArrival | RecordDeparture | RecordNoShow;

type Recorded = { bookingId: string; by: string; at: Instant };
export type GuestArrived = Message<'GuestArrived', Recorded>;
export type ArrivalUndone = Message<'ArrivalUndone', Recorded>;
/** `early`: the move by which the nights left were given back. */
export type GuestDeparted = Message<'GuestDeparted', Recorded & { early?: string }>;
export type NoShowRecorded = Message<'NoShowRecorded', Recorded>;
export type AttendanceEvent = GuestArrived | ArrivalUndone | GuestDeparted | NoShowRecorded;

/** Who of the staff wrote down an arrival or a departure, and when. */
export type Seen = Readonly<{ by: string; at: Instant }>;

// The bill: money that staff took, and extras (docs/adr/0048-money-at-the-desk.md).

/** Staff took money for a stay, all of what is due or a part. */
export type RecordDeskPayment = Message<
  'RecordDeskPayment',
  OfStaff & DeskPayment & { paymentId: string }
>;
export type AddExtra = Message<'AddExtra', OfStaff & Extra & { extraId: string }>;
export type RemoveExtra = Message<
  'RemoveExtra',
  OfStaff & { extraId: string; by: string; at: Instant }
>;
export type DeskMoneyCommand = RecordDeskPayment | AddExtra | RemoveExtra;

/** `coversStay`: with it the price of the nights is paid. */
export type DeskPaymentRecorded = Message<
  'DeskPaymentRecorded',
  DeskPayment & { bookingId: string; paymentId: string; coversStay: boolean }
>;
export type ExtraAdded = Message<'ExtraAdded', Extra & { bookingId: string; extraId: string }>;
export type ExtraRemoved = Message<'ExtraRemoved', Omit<RemoveExtra['data'], 'expectedVersion'>>;
/** More was taken at the desk than the stay costs, or it was called off: the hotel gives it back. */
export type DeskMoneyOwedBack = Message<
  'DeskMoneyOwedBack',
  { bookingId: string; refundId: string; checkoutUid: string; amount: Satang }
>;
/**
 * A refund of the desk's money is of another amount than it was: less, because the bill grew while it was open, or again
 * what it was, because it was paid out before that was known. 0: nothing is given back by it.
 */
export type DeskMoneyOwedChanged = Message<
  'DeskMoneyOwedChanged',
  { bookingId: string; refundId: string; amount: Satang; previousAmount: Satang }
>;
export type DeskMoneyEvent =
  | DeskPaymentRecorded
  | ExtraAdded
  | ExtraRemoved
  | DeskMoneyOwedBack
  | DeskMoneyOwedChanged;

/** What was taken and added at the desk, each by its id, and what is owed back of it, by refund. */
export type DeskMoney = Readonly<{
  payments: ReadonlyMap<string, DeskPayment>;
  /** Null: removed again. */
  extras: ReadonlyMap<string, Extra | null>;
  owedBack: ReadonlyMap<string, Satang>;
  /** The price of the nights was paid with it. */
  coversStay: boolean;
}>;
export const NO_DESK_MONEY: DeskMoney = {
  payments: new Map(),
  extras: new Map(),
  owedBack: new Map(),
  coversStay: false,
};

// Refunds of what the checkout received (docs/adr/0014-refunds.md), and differences (docs/adr/0112-money-by-effect.md).

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

// Moves: another room of the hotel, or other days (docs/adr/0050-moving-stays.md).

/** Where and when somebody stays, and what that costs. */
export type StayTerms = Pick<
  BookingTerms,
  'roomId' | 'checkIn' | 'checkOut' | 'nightPrices' | 'price'
>;
/** What was planned on a booking, to be decided on by it. */
export type PlannedMove = Readonly<{
  moveId: string;
  /** By which move the booking had its nights when this was planned; null: by none. */
  hadBy: string | null;
  to: StayTerms;
  /** What was paid with, should money go back; null where the hotel had it itself. */
  chargeId: string | null;
  /** Of a guest's own change: the day whose policy decides on what goes back. */
  policyOn?: LocalDate;
  /** Anyone who moves it may decide over money: what it makes too much goes back at once. Else that waits. */
  paysBack?: boolean;
  /** Of staff: whether it is at the prices of now, where that was said or follows. */
  reprice?: boolean;
  reason: string | null;
  by: string;
  at: Instant;
}>;
/**
 * Another room of the hotel or other days. The nights it gains are held before, and those it leaves are
 * freed after (docs/adr/0050-moving-stays.md).
 */
export type MoveStay = Message<
  'MoveStay',
  PlannedMove & { bookingId: string; expectedVersion: number | null }
>;
/** A move that broke off is not made any more, should it be decided yet. */
export type AbandonMove = Message<'AbandonMove', { bookingId: string; moveId: string }>;
export type MoveCommand = MoveStay | AbandonMove;

/** What goes back, for the stay costs less than was paid for it. */
export type MoneyReturned = Readonly<{
  refundId: string;
  checkoutUid: string;
  chargeId: string | null;
  amount: Satang;
}>;
/** `from` and `to` are whole, so that a move can be made back. */
export type StayMoved = Message<
  'StayMoved',
  Pick<PlannedMove, 'moveId' | 'hadBy' | 'reprice' | 'reason' | 'by' | 'at'> & {
    bookingId: string;
    from: StayTerms;
    to: StayTerms;
    returned: MoneyReturned | null;
    /** The move that it takes back. */
    undoes?: string;
    /** It gave back, or got again, the nights left at a departure before its day: no news to the guest. */
    ofDeparture?: true;
  }
>;
export type MoveAbandoned = Message<'MoveAbandoned', AbandonMove['data']>;
export type MoveEvent = StayMoved | MoveAbandoned;

/** What a booking remembers of its moves. */
export type Moves = Readonly<{
  /** What became of each, by its id. */
  known: ReadonlyMap<string, 'made' | 'abandoned'>;
  /** By which it has its nights. */
  last: string | null;
  /** The price is what a `reprice` lowered it to: the next move elsewhere is priced again. */
  lowered: boolean;
}>;
export const NO_MOVES: Moves = { known: new Map(), last: null, lowered: false };

// Online check-in: what a guest sends ahead of their arrival (docs/adr/0089-online-check-in.md).

/** Personal: the store keeps it encrypted. */
export type AnnouncedArrival = Readonly<{
  /** Of the clock in Bangkok, such as 14:30; null: not known yet. */
  arrivalTime: string | null;
  /** Names of who comes along. */
  companions: readonly string[];
  requests: string | null;
}>;
/** How a document is kept: pictures are drawn again, a PDF stays as it came. */
export type DocumentType = 'image/webp' | 'application/pdf';
export type SentDocument = Readonly<{
  /** From 1 in the order they came; names it in the stay. */
  number: number;
  /** Names the sealed file. */
  fileId: string;
  mediaType: DocumentType;
  sentAt: Instant;
}>;

export type AnnounceArrival = Message<
  'AnnounceArrival',
  { bookingId: string; arrival: AnnouncedArrival; at: Instant }
>;
export type SendDocument = Message<
  'SendDocument',
  { bookingId: string; fileId: string; mediaType: DocumentType; at: Instant }
>;
/** Before the stay is over by then, nothing is deleted. */
export type DeleteDocuments = Message<'DeleteDocuments', { bookingId: string; at: Instant }>;
export type OnlineCheckInCommand = AnnounceArrival | SendDocument | DeleteDocuments;

/** Of a guest who was erased, `arrival` is read as null. */
export type ArrivalAnnounced = Message<
  'ArrivalAnnounced',
  { bookingId: string; arrival: AnnouncedArrival | null; at: Instant }
>;
export type DocumentSent = Message<'DocumentSent', SentDocument & { bookingId: string }>;
export type DocumentsDeleted = Message<'DocumentsDeleted', DeleteDocuments['data']>;
export type OnlineCheckInEvent = ArrivalAnnounced | DocumentSent | DocumentsDeleted;

/** What came so far, and is still there. */
export type OnlineCheckIn = Readonly<{
  arrival: AnnouncedArrival | null;
  announcedAt: Instant | null;
  documents: readonly SentDocument[];
}>;
export const NOTHING_SENT: OnlineCheckIn = { arrival: null, announcedAt: null, documents: [] };

// Undo: actions of staff that are taken back (docs/adr/0051-undo.md).

/**
 * Takes back what the event of revision `deed` did: that the guest came, left or never came, a move or a block.
 * `expectedVersion` null: whatever it is.
 */
export type UndoAction = Message<
  'UndoDeed',
  {
    bookingId: string;
    expectedVersion: number | null;
    deed: number;
    /** Where the stay was, its nights being held; absent where the deed moved nothing. */
    back?: PlannedMove;
    by: string;
    at: Instant;
  }
>;
/** It has its nights again: what was called off stands, a block is there. `undo` counts from 1. */
export type ReinstateBooking = Message<
  'ReinstateBooking',
  { bookingId: string; undo: number; at: Instant }
>;
export type UndoCommand = UndoAction | ReinstateBooking;

type TakenBack = { bookingId: string; by: string; at: Instant; checkOut: LocalDate };
export type DepartureUndone = Message<'DepartureUndone', TakenBack>;
export type NoShowUndone = Message<'NoShowUndone', TakenBack>;
export type BookingReinstated = Message<
  'BookingReinstated',
  ReinstateBooking['data'] & {
    status: 'Reserved' | 'Booked' | 'Unavailable';
    checkOut: LocalDate;
  }
>;
export type UndoEvent = DepartureUndone | NoShowUndone | BookingReinstated;

export type UndoableKind =
  | 'arrival'
  | 'departure'
  | 'no-show'
  | 'move'
  | 'cancellation'
  | 'block'
  | 'block-lifted';
/** What staff did and can take back; its event's revision names it, `before` is what the booking was. */
export type UndoableAction = Readonly<{
  kind: UndoableKind;
  revision: number;
  before: Exclude<Booking['status'], 'unknown'>;
  /** By which the stay came to be elsewhere, and where it was: of a move, and of a departure before its day. */
  move?: Readonly<{ moveId: string; from: StayTerms }>;
}>;

// Tax documents of a stay (docs/adr/0017-tax-invoices.md).

/** The number that its stay's tax invoice got. */
export type RecordTaxInvoice = Message<
  'RecordTaxInvoice',
  { bookingId: string; invoice: TaxInvoice }
>;
/** A credit note that takes some of its tax invoice back. */
export type RecordCreditNote = Message<'RecordCreditNote', { bookingId: string; note: CreditNote }>;
export type TaxInvoiceCommand = RecordTaxInvoice | RecordCreditNote;
export type TaxInvoiceRecorded = Message<'TaxInvoiceRecorded', RecordTaxInvoice['data']>;
export type CreditNoteRecorded = Message<'CreditNoteRecorded', RecordCreditNote['data']>;
export type TaxInvoiceEvent = TaxInvoiceRecorded | CreditNoteRecorded;
