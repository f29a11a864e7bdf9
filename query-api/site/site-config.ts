import type { SiteConfig } from '@baanpak/contract/site/site-config.ts';
import type { HoldTimes, ShownPayments } from '@baanpak/infrastructure/config/config.ts';
import {
  SANDBOX_KEYS,
  SANDBOX_PATH,
} from '@baanpak/infrastructure/payment-provider/provider-for.ts';
import { VERSION } from '@baanpak/infrastructure/telemetry/version.ts';
import type { Deps, Handler } from '../handler.ts';

export const siteConfig =
  ({ config }: Deps): Handler<'GET /config.json'> =>
  async () =>
    config;

const OMISE_SCRIPT = 'https://cdn.omise.co/omise.js';

type Shown = HoldTimes &
  Readonly<{ apiKeys: readonly [string, ...string[]]; payments: ShownPayments; demo: boolean }>;

/** What web apps are told of the configuration: nothing secret. */
export const siteConfigFor = ({
  apiKeys,
  payments,
  demo,
  holdMinutes,
  transferHours,
}: Shown): SiteConfig => ({
  apiKey: apiKeys[0],
  locale: 'th',
  paymentPublicKey: payments.kind === 'omise' ? payments.publicKey : SANDBOX_KEYS.publicKey,
  paymentScriptUrl:
    payments.kind === 'omise' ? OMISE_SCRIPT : (payments.scriptUrl ?? `${SANDBOX_PATH}/omise.js`),
  version: VERSION,
  demo,
  holdMinutes,
  transferHours,
});
