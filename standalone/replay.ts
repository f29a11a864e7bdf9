import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { openStores } from '@baanpak/infrastructure/program/open-stores.ts';
import { run } from '@baanpak/infrastructure/program/run.ts';
import { checkFingerprints } from '@baanpak/infrastructure/program/secret-fingerprints.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import { openReadPool, openReads } from '@baanpak/query-api/http/reads.ts';
import { reachDatabase } from './reach-database.ts';
import { readArguments, USAGE } from './replay/arguments.ts';
import { replay } from './replay/replay.ts';

// `npm run replay -- --booking BK-7Q2MX4`: what happened to a thing, in sentences, with the product running or stopped.
await run(async () => {
  const asked = readArguments(process.argv.slice(2).filter((word) => word !== 'replay'));
  if (asked === 'help') process.stdout.write(USAGE);
  else {
    const config = await loadConfig(process.env);
    const database = await reachDatabase(config);
    const now = () => instant(Date.now());
    const log = openLog();
    const databaseUrl = database.url;
    const stores = await openStores({ config, databaseUrl, events: STORED_EVENTS, now, log });
    const pool = openReadPool(databaseUrl);
    try {
      await checkFingerprints(stores.pool, config.secrets);
      const { db } = openReads(pool);
      process.stdout.write(await replay({ db, pool, log: stores, now }, asked));
    } finally {
      await pool.end();
      await stores.close();
      await database.stop();
    }
  }
  return { close: async () => {} };
});
process.exit(0);
