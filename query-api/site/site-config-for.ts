import type { SiteConfig } from '@baanpak/contract/site/site-config.ts';
import type { Config } from '@baanpak/infrastructure/config/config.ts';
import {
  SANDBOX_KEYS,
  SANDBOX_PATH,
} from '@baanpak/infrastructure/payment-provider/provider-for.ts';
import { VERSION } from '@baanpak/infrastructure/telemetry/version.ts';

const OMISE_SCRIPT = 'https://cdn.omise.co/omise.js';

/** What web apps are told of the configuration: nothing secret. */
export const siteConfigFor = ({
  apiKeys,
  payments,
  demo,
  holdMinutes,
  transferHours,
}: Config): SiteConfig => ({
  apiKey: apiKeys[0],
  locale: 'th',
  paymentPublicKey: payments.kind === 'omise' ? payments.publicKey : SANDBOX_KEYS.publicKey,
  paymentScriptUrl: payments.kind === 'omise' ? OMISE_SCRIPT : `${SANDBOX_PATH}/omise.js`,
  version: VERSION,
  demo: demo !== undefined,
  holdMinutes,
  transferHours,
});
