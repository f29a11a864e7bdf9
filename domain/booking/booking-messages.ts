import type { Message } from '../values/decider/message.ts';
import type { CancellationPolicy } from '../values/money/cancellation-policy.ts';
import type { Satang } from '../values/money/money.ts';
import type { PaymentMethod } from '../values/money/payment-method.ts';
import type { BookingChannel, BookingRates } from '../values/money/rates.ts';
import type { TaxInvoiceBuyer } from '../values/money/tax-invoice.ts';
import type { Language } from '../values/text/i18n-text.ts';
import type { Instant } from '../values/time/instant.ts';
import type { LocalDate, Stay } from '../values/time/local-date.ts';
import type { AttendanceCommand, AttendanceEvent } from './attendance-messages.ts';
import type { DeskMoneyCommand, DeskMoneyEvent } from './desk-money-messages.ts';
import type { GiveGuestId, GuestIdGiven } from './guest-id-messages.ts';
import type { MoveCommand, MoveEvent } from './move-messages.ts';
import type { OnlineCheckInCommand, OnlineCheckInEvent } from './online-check-in-messages.ts';
import type { BookingRefundCommand, BookingRefundEvent } from './refund-messages.ts';
import type { TaxInvoiceCommand, TaxInvoiceEvent } from './tax-invoice-messages.ts';
import type { UndoCommand, UndoEvent } from './undo-messages.ts';

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

/** What staff may correct of the terms; nights, room and price stay as agreed. */
export type AmendableTerms = Pick<
  BookingTerms,
  'guests' | 'children' | 'pets' | 'breakfast' | 'methodCheckIn' | 'lang'
>;

/**
 * The random id of who the guest is, the same in all bookings of an address; erasure ends what leads to it.
 * Left out without an address, and in events of an earlier version.
 */
type OfPerson = { personId?: string };

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

/** `expectedVersion`: what the change was made on; null: whatever it is. */
type OfStaff = { bookingId: string; expectedVersion: number | null };
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
export type StayCompleted = Message<'StayCompleted', CompleteStay['data']>;
export type PaymentMethodChanged = Message<'PaymentMethodChanged', ChangePaymentMethod['data']>;
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
