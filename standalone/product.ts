import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { commandApi } from '@baanpak/command-api/http/app.ts';
import { mailerOn } from '@baanpak/command-api/mail/start-mailer.ts';
import { assertCheckpointOfLog } from '@baanpak/command-api/processes/timer-store.ts';
import {
  commandPorts,
  migrateCommandSchema,
  prepareLog,
  processesOn,
} from '@baanpak/command-api/start.ts';
import { countComparisons } from '@baanpak/command-api/use-cases/ledger/ledger-progress.ts';
import { PROBLEMS } from '@baanpak/contract/problems/problems.ts';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { instant, type Now } from '@baanpak/domain/values/time/instant.ts';
import { type GuestSiteOptions, guestSite } from '@baanpak/guest-web/server/guest-site.ts';
import type { OpenPages } from '@baanpak/guest-web/server/rendering.ts';
import type { Config } from '@baanpak/infrastructure/config/config.ts';
import { startEmbeddedPostgres } from '@baanpak/infrastructure/database/embedded-postgres/start.ts';
import { countCertificateEnds } from '@baanpak/infrastructure/event-store/eventstoredb/certificate-ends.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import { docs } from '@baanpak/infrastructure/http/docs.ts';
import { logCheck } from '@baanpak/infrastructure/http/follower-check.ts';
import type { Checks } from '@baanpak/infrastructure/http/health.ts';
import { listen } from '@baanpak/infrastructure/http/listen.ts';
import { operations } from '@baanpak/infrastructure/http/operations.ts';
import type { Server } from '@baanpak/infrastructure/http/server.ts';
import { serverFor } from '@baanpak/infrastructure/http/server-for.ts';
import { openMailTransport } from '@baanpak/infrastructure/mail/open-transport.ts';
import { outboxReader } from '@baanpak/infrastructure/mail/outbox.ts';
import { openMedia } from '@baanpak/infrastructure/media/open-media.ts';
import {
  providerFor,
  SANDBOX_KEYS,
  SANDBOX_PATH,
} from '@baanpak/infrastructure/payment-provider/provider-for.ts';
import { personalFiles } from '@baanpak/infrastructure/personal-keys/personal-files.ts';
import { type OpenStores, openStores } from '@baanpak/infrastructure/program/open-stores.ts';
import { keepFingerprints } from '@baanpak/infrastructure/program/secret-fingerprints.ts';
import { postgresStore } from '@baanpak/payment-sandbox/postgres-store.ts';
import { sandbox } from '@baanpak/payment-sandbox/sandbox.ts';
import type { SandboxStore } from '@baanpak/payment-sandbox/store.ts';
import { GROUPS } from '@baanpak/projector/read-models.ts';
import { prepareReadModels } from '@baanpak/projector/run/resume.ts';
import {
  openProjectorPool,
  type ProjectorOptions,
  startProjector,
} from '@baanpak/projector/start.ts';
import { queryApi } from '@baanpak/query-api/http/app.ts';
import { openReadPool, openReads, type Reads } from '@baanpak/query-api/http/reads.ts';
import { countOpenCases } from '@baanpak/query-api/lists/cases.ts';
import { mediaApi } from '@baanpak/query-api/media/media-api.ts';
import { siteConfigFor } from '@baanpak/query-api/site/site-config.ts';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { keepPictures } from './demo/keep-pictures.ts';
import { loadDemo } from './demo/load.ts';
import { OPEN_API } from './open-api.ts';
import { outbox } from './outbox/outbox.ts';
import { renderInTurn } from './pages/render-in-turn.ts';

export type Product = Readonly<{ url: string; close(): Promise<void> }>;

const CATCH_UP_LIMIT = 5_000;

const now: Now = () => instant(Date.now());

/**
 * The whole product in one process, on embedded stores where the configuration names no others.
 * `openPages`: where its pages come from; default: the build.
 */
