import { migrateCommandSchema } from '@baanpak/command-api/start.ts';
import {
  adoptKeys,
  dropLostKeys,
} from '@baanpak/command-api/use-cases/restore/idempotency-keys.ts';
import {
  adoptProcessCheckpoint,
  type ProcessesRestored,
  restoreProcesses,
} from '@baanpak/command-api/use-cases/restore/process-checkpoint.ts';
import { dropStraySnapshots } from '@baanpak/command-api/use-cases/restore/snapshots.ts';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import type { Config } from '@baanpak/infrastructure/config/config.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { type AdvisoryLock, waitForLock } from '@baanpak/infrastructure/database/single-runner.ts';
import {
  type Adoption,
  adoptRestoredLog,
  isRestoredLog,
} from '@baanpak/infrastructure/event-store/postgres/restored-log.ts';
import { erasedListIn } from '@baanpak/infrastructure/personal-keys/erased-list.ts';
import { destroyListed } from '@baanpak/infrastructure/personal-keys/postgres.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';
import { type OpenStores, openStores } from '@baanpak/infrastructure/program/open-stores.ts';
import { checkFingerprints } from '@baanpak/infrastructure/program/secret-fingerprints.ts';
import { PROJECTED_GROUPS } from '@baanpak/projector/projections.ts';
import { RebuildUnderWay, rebuild } from '@baanpak/projector/run/rebuild.ts';
import { resumeAfterLastCommonEvent } from '@baanpak/projector/run/resume.ts';
import { dropUnused, knownSchemas } from '@baanpak/projector/schema/versions.ts';
import { lockOf, openProjectorPool } from '@baanpak/projector/start.ts';
import { checksum } from '@baanpak/projector/testing/checksum.ts';
import type { Logger } from 'pino';
import type { Manifest } from './backup/manifest.ts';
import { progressBar } from './progress-bar.ts';

type Options = Readonly<{
  config: Config;
  databaseUrl: string;
  /** What the backup says that was put back just now. */
  backedUp?: Pick<Manifest, 'logEnd'> | undefined;
  log: Logger;
  /** Told what was done, a line each. */
  say: (line: string) => void;
}>;

/** Who keeps checkpoints: while one of them works, what is remembered moves. */
const RUNNERS = ['baanpak-processes', 'baanpak-mailer'];
/** Of a product that was just ended, the server may not know it yet. */
const LOCK_WITHIN_MS = 3_000;

/**
 * Holds all that is remembered of the event log against the log as it is, and mends it: for a log that
 * was restored, or lost its end. Changes nothing where nothing is amiss. Throws a BootError while the
 * product runs, and where the log is not the one that schema `command` was written with.
 */
export async function restoreStores(options: Options): Promise<void> {
  const locks = await holdAll(options.databaseUrl);
  try {
    await adopt(options);
    const { config, databaseUrl, log } = options;
    const now = () => instant(Date.now());
    const stores = await openStores({ config, databaseUrl, events: STORED_EVENTS, now, log });
    try {
      await mend(stores, options);
    } finally {
      await stores.close();
    }
  } finally {
    await Promise.all(locks.map((lock) => lock.release()));
  }
}

async function holdAll(url: string): Promise<AdvisoryLock[]> {
  const signal = AbortSignal.timeout(LOCK_WITHIN_MS);
  const runners = [...RUNNERS, ...(await schemasIn(url)).map(lockOf)];
  const waits = runners.map((name) => waitForLock({ url, name, signal, retryEvery: 100 }));
  const locks = (await Promise.all(waits)).filter((lock) => lock !== undefined);
  if (locks.length === runners.length) return locks;
  await Promise.all(locks.map((lock) => lock.release()));
  throw new BootError('The product is running on these stores: stop all of it, then restore.');
}

/** Of every version of the read models: a projector of an older one may be at work, too. */
async function schemasIn(url: string): Promise<string[]> {
  const pool = openPool(url, { max: 1 });
  try {
    return await knownSchemas(
      pool,
      PROJECTED_GROUPS.map(({ schema }) => schema),
    );
  } finally {
    await pool.end();
  }
}

/** A log in PostgreSQL alone can have transaction ids of another server. */
async function adopt({ config, databaseUrl, say }: Options): Promise<void> {
  if (config.stores.eventStoreUrl !== undefined) return;
  const pool = openPool(databaseUrl, { max: 2, statementTimeout: 0 }); // all rows are written again
  try {
    if (!(await isRestoredLog(pool))) return;
    await adoptRestoredLog({ pool, alongside: adoptRemembered });
    say('log           adopted: it was restored from another server');
  } finally {
    await pool.end();
  }
}

async function adoptRemembered(adoption: Adoption): Promise<void> {
  await adoptProcessCheckpoint(adoption);
  await adoptKeys(adoption);
}

function saidOf(restored: ProcessesRestored): string {
  if (restored.go === 'on') return 'go on where they were';
  if (restored.go === 'anew')
    return 'met more than the log holds: they read it anew from its start';
  const { madeAt, logEnd } = restored.to;
  return `go back to where they were at ${madeAt}, when the log ended with ${logEnd.stream}/${logEnd.revision}`;
}

async function mend(stores: OpenStores, options: Options): Promise<void> {
  const { config, databaseUrl, backedUp, say } = options;
  await migrateCommandSchema(stores.pool);
  await checkFingerprints(stores.pool, config.secrets);
  const lostRequests = await dropLostKeys(stores.pool, stores.store);
  const processes = await restoreProcesses(stores.pool, stores.store, backedUp?.logEnd);
  say(`processes     ${saidOf(processes)}`);
  say(`snapshots     ${await dropStraySnapshots(stores.pool, stores.store)} dropped`);
  say(`requests      ${lostRequests} dropped`);
  const erased = await destroyListed(stores.pool, erasedListIn(config.erasedList));
  say(`erased        ${erased} destroyed again`);
  const pool = openProjectorPool(databaseUrl);
  try {
    // a backup's are not believed, nor those that may tell of somebody who was erased since
    const isTrusted = backedUp === undefined && erased === 0;
    const going = isTrusted
      ? await resumeAfterLastCommonEvent(pool, stores.store, PROJECTED_GROUPS)
      : [];
    const groups = PROJECTED_GROUPS.filter((group) => !going.includes(group));
    const total = Number((await stores.store.head()).prepare);
    const bar = progressBar({ what: 'rebuild', total, unit: 'events' });
    const { events, stoppedAt } = await rebuild({
      ...{ ...stores, pool, groups, asFarAsItGoes: true },
      progress: (read, { prepare }) => bar.update(Number(prepare), read),
    }).catch(asSentence);
    bar.end(events);
    say(`read models   made of ${events} events, ${await checksum(pool)}`);
    if (going.length > 0)
      say(`              ${going.map(({ name }) => name).join(', ')} go on where they were`);
    const keep = PROJECTED_GROUPS.map(({ schema }) => schema);
    for (const schema of await dropUnused(pool, { keep, unusedFor: 0 }))
      say(`              ${schema} dropped: another version makes it anew`);
    if (stoppedAt) say(`              up to ${stoppedAt.type} ${stoppedAt.id}: ${stoppedAt.why}`);
  } finally {
    await pool.end();
  }
}

function asSentence(error: unknown): never {
  throw error instanceof RebuildUnderWay ? new BootError(`${error.message}: wait for it.`) : error;
}
