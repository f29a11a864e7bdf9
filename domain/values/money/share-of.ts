import type { I18nText } from '../text/i18n-text.ts';
import type { CancellationPolicy } from './cancellation-policy.ts';
import { baht, type Satang } from './money.ts';
import type { RefundQuote } from './refund.ts';

const NO_REFUND: I18nText = { th: 'ไม่คืนเงิน', en: 'No refund' };

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
