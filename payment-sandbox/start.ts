import { instant } from '@baanpak/domain/values/time/instant.ts';
import type { SandboxConfig } from '@baanpak/infrastructure/config/config.ts';
import {
  apiOrigin,
  publicOrigin,
  sharedDatabaseUrl,
} from '@baanpak/infrastructure/config/config.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { listen } from '@baanpak/infrastructure/http/listen.ts';
import { operations } from '@baanpak/infrastructure/http/operations.ts';
import { serverFor } from '@baanpak/infrastructure/http/server-for.ts';
import {
  SANDBOX_KEYS,
  SANDBOX_PATH,
} from '@baanpak/infrastructure/payment-provider/provider-for.ts';
import type { Logger } from 'pino';
import { postgresStore } from './postgres-store.ts';
import { sandbox } from './sandbox.ts';

/**
 * The sandbox as a server of its own, on the shared database. Browsers reach it behind the gateway that
 * PUBLIC_URL names; it sends its webhooks there, or to API_URL. BootError without that one.
 */
export async function startSandboxAlone(config: SandboxConfig, log: Logger) {
  const gateway = publicOrigin(config);
  const pool = openPool(sharedDatabaseUrl(config), { name: 'payment-sandbox' });
  const app = serverFor(config, log);
  operations(app, { config, checks: {}, pools: { sandbox: pool } });
  await app.register(
    sandbox({
      ...SANDBOX_KEYS,
      store: postgresStore(pool),
      now: () => instant(Date.now()),
      url: () => gateway + SANDBOX_PATH,
      webhookUrl: () => `${apiOrigin(config)}/payments/webhook`,
      webhookSecrets: [config.webhookSecret],
    }),
    { prefix: SANDBOX_PATH },
  );
  const url = await listen(app, config.http);
  return {
    url,
    async close() {
      await app.close();
      await pool.end();
    },
  };
}
