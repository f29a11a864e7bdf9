import type { I18nText } from './i18n-text.ts';
import type { Instant } from './instant.ts';
import type { Satang } from './money.ts';

/** What is given back by the policy agreed on: `amount` whole baht, in satang; `rule` names the tier. */
export type RefundQuote = Readonly<{ amount: Satang; share: number; rule: I18nText }>;

/** Where the guest wants money that the provider cannot give back, and why they want it. Personal. */
export type RefundWish = Readonly<{
  bank: string;
  accountNumber: string;
  accountName: string;
  reason: string | null;
}>;

/**
 * Of a booking that was paid, or of money that came for one that had ended or was paid before. It
 * names why there is something to give back, and with it whether the booking's own money shrinks.
 */
export type RefundOf = 'booking' | 'late';

/** `left-to-hotel`: the provider cannot, so the hotel transfers it and says so. */
export type RefundStatus = 'open' | 'left-to-hotel' | 'failed' | 'paid';

/** How far a refund is, as its bookings are told; `step` counts up, so that what comes late is ignored. */
export type RefundProgress = Readonly<{
  refundId: string;
  of: RefundOf;
  /** Of a refund for several bookings: this one's share. */
  amount: Satang;
  status: RefundStatus;
  way: 'provider' | 'transfer';
  failureCode: string | null;
  at: Instant;
  step: number;
}>;

/** What refunds make of a booking's payment. */
export type RefundedPayment =
  | 'paid'
  | 'refund-requested'
  | 'refund-rejected'
  | 'refunding'
  | 'refund-failed'
  | 'partially-refunded'
  | 'refunded';
