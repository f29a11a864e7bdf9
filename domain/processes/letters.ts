import type { Message } from '../values/decider/message.ts';
import type { Instant } from '../values/time/instant.ts';

/**
 * Letters to the guest, at the address in the booking: what becomes of the stay, and of the money.
 * `found` is the one that a guest asks for, who lost the others.
 */
export const STAY_LETTERS = [
  'held',
  'taken',
  'paid',
  'expired',
  'given-up',
  'canceled',
  'found',
  'payment-looked-into',
] as const;
export const REFUND_LETTERS = [
  'refund-requested',
  'refund-rejected',
  'refund-approved',
  'paid-stay-canceled',
  'refund-needs-account',
  'refund-paid',
  'refund-delayed',
  'late-payment-returned',
  'payment-turned-away',
  'payment-returned',
] as const;
/** Letters to whom the hotel belongs. */
export const OWNER_LETTERS = [
  'new-booking',
  'transfer-to-confirm',
  'transfer-lapsed',
  'refund-to-decide',
  'refund-to-pay',
  'refund-failed',
] as const;
/** Letters to whoever settles a case: the hotel, or the site where it is nobody's or of several. */
export const CASE_LETTERS = ['case-opened'] as const;

export type StayLetter = (typeof STAY_LETTERS)[number];
export type RefundLetter = (typeof REFUND_LETTERS)[number];
export type GuestLetter = StayLetter | RefundLetter;
export type OwnerLetter = (typeof OWNER_LETTERS)[number];
export type CaseLetter = (typeof CASE_LETTERS)[number];
/** What is said of bookings; the others are about a case, which may have none. */
export type BookingLetter = GuestLetter | OwnerLetter;
export type LetterKind = BookingLetter | CaseLetter;

/** Which bookings: all of one checkout, or of one hotel in it. */
export type LetterOfBookings = Readonly<{
  letter: BookingLetter;
  bookingIds: readonly string[];
  /** Which refund it is about, of those the bookings may have; commands of old do not say. */
  refundId?: string;
  /** Which case it is about, where it is about one. */
  caseId?: string;
  happenedAt: Instant;
}>;
/** `caseId` is not said by commands of old. */
export type LetterOfCase = Readonly<{ letter: CaseLetter; caseId?: string; happenedAt: Instant }>;

/**
 * Somebody is to be told what became of bookings or of a case. It names them only: what the letter says
 * is read when it is sent.
 */
export type SendLetter = Message<'SendLetter', LetterOfBookings | LetterOfCase>;
