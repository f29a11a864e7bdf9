import type { Instant } from '../time/instant.ts';
import type { Satang } from './money.ts';
import type { CardMarks } from './paid-by.ts';

/** What the payment provider says of a charge, read off by fetching it; never off a webhook's body. */
export type ChargeFacts = Readonly<{
  chargeId: string;
  /** The attempt written into the charge's metadata when it was made. */
  attemptId: string | null;
  status: 'pending' | 'successful' | 'failed' | 'expired' | 'reversed';
  amount: Satang;
  currency: string;
  /** The provider's fee, its VAT, and what is left for us. */
  fee: Satang;
  feeVat: Satang;
  net: Satang;
  refundedAmount: Satang;
  paidAt: Instant | null;
  expiresAt: Instant | null;
  failureCode: string | null;
  failureMessage: string | null;
  /** The bank's page for 3-D Secure or mobile banking. */
  authorizeUri: string | null;
  /** The PromptPay QR as a picture. */
  qrUri: string | null;
  refundable: boolean;
  /** Left out where it was not paid by card. */
  card?: CardMarks;
  /** The cardholder's bank takes the money back, or wants to; left out where nobody does. */
  dispute?: Readonly<{
    disputeId: string;
    status: 'open' | 'pending' | 'won' | 'lost';
    amount: Satang;
    /** The bank's own code for why. */
    reason: string | null;
  }>;
}>;
