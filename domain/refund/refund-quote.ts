import { type CancellationPolicy, policyOf } from '../values/money/cancellation-policy.ts';
import { baht, type Satang } from '../values/money/money.ts';
import type { RefundQuote } from '../values/money/refund.ts';
import type { I18nText } from '../values/text/i18n-text.ts';
import { type LocalDate, nightsBetween, type Stay } from '../values/time/local-date.ts';

/** A booking, as far as it matters to what is given back; `arrival` is null until the guest came. */
type Canceled = Readonly<{
  status: string;
  received: Satang;
  arrival: object | null;
  terms: Stay & Readonly<{ cancellationPolicy?: CancellationPolicy }>;
}>;

const NO_REFUND: I18nText = { th: 'ไม่คืนเงิน', en: 'No refund' };

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

/** The first tier that is still in time counts; half a baht is rounded up, never beyond what was received. */
export function shareOf(
  policy: CancellationPolicy,
  received: Satang,
  daysBefore: number,
): RefundQuote {
  const tier = policy.find((each) => daysBefore >= each.daysBefore);
  if (!tier) return { amount: baht(0), share: 0, rule: NO_REFUND };
  const percent = Math.round(tier.share * 100);
  // percent of satang are ten-thousandths of a baht, all of them whole numbers
  const amount = Math.floor((received * percent + 5_000) / 10_000);
  const most = Math.floor(received / 100);
  return { amount: baht(Math.min(amount, most)), share: tier.share, rule: tier.name };
}
