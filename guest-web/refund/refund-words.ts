import type { BookingJson } from '../api/bookings.ts';
import type { refundTh } from './texts.th.ts';

export type RefundWords = keyof typeof refundTh.stateHint;

type Refund = Pick<
  NonNullable<BookingJson['refund']>,
  'status' | 'way' | 'needsAccount' | 'amount' | 'kind'
>;

/** Which words a refund is told in: who pays it how matters to its guest while it is under way. */
export function wordsOf({ status, way, needsAccount, amount, kind }: Refund): RefundWords {
  if (needsAccount) return 'account';
  if (kind === 'difference' && way === null) return DIFFERENCE[status];
  if (status === 'refunding') return way ?? status;
  if (status === 'refunded' && amount === 0) return 'nothing';
  return status;
}

/** Of what a lower price made too much, before any money moves: the stay goes on. */
const DIFFERENCE = {
  requested: 'difference',
  rejected: 'credit',
  refunding: 'provider',
  failed: 'failed',
  refunded: 'used',
} as const;
