import { PROBLEMS } from '@baanpak/contract/problems/problems.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/stay/room-calendar.ts';
import { unitsLeft } from '@baanpak/domain/stay/taken-nights.ts';
import { LEASES } from '@baanpak/domain/values/money/lease.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { buildServer, type Server } from '@baanpak/infrastructure/http/server.ts';
import type { MailTransport } from '@baanpak/infrastructure/mail/port.ts';
import { omise } from '@baanpak/infrastructure/payment-provider/omise.ts';
import type { PaymentProvider } from '@baanpak/infrastructure/payment-provider/port.ts';
import { personalFiles } from '@baanpak/infrastructure/personal-keys/personal-files.ts';
import { VERSION } from '@baanpak/infrastructure/telemetry/version.ts';
import { memoryStore } from '@baanpak/payment-sandbox/memory-store.ts';
import { sandbox } from '@baanpak/payment-sandbox/sandbox.ts';
import { openProjectorPool, prepareReadModels, startProjector } from '@baanpak/projector/start.ts';
import { queryApi } from '@baanpak/query-api/app.ts';
import { mediaApi } from '@baanpak/query-api/media/media-api.ts';
import { openReadPool } from '@baanpak/query-api/reads.ts';
import { commandApi } from '../app.ts';
import type { Deps } from '../deps.ts';
import { mailerOn } from '../mail/start-mailer.ts';
import { runProcesses } from '../processes/run.ts';
import { postgresStepsAside } from '../processes/steps-aside.ts';
import { postgresTimerStore } from '../processes/timer-store.ts';
import { commandDeps, type Foundation, processesOn } from '../start.ts';
import { bookingWith } from './booking.ts';
import { type RoomForTest, type RoomOptions, registerHotel, registerRoom } from './catalogue.ts';
import { type Clock, clockForTest } from './clock.ts';
import { type OldLog, restoreOldLog } from './old-log.ts';
import { PROVIDER_KEYS, payingWith, RETURN_URI } from './paying.ts';
import { API_KEY, requestsTo } from './requests.ts';
import { DATA_KEY, openStoresForTest, type StoresForTest } from './stores.ts';
import { twoIdsIn } from './two-ids.ts';
import { undeclaredProblems } from './undeclared-problems.ts';

export const WEBHOOK_SECRET = Buffer.from('the webhook secret').toString('base64');
const SANDBOX_PATH = '/sandbox/omise';
const QUICK = { sweep: 20, slow: 60_000, late: 50, settle: 500, retries: [20, 20] };

export type ShopOptions = Readonly<{
  /** Default `standing`. */
  clock?: 'standing' | 'running';
  /** Minutes a room waits for its payment; default 30. */
  holdMinutes?: number;
  /** What happened before, and when it ended; default nothing. */
  log?: OldLog;
  /** Default off, so that one guest may book as often as a test wants. */
  capHolds?: boolean;
}>;

export type Logged = Readonly<{ details: object; message: string }>;

/**
 * Command API, query API and projector on a database of the test's own, with a payment sandbox on a
 * port, two hotels and four rooms. No process runs before `runProcesses`.
 */
export async function openShop(options: ShopOptions = {}) {
  const clock = clockForTest(options.clock ?? 'standing');
  if (options.log) clock.moveBy(Date.parse(options.log.now) - Date.parse(clock.now()));
  const logged: Logged[] = [];
  const opened = await openFoundation(clock, logged, options);
  const { foundation, deps, stores } = opened;
  const projector = await projectorOn(opened.projection);
  const app = serverWith([API_KEY, `${API_KEY}-2`]);
  const undeclared = undeclaredProblems(app);
  const reading = { ...readingOf(opened.stores, deps, clock), pool: opened.readPool };
  for (const plugin of [queryApi(reading), mediaApi(reading), commandApi(deps)])
    await app.register(plugin);
  await app.register(
    providerFor(clock, () => opened.origin.url),
    { prefix: SANDBOX_PATH },
  );
  opened.origin.url = await app.listen({ host: '127.0.0.1', port: 0 });

  const { riverside, hilltop } = await registerHotels(deps, options);
  const requests = requestsTo(app);
  const others: Server[] = [];
  return {
    ...requests,
    ...bookingWith(requests, opened.head),
    ...twoIdsIn(deps),
    ...payingWith(requests, opened.origin.url + SANDBOX_PATH),
    app,
    deps,
    clock,
    logged,
    store: stores.store,
    codec: stores.codec,
    pool: stores.pool,
    erasedList: stores.erasedList,
    /** What the query API of the shop reads with. */
    reading,
    riverside,
    hilltop,
    garden: await registerRoom(deps.commands, riverside),
    river: await registerRoom(deps.commands, riverside, { units: 3 }),
    valley: await registerRoom(deps.commands, hilltop),
    cloud: await registerRoom(deps.commands, hilltop, { units: 2 }),
    /** One more room of `riverside`, for a test that wants its own. */
    newRoom: (options: RoomOptions = {}) => registerRoom(deps.commands, riverside, options),
    /** How many units of a room are free for a stay, by the log. */
    async unitsLeft({ roomId }: RoomForTest, stay: Stay): Promise<number> {
      const { state } = await deps.commands.load(roomCalendar, roomCalendarStream(roomId));
      return unitsLeft(state, stay);
    },
    ...instancesOn(foundation),
    /** The routes of another instance, for as long as the shop is open. */
    async routesOf(instance: Deps) {
      const other = serverWith([API_KEY]);
      await other.register(commandApi(instance));
      others.push(other);
      const sent = requestsTo(other);
      return { ...sent, ...bookingWith(sent, opened.head) };
    },
    ...processesOf(foundation, deps, stores.url),
    ...mailerOf(deps, stores.url),
    async close() {
      await Promise.all([this.stopProcesses(), this.stopMailer()]);
      await Promise.all([app, ...others].map((server) => server.close()));
      await projector.stop();
      await opened.close();
      if (undeclared.size > 0)
        throw new Error(
          `Problems that no route says it may answer:\n${[...undeclared].join('\n')}`,
        );
    },
  };
}

