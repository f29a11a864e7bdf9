import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import type { Config } from '@baanpak/infrastructure/config/config.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { tableExists } from '@baanpak/infrastructure/database/raw-queries.ts';
import { isRestoredLog } from '@baanpak/infrastructure/event-store/postgres/restored-log.ts';
import { type OpenStores, openStores } from '@baanpak/infrastructure/program/open-stores.ts';
import { checkFingerprints } from '@baanpak/infrastructure/program/secret-fingerprints.ts';
import type { Pool } from 'pg';
import { databaseChecks } from './check-database.ts';
import { logChecks } from './check-log.ts';
import { placeChecks } from './check-places.ts';
import { type Check, type Finding, find, wrong } from './finding.ts';

/** Looks at all that the product needs, as it is configured here; changes nothing and never rejects. */
export async function examine(config: Config, databaseUrl: string): Promise<Finding[]> {
  const pool = openPool(databaseUrl, { max: 2, name: 'baanpak-doctor' });
  try {
    const database = await all(databaseChecks(pool));
    const isReached = database.every(({ what, state }) => what !== 'database' || state !== 'wrong');
    const behind = isReached ? await lookBehind(pool, config, databaseUrl) : [];
    return [...database, ...behind, ...(await all(placeChecks(config)))];
  } finally {
    await pool.end();
  }
}

const all = async (checks: readonly Check[]): Promise<Finding[]> =>
  (await Promise.all(checks.map(find))).flat();

/** What only a database that answers can tell. */
async function lookBehind(pool: Pool, config: Config, databaseUrl: string): Promise<Finding[]> {
  if (!(await tableExists(pool, 'command.kysely_migration')))
    return [{ what: 'event log', state: 'ok', says: 'nothing was written to this database yet' }];
  const secrets = await find({
    what: 'secrets',
    todo: 'Give ID_SECRET and DATA_KEY as they were.',
    look: async () => {
      await checkFingerprints(pool, config.secrets);
      return 'ID_SECRET and DATA_KEY are those the log was written with';
    },
  });
  const isOfAnotherServer =
    config.stores.eventStoreUrl === undefined && (await isRestoredLog(pool));
  if (isOfAnotherServer)
    return [
      ...secrets,
      {
        what: 'event log',
        ...wrong(
          'was restored from another server',
          'Stop the product, and run `npm run restore`.',
        ),
      },
    ];
  return [...secrets, ...(await lookAtLog(config, databaseUrl))];
}

async function lookAtLog(config: Config, databaseUrl: string): Promise<Finding[]> {
  const now = () => instant(Date.now());
  const log = { info: () => {}, warn: () => {} }; // a problem is told by what it makes fail
  let stores: OpenStores | undefined;
  const opened = await find({
    what: 'event log',
    todo: 'Start the event store, or mend EVENTSTORE_URL and its user.',
    look: async () => {
      stores = await openStores({ config, databaseUrl, events: STORED_EVENTS, now, log });
      return [];
    },
  });
  if (!stores) return opened;
  try {
    return await all(logChecks(stores, databaseUrl));
  } finally {
    await stores.close();
  }
}
