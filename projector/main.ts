import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { projectorConfig, sharedDatabaseUrl } from '@baanpak/infrastructure/config/config.ts';
import { logCheck } from '@baanpak/infrastructure/http/follower-check.ts';
import { listen } from '@baanpak/infrastructure/http/listen.ts';
import { operations } from '@baanpak/infrastructure/http/operations.ts';
import { serverFor } from '@baanpak/infrastructure/http/server-for.ts';
import { checkCrashAt } from '@baanpak/infrastructure/process/failpoints.ts';
import { openStores } from '@baanpak/infrastructure/program/open-stores.ts';
import { run } from '@baanpak/infrastructure/program/run.ts';
import { checkFingerprints } from '@baanpak/infrastructure/program/secret-fingerprints.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import { PROJECTOR_FAILPOINTS } from './run/failpoints.ts';
import { openProjectorPool, startProjector } from './start.ts';

// The projector, alone: of several, one is at work and the others stand by. Its port answers operators only.
void run(async () => {
  const config = projectorConfig(process.env);
  checkCrashAt(PROJECTOR_FAILPOINTS, config.crashAt);
  const log = openLog();
  const url = sharedDatabaseUrl(config);
  const now = () => instant(Date.now());
  const stores = await openStores({
    config,
    databaseUrl: url,
    events: STORED_EVENTS,
    now,
    log,
  });
  await checkFingerprints(stores.pool, config.secrets);
  const pool = openProjectorPool(url);
  const projector = startProjector({ ...stores, pool, url, log, crashAt: config.crashAt });
  const app = serverFor(config, log);
  operations(app, {
    config,
    checks: { log: logCheck(stores.store), projector: projector.check },
    work: stores.work,
    pools: { projector: pool },
  });
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
