import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { run } from '@baanpak/infrastructure/process/run.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import { reachDatabase } from './reach-database.ts';
import { restoreStores } from './restore-stores.ts';

// `npm run restore`: after the event log was restored or lost its end, with the product stopped.
await run(async () => {
  const config = await loadConfig(process.env);
  const database = await reachDatabase(config);
  try {
    const say = (line: string) => void process.stdout.write(`${line}\n`);
    await restoreStores({ config, databaseUrl: database.url, log: openLog(), say });
  } finally {
    await database.stop();
  }
  return { close: async () => {} };
});
process.exit(0);
