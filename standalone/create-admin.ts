import { randomBytes } from 'node:crypto';
import { commandPorts, migrateCommandSchema } from '@baanpak/command-api/start.ts';
import { createAdmin } from '@baanpak/command-api/use-cases/user/create-user.ts';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { openMedia } from '@baanpak/infrastructure/media/open-media.ts';
import { providerFor } from '@baanpak/infrastructure/payment-provider/provider-for.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';
import { openStores } from '@baanpak/infrastructure/program/open-stores.ts';
import { run } from '@baanpak/infrastructure/program/run.ts';
import { keepFingerprints } from '@baanpak/infrastructure/program/secret-fingerprints.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import { reachDatabase } from './reach-database.ts';

// `npm run create-admin -- <username>`: one more administrator, with the product running or stopped.
await run(async () => {
  const username = process.argv.at(-1)?.trim() ?? '';
  if (process.argv.length < 3 || username === '' || username === 'create-admin')
    throw new BootError('Name the administrator: npm run create-admin -- <username>');
  const config = await loadConfig(process.env);
  const database = await reachDatabase(config);
  const log = openLog();
  const now = () => instant(Date.now());
  const stores = await openStores({
    config,
    databaseUrl: database.url,
    events: STORED_EVENTS,
    now,
    wakeUp: 'notify',
    log,
  });
  try {
    await migrateCommandSchema(stores.pool);
    await keepFingerprints(stores.pool, config.secrets);
    const provider = providerFor(config, () => '', now);
    const ports = await commandPorts({
      ...stores,
      config,
      provider,
      media: openMedia(config),
      now,
      log,
    });
    const password = randomBytes(12).toString('base64url');
    await createAdmin(ports, { username, password });
    process.stdout.write(
      `${username} may sign in with this password, and should change it then:\n\n  ${password}\n`,
    );
  } catch (error) {
    if (error instanceof Refusal) throw new BootError(`${username}: ${error.message}`);
    throw error;
  } finally {
    await stores.close();
    await database.stop();
  }
  return { close: async () => {} };
});
process.exit(0);
