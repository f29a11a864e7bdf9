import type { Now } from '@baanpak/domain/values/instant.ts';
import type { Config } from '@baanpak/infrastructure/config/config.ts';
import { omise } from '@baanpak/infrastructure/payment-provider/omise.ts';
import type { SiteConfig } from '@baanpak/query-api/contract/site-config.ts';
import type { Pool } from 'pg';
import { postgresStore } from './sandbox/postgres-store.ts';
import { SANDBOX_KEYS, sandbox } from './sandbox/sandbox.ts';

const SANDBOX_PATH = '/sandbox/omise';
const OMISE_SCRIPT = 'https://cdn.omise.co/omise.js';

/**
 * The provider with its keys, or the sandbox in this very process. The sandbox's addresses are known
 * once the server listens: tell them with `listening` before anyone pays.
 */
export function paymentsFor(config: Config, pool: Pool, now: Now) {
  const { payments } = config;
  const site = (paymentPublicKey: string, paymentScriptUrl: string): SiteConfig => ({
    apiKey: config.apiKeys[0],
    locale: 'th',
    paymentPublicKey,
    paymentScriptUrl,
    version: '0.5.3',
    demo: config.demo !== undefined,
  });
  if (payments.kind === 'omise') {
    const { publicKey, secretKey, webhookSecret } = payments;
    return {
      provider: omise({ publicKey, secretKey, webhookSecret, now }),
      siteConfig: site(publicKey, OMISE_SCRIPT),
      sandbox: undefined,
      sandboxStore: undefined,
      SANDBOX_PATH,
      listening: () => {},
    };
  }
  let origin = config.http.publicUrl ?? '';
  let inner = '';
  const webhookSecret = config.sandboxWebhookSecret;
  const sandboxStore = postgresStore(pool);
  return {
    sandboxStore,
    provider: omise({ ...SANDBOX_KEYS, webhookSecret, url: () => inner + SANDBOX_PATH, now }),
    siteConfig: site(SANDBOX_KEYS.publicKey, `${SANDBOX_PATH}/omise.js`),
    sandbox: sandbox({
      ...SANDBOX_KEYS,
      store: sandboxStore,
      now,
      url: () => origin + SANDBOX_PATH,
      webhookUrl: () => `${inner}/payments/webhook`,
      webhookSecrets: [webhookSecret],
    }),
    SANDBOX_PATH,
    /** The address as the world sees it, and the one inside this machine. */
    listening(outer: string, own: string) {
      origin = outer;
      inner = own;
    },
  };
}
