import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { run } from '@baanpak/infrastructure/program/run.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import { putBack } from './backup/put-back.ts';
import { refuseWithoutSecrets } from './backup/refuse-without-secrets.ts';
import { reachDatabase } from './reach-database.ts';
import { restoreStores } from './restore-stores.ts';

// `npm run restore`: after the event log was restored or lost its end, with the product stopped;
// `npm run restore -- <backup>`: puts a backup back into empty stores first.
await run(async () => {
  const [directory] = process.argv.slice(2).filter((word) => word !== 'restore');
  if (directory !== undefined) await refuseWithoutSecrets(process.env);
  const config = await loadConfig(process.env);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const backedUp = directory === undefined ? undefined : await putBack({ config, directory, say });
  const database = await reachDatabase(config);
  try {
    await restoreStores({ config, databaseUrl: database.url, backedUp, log: openLog(), say });
  } finally {
    await database.stop();
  }
  return { close: async () => {} };
});
process.exit(0);
