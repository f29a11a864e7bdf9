import { type Satang, satang } from '@baanpak/domain/values/money/money.ts';
import { ProviderError } from './provider-error.ts';
import { type Body, integer, text } from './request-body.ts';

/** What one charge can take, in satang. */
export const LIMITS = { min: 2_000, max: 15_000_000 };

/** The amount of a charge or a source, in THB alone; `invalid_charge` outside the limits. */
export function amountIn(asked: Body): Satang {
  if ((text(asked.currency) ?? '').toUpperCase() !== 'THB')
    throw new ProviderError('invalid_charge', 'currency is currently not supported');
  const amount = integer(asked.amount);
  if (amount === null) throw new ProviderError('bad_request', 'amount must be an integer');
  if (amount < LIMITS.min)
    throw new ProviderError(
      'invalid_charge',
      'amount must be greater than or equal to ฿20 (2000 satangs)',
    );
  if (amount > LIMITS.max)
    throw new ProviderError(
      'invalid_charge',
      'amount must be less than or equal to ฿150,000 (15000000 satangs)',
    );
  return satang(amount);
}