const serverWith = (keys: readonly string[]) =>
  buildServer({ apiKeys: new Set(keys), problems: PROBLEMS, drainLimit: 500 });

/** A log of old has hotels of these names. */
async function registerHotels({ commands }: Deps, { log }: ShopOptions) {
  const slug = (name: string) => (log ? `${name}-anew` : name);
  return {
    riverside: await registerHotel(commands, slug('riverside')),
    hilltop: await registerHotel(commands, slug('hilltop')),
  };
}

const instancesOn = (foundation: Foundation) => ({
  /** A second command API on the same stores, with caches of its own, perhaps with another provider or store. */
  anotherInstance: (
    provider: Partial<PaymentProvider> = {},
    others: Partial<Foundation> = {},
  ): Promise<Deps> =>
    commandDeps({ ...foundation, ...others, provider: { ...foundation.provider, ...provider } }),
});

/** What the query API reads with. */
const readingOf = (stores: StoresForTest, { tokens, ids }: Deps, { now }: Clock) => ({
  ...stores,
  now,
  config: SITE,
  tokens,
  ids,
  slips: personalFiles(stores.media.private, stores.keys),
  site: () => PUBLIC_SITE,
});

const providerFor = ({ now }: Clock, url: () => string) =>
  sandbox({
    ...PROVIDER_KEYS,
    store: memoryStore(),
    now,
    url: () => url() + SANDBOX_PATH,
    webhookUrl: () => `${url()}/payments/webhook`,
    webhookSecrets: [WEBHOOK_SECRET],
    delays: QUICK,
  });

/** At most one runner; each start looks at what is due by now, for nobody tells a runner that the clock was moved. */
function processesOf(foundation: Foundation, deps: Deps, url: string) {
  let runner: ReturnType<typeof processesOn> | undefined;
  const stopProcesses = async () => runner?.stop();
  return {
    stopProcesses,
    /** With other deps, or other stores, for a runner that something happens to. */
    async runProcesses(runnerDeps: Deps = deps, stores: Partial<Foundation> = {}) {
      await stopProcesses();
      runner = processesOn(runnerDeps, { ...foundation, ...stores }, url);
      runner.start();
      return runner;
    },
    /** One more runner that takes itself for the only one, as does who stood still for long. */
    anotherRunner(runnerDeps: Deps) {
      const stopping = new AbortController();
      const { store, codec, relaxed } = foundation;
      const timerStore = postgresTimerStore(relaxed, deps.storeId);
      const { signal } = stopping;
      const status = { problem: null, stoppedAt: null };
      const stepsAside = postgresStepsAside(relaxed);
      const running = runProcesses({
        deps: runnerDeps,
        store,
        codec,
        timerStore,
        stepsAside,
        signal,
        status,
      });
      return {
        async stop(): Promise<void> {
          stopping.abort();
          await running;
        },
      };
    },
  };
}

/** At most one mailer, which looks for mail again and again. */
function mailerOf(deps: Deps, url: string) {
  let mailer: ReturnType<typeof mailerOn> | undefined;
  const stopMailer = async () => mailer?.stop();
  return {
    stopMailer,
    async runMailer(transport: MailTransport) {
      await stopMailer();
      mailer = mailerOn(deps, { transport, url, lookEvery: 20 });
      mailer.start(PUBLIC_SITE);
      return mailer;
    },
  };
}

/** Where links of mails lead. */
export const PUBLIC_SITE = 'https://baanpak.example';

async function projectorOn(projection: Parameters<typeof startProjector>[0]) {
  const projector = startProjector(projection);
  await projector.made(20_000);
  return projector;
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

const SITE = {
  apiKey: API_KEY,
  locale: 'th',
  paymentPublicKey: PROVIDER_KEYS.publicKey,
  paymentScriptUrl: `${SANDBOX_PATH}/omise.js`,
  holdMinutes: 30,
  transferHours: 24,
  version: VERSION,
  demo: false,
} as const;

async function openFoundation(clock: Clock, logged: Logged[], options: ShopOptions) {
  const { now } = clock;
  const stores = await openStoresForTest(now);
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
    ...{ config, now, log, provider, ledgerPause: 0 },
  };
  const pool = openProjectorPool(url);
  const readPool = openReadPool(url);
  const projection = { ...stores, pool, log };
  await prepareReadModels(projection);
  const deps = await commandDeps(foundation);
  return {
    foundation,
    projection,
    readPool,
    stores,
    origin,
    deps,
    /** How far the log is written, as `x-position` has it. */
    head: async () => positionToken({ storeId: deps.storeId, position: await stores.store.head() }),
    async close() {
      await Promise.all([pool.end(), readPool.end()]);
      await stores.close();
    },
  };
}

const HTTP = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: undefined,
  trustProxy: false,
  corsOrigins: [new URL(RETURN_URI).origin],
  videoOrigins: [],
} as const;
