import type { I18nText } from '../text/i18n-text.ts';

/** Reasons for which the product says no to guests; the guest site has words for each. */
export const GUEST_REFUSALS = [
  'account-needed',
  'amount-out-of-range',
  'booking-already-paid',
  'busy',
  'checkout-already-used',
  'duplicate-in-cart',
  'foreign-return-uri',
  'idempotency-key-reused',
  'invoiced',
  'no-online-check-in',
  'no-tax-invoice',
  'not-found',
  'not-paid',
  'not-payable',
  'not-stayed',
  'one-hotel-only',
  'payment-in-progress',
  'payment-refused',
  'payment-unknown',
  'price-changed',
  'refund-in-progress',
  'reservation-lapsed',
  'review-closed',
  'room-already-booked',
  'stale-version',
  'stay-in-the-past',
  'stay-not-in-checkout',
  'stay-rule',
  'stay-too-far-ahead',
  'stay-too-short',
  'terms-changed',
  'too-many-documents',
  'too-many-guests',
  'too-many-holds',
  'too-many-slips',
  'too-many-stays',
  'wrong-status',
] as const;

/** Further reasons, which only staff meet. */
export const STAFF_REFUSALS = [
  'already-answered',
  'bill-full',
  'gallery-full',
  'last-admin',
  'live-bookings',
  'month-not-over',
  'name-taken',
  'no-dispute',
  'not-a-panorama',
  'own-account',
  'paid-online',
  'password-mismatch',
  'price-out-of-range',
  'name-the-refund',
  'note-needed',
  'refund-too-large',
  'reset-link-over',
  'second-factor-needed',
  'second-factor-off',
  'second-factor-on',
  'settlement-closed',
  'tiers-out-of-order',
  'too-early',
  'too-late-to-undo',
  'unfit-unit-names',
  'units-below-sold',
  'unknown-unit',
  'weak-password',
  'wrong-code',
  'wrong-password',
] as const;

/** All of them. contract/problems/{guest,staff}-problems.ts give each a status and words. */
export const REFUSAL_CODES = [...GUEST_REFUSALS, ...STAFF_REFUSALS] as const;

export type GuestRefusal = (typeof GUEST_REFUSALS)[number];
export type StaffRefusal = (typeof STAFF_REFUSALS)[number];
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/**
 * A rule said no. Anything else that is thrown is a bug. It has no stack: it is an answer, and when
 * many want one room, finding out where it was thrown costs more than the decision.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** What the caller is told beside the reason, so as to go on from there; JSON. */
  readonly facts: Readonly<Record<string, unknown>> | undefined;
  /** Why in this very case, for who asked; null: the words of the code say it. */
  readonly why: I18nText | null;

  constructor(
    code: RefusalCode,
    message: string,
    facts?: Readonly<Record<string, unknown>>,
    why: I18nText | null = null,
  ) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.facts = facts;
    this.why = why;
  }
}
