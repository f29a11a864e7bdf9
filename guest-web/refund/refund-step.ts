import type { BookingJson } from '../api/bookings.ts';

/** What a guest can do about a refund: ask for it, name the account it waits for, see how it stands. */
export type RefundStep = 'ask' | 'account' | 'state' | 'closed';

type Facts = Pick<BookingJson, 'refundQuote' | 'refund'>;

/** There is something to be asked back, and nothing under way; after a no one may ask again. */
export const canAskForRefund = ({ refundQuote, refund }: Facts): boolean =>
  refundQuote !== undefined && (refund === undefined || refund.status === 'rejected');

export function refundStep(book: Facts): RefundStep {
  if (book.refund?.needsAccount) return 'account';
  if (canAskForRefund(book)) return 'ask';
  return book.refund ? 'state' : 'closed';
}
