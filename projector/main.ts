import { PERSONAL_FIELDS } from '@baanpak/domain/processes/personal-fields.ts';
import { instant } from '@baanpak/domain/values/instant.ts';
import { sharedDatabaseUrl } from '@baanpak/infrastructure/config/alone.ts';
import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { health } from '@baanpak/infrastructure/http/health.ts';
import { listen } from '@baanpak/infrastructure/http/listen.ts';
import { serverFor } from '@baanpak/infrastructure/http/server-for.ts';
import { run } from '@baanpak/infrastructure/process/run.ts';
import { openStores } from '@baanpak/infrastructure/stores/open-stores.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import { openProjectorPool, startProjector } from './start.ts';

// The projector, alone: of several, one is at work and the others stand by. Its port answers health only.
void run(async () => {
  const config = await loadConfig(process.env);
  const log = openLog();
  const url = sharedDatabaseUrl(config);
  const now = () => instant(Date.now());
  const stores = await openStores({
    config,
    databaseUrl: url,
    personalFields: PERSONAL_FIELDS,
    now,
    log,
  });
  const pool = openProjectorPool(url);
  const projector = startProjector({ ...stores, pool, url, log });
  const app = serverFor(config, log);
  health(app, { projector: projector.check });
  await listen(app, config.http);
  return {
    async close() {
      await app.close();
      await projector.stop();
      await pool.end();
      await stores.close();
    },
  };
});
