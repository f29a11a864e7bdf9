import type { I18nText } from '../text/i18n-text.ts';
import type { Instant } from '../time/instant.ts';
import { addUp, type Satang } from './money.ts';

/** What is given back by the policy agreed on: `amount` whole baht, in satang; `rule` names the tier. */
export type RefundQuote = Readonly<{ amount: Satang; share: number; rule: I18nText }>;

/** Why the guest wants the money, and where to, where the provider cannot give it back. Personal. */
export type RefundRequestDetails = Readonly<{ reason: string | null } & Partial<BankAccount>>;

/** Where money is transferred to. Personal. */
export type BankAccount = { bank: string; accountNumber: string; accountName: string };

/** The account that it names; null where it names none. */
export const accountIn = ({
  bank,
  accountNumber,
  accountName,
}: Partial<BankAccount>): BankAccount | null =>
  bank !== undefined && accountNumber !== undefined && accountName !== undefined
    ? { bank, accountNumber, accountName }
    : null;

/**
 * Of a booking that was paid, of money that came for one that had ended or was paid before, of
 * money that staff looked into and give back, or of what was taken at the desk. It
 * names why there is something to give back, and with it whether the booking's own money shrinks.
 */
export type RefundOf = 'booking' | 'late' | 'case' | 'desk';

/** `left-to-hotel`: the provider cannot, so the hotel transfers it and says so. */
export type RefundStatus = 'open' | 'left-to-hotel' | 'failed' | 'paid';

/** The same as everybody is told it, with what comes before money is on its way. */
export type RefundStage = 'requested' | 'rejected' | 'refunding' | 'failed' | 'refunded';

export const STAGE_OF = {
  open: 'refunding',
  'left-to-hotel': 'refunding',
  failed: 'failed',
  paid: 'refunded',
} as const satisfies Readonly<Record<RefundStatus, RefundStage>>;

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
  /** When the first was told of it; left out in events of an earlier version. */
  since?: Instant;
}>;

/** What the guest asked for; `quote`: what the policy gave back on that day. */
export type RefundRequest = Readonly<{
  quote: RefundQuote | null;
  reason: string | null;
  requestedAt: Instant;
  /** What a lower price made too much, and waits or waited for a decision; left out where a guest asked. */
  difference?: Satang;
}>;

/** What the hotel said to it, or without it; `amount` is null with a no. */
export type RefundDecision = Readonly<{
  verdict: 'approved' | 'rejected';
  amount: Satang | null;
  reason: string | null;
  at: Instant;
  by: string;
}>;

/** A refund of a booking from the guest's request or the hotel's decision on; one of both is there. */
export type RequestedRefund = Readonly<{
  request: RefundRequest | null;
  decision: RefundDecision | null;
}>;

/** Of what a lower price made too much, what waits for a decision: it is not part of what calling a stay off gives back. */
export const differenceIn = (asked: Iterable<RequestedRefund>): Satang =>
  addUp(
    [...asked].flatMap(({ request, decision }) =>
      decision === null ? (request?.difference ?? []) : [],
    ),
  );

/** What refunds make of a booking's payment. */
export type RefundedPayment =
  | 'pending' // a stay goes on that is not paid: the desk gave a part back
  | 'paid'
  | 'refund-requested'
  | 'refund-rejected'
  | 'refunding'
  | 'refund-failed'
  | 'partially-refunded'
  | 'refunded';

/** What one look at a charge shows of the money it gave back, for one of our refunds. */
export type RefundsSeen = Readonly<{
  /** Whether the provider would give more back. */
  refundable: boolean;
  /** All that was given back, by whatever hand, listed or not. */
  refunded: Satang;
  /** What is listed under this refund's id. */
  own: Readonly<{ providerRefundId: string; amount: Satang }> | null;
  /** What is listed under ids of other refunds of ours. */
  others: Satang;
  /** A dispute by which the cardholder's bank may take the money, or has taken it; else null. */
  dispute: 'running' | 'lost' | null;
}>;

/** How far a refund is once it was decided on, as long as no money moved. */
export function stageAfter({ verdict, amount }: RefundDecision): RefundStage {
  if (verdict === 'rejected') return 'rejected';
  return amount ? 'refunding' : 'refunded';
}
