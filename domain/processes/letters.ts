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
] as const;
export const REFUND_LETTERS = [
  'refund-requested',
  'refund-rejected',
  'refund-approved',
  'paid-stay-canceled',
  'refund-needs-account',
  'refund-paid',
  'late-payment-returned',
] as const;
/** Letters to whom the hotel belongs. */
export const OWNER_LETTERS = [
  'new-booking',
  'transfer-to-confirm',
  'refund-to-decide',
  'refund-to-pay',
  'refund-failed',
  'case-opened',
] as const;

export type StayLetter = (typeof STAY_LETTERS)[number];
export type RefundLetter = (typeof REFUND_LETTERS)[number];
export type GuestLetter = StayLetter | RefundLetter;
export type OwnerLetter = (typeof OWNER_LETTERS)[number];
export type LetterKind = GuestLetter | OwnerLetter;

/**
 * Somebody is to be told what became of bookings: all of one checkout, or of one hotel in it. It names
 * them only: what the letter says is read when it is sent.
 */
export type SendLetter = Message<
  'SendLetter',
  {
    letter: LetterKind;
    bookingIds: readonly string[];
    /** Which refund it is about, of those the bookings may have; commands of old do not say. */
    refundId?: string;
    happenedAt: Instant;
  }
>;
