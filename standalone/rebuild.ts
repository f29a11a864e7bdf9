import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { UnreadableEvent } from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';
import { checkCrashAt, crashingAt } from '@baanpak/infrastructure/process/failpoints.ts';
import { openStores } from '@baanpak/infrastructure/program/open-stores.ts';
import { run } from '@baanpak/infrastructure/program/run.ts';
import { checkFingerprints } from '@baanpak/infrastructure/program/secret-fingerprints.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import { PROJECTED_GROUPS } from '@baanpak/projector/projections.ts';
import { PROJECTOR_FAILPOINTS } from '@baanpak/projector/run/failpoints.ts';
import type { ProjectedGroup } from '@baanpak/projector/run/projection.ts';
import { RebuildUnderWay, rebuild } from '@baanpak/projector/run/rebuild.ts';
import { readCheckpoints } from '@baanpak/projector/schema/checkpoints.ts';
import { createRegistry } from '@baanpak/projector/schema/create.ts';
import { openProjectorPool } from '@baanpak/projector/start.ts';
import { checksum } from '@baanpak/projector/testing/checksum.ts';
import { progressBar } from './progress-bar.ts';
import { reachDatabase } from './reach-database.ts';

// `npm run rebuild`: the read models made again, with the product running or stopped; or the groups named.
await run(async () => {
  const groups = groupsNamed(process.argv.slice(2).filter((word) => word !== 'rebuild'));
  const config = await loadConfig(process.env);
  checkCrashAt(PROJECTOR_FAILPOINTS, config.crashAt);
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
    await createRegistry(pool);
    const live = await readCheckpoints(
      pool,
      groups.map(({ schema }) => schema),
    );
    const isThere = live.size === groups.length;
    process.stdout.write(`before  ${isThere ? await checksum(pool, groups) : 'not made yet'}\n`);
    const total = Number((await stores.store.head()).prepare);
    const bar = progressBar({ what: 'rebuild', total, unit: 'events' });
    const progress = (events: number, { prepare }: Position) => bar.update(Number(prepare), events);
    const failpoint = crashingAt(PROJECTOR_FAILPOINTS, config.crashAt);
    const making = { ...stores, pool, groups, progress, failpoint };
    const { events } = await rebuild(making).catch(asSentence);
    bar.end(events);
    process.stdout.write(`after   ${await checksum(pool, groups)}\n${events} events read\n`);
  } finally {
    await pool.end();
    await stores.close();
    await database.stop();
  }
  return { close: async () => {} };
});
process.exit(0);

function groupsNamed(names: readonly string[]): readonly ProjectedGroup[] {
  const known = PROJECTED_GROUPS.map(({ name }) => name).join(', ');
  for (const name of names)
    if (!PROJECTED_GROUPS.some((group) => group.name === name))
      throw new BootError(`There are no read models "${name}"; the groups are ${known}.`);
  return names.length === 0
    ? PROJECTED_GROUPS
    : PROJECTED_GROUPS.filter(({ name }) => names.includes(name));
}

/** An operator is told what to do, not where in the code it happened. */
function asSentence(error: unknown): never {
  if (error instanceof RebuildUnderWay)
    throw new BootError(`${error.message}; try again when it is done.`);
  if (!(error instanceof UnreadableEvent)) throw error;
  throw new BootError(
    `${error.message}. The read models are left as they were; docs/operations.md says what to do.`,
  );
}
