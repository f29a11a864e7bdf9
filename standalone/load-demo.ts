import { migrateCommandSchema } from '@baanpak/command-api/start.ts';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import {
  type Config,
  loadConfig,
  sharedDatabaseUrl,
} from '@baanpak/infrastructure/config/config.ts';
import { openMedia } from '@baanpak/infrastructure/media/open-media.ts';
import { providerFor } from '@baanpak/infrastructure/payment-provider/provider-for.ts';
import { openStores } from '@baanpak/infrastructure/program/open-stores.ts';
import { run } from '@baanpak/infrastructure/program/run.ts';
import { keepFingerprints } from '@baanpak/infrastructure/program/secret-fingerprints.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import { postgresStore } from '@baanpak/payment-sandbox/postgres-store.ts';
import { keepPictures } from './demo/keep-pictures.ts';
import { loadDemo } from './demo/load.ts';

// Loads the demo into the shared stores before the site's services start, with DEMO=on; without, it does nothing, and is given
// no keys of a provider.
await run(async () => {
  const config = process.env.DEMO === 'on' ? await loadConfig(process.env) : undefined;
  if (config?.demo) await loadInto(config, config.demo);
  return { close: async () => {} };
});
process.exit(0);

async function loadInto(config: Config, { password }: NonNullable<Config['demo']>): Promise<void> {
  const log = openLog();
  const now = () => instant(Date.now());
  const databaseUrl = sharedDatabaseUrl(config);
  const stores = await openStores({ config, databaseUrl, events: STORED_EVENTS, now, log });
  try {
    await migrateCommandSchema(stores.pool);
    await keepFingerprints(stores.pool, config.secrets);
    const provider = providerFor(config, () => '', now);
    const media = openMedia(config);
    await loadDemo({ ...stores, config, provider, media, now, log }, postgresStore(stores.pool), {
      ...{ pictures: await keepPictures(media), password },
      separateLog: config.stores.eventStoreUrl !== undefined,
    });
  } finally {
    await stores.close();
  }
}
