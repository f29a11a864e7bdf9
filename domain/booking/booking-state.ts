import type { Satang } from '../values/money/money.ts';
import type { CreditNote, TaxInvoice } from '../values/money/tax-invoice.ts';
import type { Instant } from '../values/time/instant.ts';
import type { BookingTerms, GuestDetails } from './booking-messages.ts';
import type { DeskMoney } from './desk-money-messages.ts';
import type { Moves, StayTerms } from './move-messages.ts';
import type { OnlineCheckIn } from './online-check-in-messages.ts';
import type { RefundsOfBooking } from './refund-messages.ts';

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

/** Who of the staff wrote down an arrival or a departure, and when. */
export type Seen = Readonly<{ by: string; at: Instant }>;

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
