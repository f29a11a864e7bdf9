import type { Language } from '../values/i18n-text.ts';
import type { Instant } from '../values/instant.ts';
import type { LocalDate, Stay } from '../values/local-date.ts';
import type { Message } from '../values/message.ts';
import type { Satang } from '../values/money.ts';

export type CheckInMethod = 'Online' | 'At Hotel';
export type PaymentMethod = 'gateway' | 'direct';
export type BookingChannel = 'website' | 'phone' | 'walk-in' | 'admin';

/** Who comes and what they ask for. Personal: the store keeps these encrypted, with a key per booking. */
export type GuestDetails = Readonly<{
  reservedBy: string;
  email: string;
  phone: string;
  note: string | null;
  address: string | null;
  province: string | null;
  country: string | null;
  postalCode: string | null;
}>;

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
  }>;

export type PlaceBooking = Message<
  'PlaceBooking',
  {
    bookingId: string;
    terms: BookingTerms;
    guest: GuestDetails;
    heldUntil: Instant;
    placedAt: Instant;
  }
>;
export type ConfirmBooking = Message<
  'ConfirmBooking',
  { bookingId: string; amount: Satang; feeCharge: Satang; paidAt: Instant }
>;
export type EndReason = 'expired' | 'given-up' | 'abandoned';
export type EndBooking = Message<
  'EndBooking',
  { bookingId: string; because: EndReason; endedAt: Instant }
>;
export type CompleteStay = Message<'CompleteStay', { bookingId: string; completedAt: Instant }>;
export type BookingCommand = PlaceBooking | ConfirmBooking | EndBooking | CompleteStay;

export type BookingPlaced = Message<'BookingPlaced', PlaceBooking['data']>;
export type BookingPaid = Message<'BookingPaid', ConfirmBooking['data']>;
export type BookingExpired = Message<'BookingExpired', { bookingId: string; endedAt: Instant }>;
export type BookingGivenUp = Message<'BookingGivenUp', { bookingId: string; endedAt: Instant }>;
export type BookingAbandoned = Message<'BookingAbandoned', { bookingId: string; endedAt: Instant }>;
export type StayCompleted = Message<'StayCompleted', CompleteStay['data']>;
export type BookingEvent =
  | BookingPlaced
  | BookingPaid
  | BookingExpired
  | BookingGivenUp
  | BookingAbandoned
  | StayCompleted;

type Placed = Readonly<{
  bookingId: string;
  terms: BookingTerms;
  guest: GuestDetails;
  heldUntil: Instant;
  placedAt: Instant;
}>;
export type Paid = Readonly<{ paid: Satang; feeCharge: Satang; paidAt: Instant }>;
export type Booking =
  | Readonly<{ status: 'unknown' }>
  | (Placed & Readonly<{ status: 'Reserved' }>)
  | (Placed & Paid & Readonly<{ status: 'Booked' | 'Completed' }>)
  | (Placed & Readonly<{ status: 'Expired' | 'Canceled' }>);
export type PlacedBooking = Exclude<Booking, { status: 'unknown' }>;
