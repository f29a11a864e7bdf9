import { LEASES } from '@baanpak/domain/values/money/lease.ts';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import { followedLog } from '@baanpak/infrastructure/event-store/followed-log.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { omise } from '@baanpak/infrastructure/payment-provider/omise.ts';
import { GROUPS } from '@baanpak/projector/read-models.ts';
import { prepareReadModels } from '@baanpak/projector/run/resume.ts';
import { openProjectorPool } from '@baanpak/projector/start.ts';
import { openReadPool } from '@baanpak/query-api/reads.ts';
import { commandPorts, type Foundation } from '../start.ts';
import type { Clock } from './clock.ts';
import { type OldLog, restoreOldLog } from './old-log.ts';
import { PROVIDER_KEYS, RETURN_URI } from './paying.ts';
import { API_KEY } from './requests.ts';
import { DATA_KEY, openStoresForTest } from './stores.ts';

export const WEBHOOK_SECRET = Buffer.from('the webhook secret').toString('base64');
export const SANDBOX_PATH = '/sandbox/omise';

export type ShopOptions = Readonly<{
  /** Default `standing`. */
  clock?: 'standing' | 'running';
  /** Minutes a room waits for its payment; default 30. */
  holdMinutes?: number;
  /** What happened before, and when it ended; default nothing. */
  log?: OldLog;
  /** Default off, so that one guest may book as often as a test wants. */
  capHolds?: boolean;
  /** A log elsewhere, which is followed; default one in the test's database. */
  eventStore?: EventStore;
}>;

export type Logged = Readonly<{ details: object; message: string }>;

/** The stores of a shop and what stands on them; `origin` is where it listens, once it does. */
export async function openFoundation(clock: Clock, logged: Logged[], options: ShopOptions) {
  const { now } = clock;
  const stores = await storesWith(options, now);
  if (options.log) await restoreOldLog(stores, options.log);
  const { url } = stores;
  const origin = { url: '' };
  const note = (details: object, message: string) => void logged.push({ details, message });
  const log = { warn: note, error: note, info: () => {} };
  const provider = omise({
    ...PROVIDER_KEYS,
    webhookSecret: WEBHOOK_SECRET,
    url: () => origin.url + SANDBOX_PATH,
    timeout: 5_000,
    now,
  });
  const secrets = { jwt: 'the jwt secret', id: 'the id secret', data: DATA_KEY };
  const http = { ...HTTP, rateLimits: options.capHolds ?? false };
  const config = {
    secrets,
    holdMinutes: options.holdMinutes ?? 30,
    transferHours: 24,
    leases: LEASES,
    http,
    crashAt: undefined,
  };
  const foundation: Foundation = {
    ...stores,
    ownUrl: () => origin.url,
    reportsFrom: { origin: () => origin.url, apiKey: API_KEY },
    ...{ config, now, log, provider, ledgerPause: 0 },
  };
  const pool = openProjectorPool(url);
  const readPool = openReadPool(url);
  const projection = { ...stores, pool, log };
  await prepareReadModels({ ...projection, groups: GROUPS });
  const ports = await commandPorts(foundation);
  return {
    foundation,
    projection,
    readPool,
    stores,
    origin,
    ports,
    /** How far the log is written, as `x-position` has it. */
    head: async () =>
      positionToken({ storeId: ports.storeId, position: await stores.store.head() }),
    async close() {
      await Promise.all([pool.end(), readPool.end()]);
      await stores.close();
    },
  };
}

async function storesWith({ eventStore }: ShopOptions, now: Now) {
  const stores = await openStoresForTest(now);
  if (!eventStore) return stores;
  const followed = followedLog(eventStore);
  return {
    ...stores,
    ...{ store: eventStore, followed },
    async close() {
      await followed.close();
      await eventStore.close();
      await stores.close();
    },
  };
}

const HTTP = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: undefined,
  apiUrl: undefined,
  trustProxy: false,
  corsOrigins: [new URL(RETURN_URI).origin],
  videoOrigins: [],
  securityContact: undefined,
} as const;
