/** Every reason for which the product says no. infrastructure/http/problems.ts gives each a status and words. */
export const REFUSAL_CODES = [
  'amount-out-of-range',
  'booking-already-paid',
  'busy',
  'checkout-already-used',
  'duplicate-in-cart',
  'idempotency-key-reused',
  'last-admin',
  'live-bookings',
  'name-taken',
  'not-found',
  'not-payable',
  'one-hotel-only',
  'own-account',
  'password-mismatch',
  'payment-in-progress',
  'payment-refused',
  'payment-unknown',
  'reservation-lapsed',
  'room-already-booked',
  'stale-version',
  'stay-in-the-past',
  'stay-not-in-checkout',
  'stay-too-far-ahead',
  'stay-too-short',
  'too-many-guests',
  'too-many-holds',
  'units-below-sold',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/**
 * A rule said no. Anything else that is thrown is a bug. It has no stack: it is an answer, and in a
 * rush for one room finding out where it was thrown costs more than the decision.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
  }
}
