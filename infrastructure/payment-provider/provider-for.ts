import type { Now } from '@baanpak/domain/values/time/instant.ts';
import type { Config } from '../config/config.ts';
import { omise } from './omise.ts';
import type { PaymentProvider } from './port.ts';

/** The keys everybody knows: no money is behind them. */
export const SANDBOX_KEYS = {
  publicKey: 'pkey_test_baanpak',
  secretKey: 'skey_test_baanpak',
};

/** Where the product answers as the provider would. */
export const SANDBOX_PATH = '/sandbox/omise';

/**
 * The provider that the configuration names. `ownOrigin` is where the sandbox is when none runs alone,
 * asked at each call.
 */
export function providerFor(
  { payments, sandboxWebhookSecret }: Pick<Config, 'payments' | 'sandboxWebhookSecret'>,
  ownOrigin: () => string,
  now: Now,
): PaymentProvider {
  if (payments.kind === 'omise') {
    const { publicKey, secretKey, webhookSecret } = payments;
    return omise({ publicKey, secretKey, webhookSecret, now });
  }
  const url = () => (payments.alone?.origin ?? ownOrigin()) + SANDBOX_PATH;
  return omise({ ...SANDBOX_KEYS, webhookSecret: sandboxWebhookSecret, url, now });
}
