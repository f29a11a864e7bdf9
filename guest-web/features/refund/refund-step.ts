import type { BookingJson } from '../../shell/api/bookings.ts';

/** What a guest can do about a refund: ask for it, name the account it waits for, see how it stands. */
type RefundStep = 'ask' | 'account' | 'state' | 'closed';

type Facts = Pick<BookingJson, 'refundQuote' | 'refund' | 'refunds'>;

/** The stay can be called off, and nobody asked yet: after a no, or while other money is owed, one may. */
export const canAskForRefund = ({ refundQuote, refund }: Facts): boolean =>
  refundQuote !== undefined && !waitsForHotel(refund);

/** The hotel is to decide whether the stay is called off; a price difference that waits is another matter. */
export const waitsForHotel = (refund: BookingJson['refund']): boolean =>
  refund?.status === 'requested' && refund.kind === undefined;

export function refundStep(book: Facts): RefundStep {
  if (book.refunds.some(({ needsAccount }) => needsAccount)) return 'account';
  if (canAskForRefund(book)) return 'ask';
  return book.refund ? 'state' : 'closed';
}
