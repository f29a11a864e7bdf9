import { type CancellationPolicy, policyOf } from '../values/money/cancellation-policy.ts';
import type { Satang } from '../values/money/money.ts';
import type { RefundQuote } from '../values/money/refund.ts';
import { shareOf } from '../values/money/share-of.ts';
import { type LocalDate, nightsBetween, type Stay } from '../values/time/local-date.ts';

/** A booking, as far as it matters to what is given back; `arrival` is null until the guest came. */
type Canceled = Readonly<{
  status: string;
  received: Satang;
  arrival: object | null;
  terms: Stay & Readonly<{ cancellationPolicy?: CancellationPolicy }>;
}>;

/**
 * What is given back should the booking be canceled today, a day in Bangkok. Null where there is
 * nothing to cancel: not paid, ended, the guest there, or check-out come.
 */
export function refundQuote(
  { status, received, arrival, terms }: Canceled,
  today: LocalDate,
): RefundQuote | null {
  const isAhead = status === 'Booked' && arrival === null && today < terms.checkOut;
  if (!isAhead || received <= 0) return null;
  return shareOf(policyOf(terms), received, nightsBetween(today, terms.checkIn));
}
