import type { BookingJson } from '../api/bookings.ts';
import type { refundTh } from './texts.th.ts';

export type RefundWords = keyof typeof refundTh.stateHint;

type Refund = Pick<
  NonNullable<BookingJson['refund']>,
  'status' | 'way' | 'needsAccount' | 'amount'
>;

/** Which words a refund is told in: who pays it how matters to its guest while it is under way. */
export function wordsOf({ status, way, needsAccount, amount }: Refund): RefundWords {
  if (needsAccount) return 'account';
  if (status === 'refunding') return way ?? status;
  if (status === 'refunded' && amount === 0) return 'nothing';
  return status;
}
