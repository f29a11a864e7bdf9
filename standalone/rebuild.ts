import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { BootError } from '@baanpak/infrastructure/config/boot-error.ts';
import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { UnreadableEvent } from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import { run } from '@baanpak/infrastructure/process/run.ts';
import { openStores } from '@baanpak/infrastructure/stores/open-stores.ts';
import { checkFingerprints } from '@baanpak/infrastructure/stores/secret-fingerprints.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import { checksum } from '@baanpak/projector/run/checksum.ts';
import { RebuildUnderWay, rebuild } from '@baanpak/projector/run/rebuild.ts';
import { readCheckpoint } from '@baanpak/projector/schema/checkpoint.ts';
import { READ_SCHEMA, readSchemaVersion } from '@baanpak/projector/schema/create.ts';
import { openProjectorPool } from '@baanpak/projector/start.ts';
import { progressBar } from './progress-bar.ts';
import { reachDatabase } from './reach-database.ts';

// `npm run rebuild`: the read models made anew, with the product running or stopped.
await run(async () => {
  const config = await loadConfig(process.env);
  const database = await reachDatabase(config);
  const log = openLog();
  const stores = await openStores({
    config,
    databaseUrl: database.url,
    events: STORED_EVENTS,
    now: () => instant(Date.now()),
    wakeUp: 'notify',
    log,
  });
  const pool = openProjectorPool(database.url);
  try {
    await checkFingerprints(stores.pool, config.secrets);
    const live = await readSchemaVersion(pool, READ_SCHEMA);
    const before = live === undefined ? 'there are none' : await checksum(pool);
    process.stdout.write(`before  ${before}\n`);
    const head = live === undefined ? undefined : await readCheckpoint(pool, READ_SCHEMA);
    const bar = progressBar(head?.position);
    const { events } = await rebuild({ ...stores, pool, progress: bar.update }).catch(asSentence);
    bar.end(events);
    process.stdout.write(`after   ${await checksum(pool)}\n${events} events read\n`);
  } finally {
    await pool.end();
    await stores.close();
    await database.stop();
  }
  return { close: async () => {} };
});
process.exit(0);

/** An operator is told what to do, not where in the code it happened. */
function asSentence(error: unknown): never {
  if (error instanceof RebuildUnderWay)
    throw new BootError(`${error.message}; try again when it is done.`);
  if (!(error instanceof UnreadableEvent)) throw error;
  throw new BootError(
    `${error.message}. The read models are left as they were; docs/operations.md says what to do.`,
  );
}
