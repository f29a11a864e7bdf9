import type { BookingJson } from '../../shell/api/bookings.ts';
import type { refundTh } from './texts.th.ts';

export type RefundWords = keyof typeof refundTh.stateHint;

type Told = NonNullable<BookingJson['refund']>;
type Refund = Pick<Told, 'status' | 'way' | 'needsAccount' | 'amount' | 'kind'>;

/** Which words a refund is told in: who pays it how matters to its guest while it is under way. */
export function wordsOf({ status, way, needsAccount, amount, kind }: Refund): RefundWords {
  if (needsAccount) return 'account';
  if (kind === 'difference' && way === null) return DIFFERENCE[status];
  if (status === 'refunding') return way ?? status;
  if (status === 'refunded' && amount === 0) return 'nothing';
  return status;
}

/** What a stay that goes on is told of money that comes back; null where its words are those of a stay called off. */
export function headOf(
  { of, kind, status, way, needsAccount, amount }: Refund & Pick<Told, 'of'>,
  stay: BookingJson['status'],
): keyof typeof refundTh.goesOn | null {
  const isOver = stay === 'Canceled' || stay === 'Expired';
  // how money of new dates comes back may be decided a moment later; a difference without a way does not come back
  const isMoving =
    (way !== null || kind === undefined) && (status === 'refunding' || status === 'refunded');
  if (isOver || !isMoving || needsAccount || amount === 0) return null;
  if (kind === 'difference') return 'lowerPrice';
  return of === 'booking' ? 'newDates' : 'tooMuch';
}

/** Of what a lower price made too much, before any money moves: the stay goes on. */
const DIFFERENCE = {
  requested: 'difference',
  rejected: 'credit',
  refunding: 'provider',
  failed: 'failed',
  refunded: 'used',
} as const;

/** As screens repeat it: the last four digits tell its owner enough. */
export const masked = (accountNumber: string): string =>
  `••• ${accountNumber.replace(/\D/g, '').slice(-4)}`;