export async function startProduct(
  config: Config,
  log: Logger,
  openPages?: OpenPages,
): Promise<Product> {
  const database = await openDatabase(config, log);
  try {
    return await startOn(database, config, log, openPages);
  } catch (error) {
    await database.stop(); // or it would be left behind, e.g. where the port is in use
    throw error;
  }
}

type Database = Awaited<ReturnType<typeof openDatabase>>;

async function startOn(
  database: Database,
  config: Config,
  log: Logger,
  openPages: OpenPages | undefined,
): Promise<Product> {
  const { url: databaseUrl } = database;
  const stores = await openStores({ config, databaseUrl, events: STORED_EVENTS, now, log });
  const projectorPool = openProjectorPool(databaseUrl);
  const readPool = openReadPool(databaseUrl);
  const reads = openReads(readPool);
  const sandboxStore = postgresStore(stores.pool);
  /** Inside this machine; known once the server listens. */
  let ownUrl = '';
  const site = () => config.http.publicUrl ?? ownUrl;
  const provider = providerFor(config, () => ownUrl, now);
  const media = openMedia(config);
  const guestFiles = personalFiles(media.private, stores.keys);
  const whole = wholeSite(config, () => ownUrl);
  const serverKey = randomUUID();
  const reportsFrom = { origin: () => ownUrl, apiKey: serverKey };
  const foundation = { ...stores, ...whole, config, now, log, provider, media, reportsFrom };
  const { crashAt } = config;
  const projection = { ...stores, pool: projectorPool, url: databaseUrl, log, crashAt };

  const [pictures] = await Promise.all([
    config.demo ? keepPictures(media) : new Map<string, string>(),
    prepareSchemas(projection, stores.pool, config),
  ]);
  if (config.demo)
    await loadDemo(foundation, sandboxStore, {
      ...{ pictures, password: config.demo.password },
      separateLog: config.stores.eventStoreUrl !== undefined,
    });
  const ports = await commandPorts(foundation);
  await prepareLog(ports, config);
  const projector = startProjector(projection);
  const processes = processesOn(ports, foundation, databaseUrl);
  const mailer = mailerOn(ports, {
    transport: openMailTransport(config, stores.relaxed, now),
    url: databaseUrl,
  });

  const { tokens, ids } = ports;
  const reading = { tokens, guestFiles, site, inside: () => ownUrl, ids, pool: readPool, reads };
  const app = await documented(config, log, serverKey);
  operations(app, {
    config,
    checks: checksOf(stores.store, { projector, processes, mail: mailer }),
    work: stores.work,
    pools: poolsOf(stores, readPool, projectorPool),
    counts: { ...processes.counts, ...countsOf(config, ports, mailer, reads) },
  });
  await app.register(queryApi({ ...foundation, ...reading, config: siteConfigOf(config) }));
  await app.register(mediaApi({ media }));
  await app.register(commandApi(ports));
  await serveStandIns(app, config, { sandboxStore, pool: stores.pool, ownUrl: () => ownUrl });
  await app.register(guestSiteFor(config, serverKey, { apiOrigin: () => ownUrl, site, openPages }));
  await projector.made(CATCH_UP_LIMIT); // of a long log they are built while the rest is served
  ownUrl = await listen(app, config.http);
  // not before: they ask the sandbox at once what became of unfinished payments
  processes.start();
  mailer.start(site());
  // or the first visitor would see no hotels, and who watches /readyz a demo that is behind by weeks
  await Promise.all([projector.caughtUp(CATCH_UP_LIMIT), processes.caughtUp(CATCH_UP_LIMIT)]);
  await reads.readAhead().catch((error) => log.warn({ err: error }, 'Nothing was read ahead'));

  return {
    url: ownUrl,
    async close() {
      await app.close();
      await Promise.all([projector.stop(), processes.stop(), mailer.stop()]);
      await Promise.all([projectorPool.end(), readPool.end()]);
      await stores.close();
      await database.stop();
    },
  };
}

async function documented(config: Config, log: Logger, serverKey: string): Promise<Server> {
  const app = serverFor(config, log, { problems: PROBLEMS, serverKey });
  await docs(app, OPEN_API);
  return app;
}

const poolsOf = ({ pool, relaxed }: OpenStores, reads: Pool, projector: Pool) => ({
  ...{ stores: pool, relaxed },
  ...{ reads, projector },
});

type Ports = Awaited<ReturnType<typeof commandPorts>>;
type Mailer = ReturnType<typeof mailerOn>;
type Checked = Readonly<{ check: Checks[string] }>;

const checksOf = (
  log: EventStore,
  { projector, processes, mail }: Readonly<Record<'projector' | 'processes' | 'mail', Checked>>,
): Checks => ({
  log: logCheck(log),
  projector: projector.check,
  processes: processes.check,
  mail: mail.check,
});

const countsOf = ({ stores }: Config, ports: Ports, { waiting }: Mailer, { db }: Reads) => ({
  event_store_certificate_end_seconds: countCertificateEnds(stores.eventStoreUrl),
  mails_waiting: waiting,
  cases_open: openCases(db),
  ...countComparisons(ports),
});

const openCases = (db: Parameters<typeof countOpenCases>[0]) =>
  ({
    help: 'Money that staff have to look into, by the kind of case',
    by: 'kind',
    count: () => countOpenCases(db),
  }) as const;

/** Ends the boot with a sentence where what is remembered is not of this log, or was sealed otherwise. */
async function prepareSchemas(projection: ProjectorOptions, pool: Pool, { secrets }: Config) {
  await migrateCommandSchema(pool);
  await keepFingerprints(pool, secrets);
  await assertCheckpointOfLog(pool, projection.store);
  await prepareReadModels({ ...projection, groups: GROUPS });
}

/** Where it listens, unless it is one of many: under a public name on shared stores. */
const wholeSite = ({ http, stores }: Config, ownUrl: () => string) =>
  http.publicUrl === undefined || stores.databaseUrl === undefined ? { ownUrl } : {};

const siteConfigOf = (config: Config) =>
  siteConfigFor({ ...config, demo: config.demo !== undefined });

const guestSiteFor = (
  config: Config,
  apiKey: string,
  given: Pick<GuestSiteOptions, 'apiOrigin' | 'site' | 'openPages'>,
) =>
  guestSite({
    ...given,
    apiKey,
    inTurn: renderInTurn,
    config: async () => siteConfigOf(config),
    hosts: { videoOrigins: config.http.videoOrigins, tilesUrl: config.tilesUrl },
    securityContact: config.http.securityContact,
    now,
  });

type StandIns = Readonly<{ sandboxStore: SandboxStore; pool: Pool; ownUrl: () => string }>;

/** What stands in for the world outside: the payment provider, and where the demo's mail goes. */
async function serveStandIns(
  app: Server,
  config: Config,
  { sandboxStore, pool, ownUrl }: StandIns,
): Promise<void> {
  if (config.demo && !config.stores.mail) await app.register(outbox(outboxReader(pool)));
  if (config.payments.kind === 'sandbox' && config.payments.alone === undefined)
    await app.register(sandboxFor(config, sandboxStore, ownUrl), { prefix: SANDBOX_PATH });
}

const sandboxFor = (config: Config, store: SandboxStore, ownUrl: () => string) =>
  sandbox({
    ...SANDBOX_KEYS,
    store,
    now,
    url: () => (config.http.publicUrl ?? ownUrl()) + SANDBOX_PATH,
    webhookUrl: () => `${ownUrl()}/payments/webhook`,
    webhookSecrets: [config.sandboxWebhookSecret],
  });

async function openDatabase({ stores, dataDirectory }: Config, log: Logger) {
  if (stores.databaseUrl !== undefined) return { url: stores.databaseUrl, stop: async () => {} };
  return startEmbeddedPostgres({
    directory: join(dataDirectory, 'postgres'),
    log: (sentence) => log.warn(sentence),
  });
}
