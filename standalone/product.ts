import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { commandApi } from '@baanpak/command-api/app.ts';
import { mailerOn } from '@baanpak/command-api/mail/start-mailer.ts';
import { commandDeps, migrateCommandSchema, processesOn } from '@baanpak/command-api/start.ts';
import { makeFirstAdmin } from '@baanpak/command-api/user/first-admin.ts';
import { PERSONAL_FIELDS } from '@baanpak/domain/processes/personal-fields.ts';
import { instant, type Now } from '@baanpak/domain/values/instant.ts';
import { guestSite } from '@baanpak/guest-web/server/guest-site.ts';
import type { Config } from '@baanpak/infrastructure/config/config.ts';
import { startEmbeddedPostgres } from '@baanpak/infrastructure/database/embedded-postgres/start.ts';
import { docs } from '@baanpak/infrastructure/http/docs.ts';
import { health } from '@baanpak/infrastructure/http/health.ts';
import { listen } from '@baanpak/infrastructure/http/listen.ts';
import { metrics } from '@baanpak/infrastructure/http/metrics.ts';
import type { Server } from '@baanpak/infrastructure/http/server.ts';
import { serverFor } from '@baanpak/infrastructure/http/server-for.ts';
import { openPost } from '@baanpak/infrastructure/mail/open-post.ts';
import { outboxReader } from '@baanpak/infrastructure/mail/outbox.ts';
import { openMedia } from '@baanpak/infrastructure/media/open-media.ts';
import {
  providerFor,
  SANDBOX_KEYS,
  SANDBOX_PATH,
} from '@baanpak/infrastructure/payment-provider/provider-for.ts';
import { personalFiles } from '@baanpak/infrastructure/personal-keys/personal-files.ts';
import { openStores } from '@baanpak/infrastructure/stores/open-stores.ts';
import { openProjectorPool, prepareReadSchema, startProjector } from '@baanpak/projector/start.ts';
import { queryApi } from '@baanpak/query-api/app.ts';
import { mediaApi } from '@baanpak/query-api/media/media-api.ts';
import { openReads } from '@baanpak/query-api/reads.ts';
import { siteConfigFor } from '@baanpak/query-api/site/site-config-for.ts';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { keepPictures } from './demo/keep-pictures.ts';
import { loadDemo } from './demo/load.ts';
import { OPEN_API } from './open-api.ts';
import { outbox } from './outbox/outbox.ts';
import { postgresStore } from './sandbox/postgres-store.ts';
import { sandbox } from './sandbox/sandbox.ts';
import type { SandboxStore } from './sandbox/store.ts';

export type Product = Readonly<{ url: string; close(): Promise<void> }>;

const CATCH_UP_LIMIT = 5_000;

const now: Now = () => instant(Date.now());

/** The whole product in one process, on embedded stores where the configuration names no others. */
export async function startProduct(config: Config, log: Logger): Promise<Product> {
  const database = await openDatabase(config, log);
  const { url: databaseUrl } = database;
  const personalFields = PERSONAL_FIELDS;
  const stores = await openStores({ config, databaseUrl, personalFields, now, log });
  const projectorPool = openProjectorPool(databaseUrl);
  const reads = openReads(stores.pool);
  const sandboxStore = postgresStore(stores.pool);
  /** Inside this machine; known once the server listens. */
  let ownUrl = '';
  const site = () => config.http.publicUrl ?? ownUrl;
  const provider = providerFor(config, () => ownUrl, now);
  const media = openMedia(config);
  const slips = personalFiles(media.private, stores.keys);
  const foundation = { ...stores, config, now, log, provider, media };
  const projection = { ...stores, pool: projectorPool, url: databaseUrl, log };

  const [pictures] = await Promise.all([
    config.demo ? keepPictures(media) : new Map<string, string>(),
    migrateCommandSchema(stores.pool).then(() => prepareReadSchema(projection)),
  ]);
  if (config.demo)
    await loadDemo(foundation, sandboxStore, { pictures, password: config.demo.password });
  const deps = await commandDeps(foundation);
  if (config.firstAdmin) await makeFirstAdmin(deps, config.firstAdmin);
  const projector = startProjector(projection);
  const processes = processesOn(deps, foundation, databaseUrl);
  const mailer = mailerOn(deps, { post: openPost(config, stores.unsynced, now), url: databaseUrl });

  const reading = { tokens: deps.tokens, slips, site };
  const serverKey = randomUUID();
  const app = serverFor(config, log, serverKey);
  await docs(app, OPEN_API);
  const checks = { projector: projector.check, processes: processes.check, mail: mailer.check };
  health(app, checks);
  metrics(app, {
    token: config.metricsToken,
    checks,
    pools: { stores: stores.pool },
    counts: { mails_waiting: mailer.waiting },
  });
  await app.register(queryApi({ ...foundation, ...reading, reads, config: siteConfigFor(config) }));
  await app.register(mediaApi({ media }));
  await app.register(commandApi(deps));
  await serveStandIns(app, config, { sandboxStore, pool: stores.pool, ownUrl: () => ownUrl });
  await app.register(guestSiteFor(config, serverKey, () => ownUrl));
  ownUrl = await listen(app, config.http);
  // not before: they ask the sandbox at once what became of unfinished payments
  processes.start();
  mailer.start(site());
  await projector.caughtUp(CATCH_UP_LIMIT); // or the first visitor would see no hotels
  await reads.readAhead();

  return {
    url: ownUrl,
    async close() {
      await app.close();
      await Promise.all([projector.stop(), processes.stop(), mailer.stop()]);
      await projectorPool.end();
      await stores.close();
      await database.stop();
    },
  };
}

const guestSiteFor = (config: Config, apiKey: string, ownUrl: () => string) =>
  guestSite({
    apiOrigin: ownUrl,
    apiKey,
    config: async () => siteConfigFor(config),
    hosts: { videoOrigins: config.http.videoOrigins, tilesUrl: config.tilesUrl },
  });

type StandIns = Readonly<{ sandboxStore: SandboxStore; pool: Pool; ownUrl: () => string }>;

/** What stands in for the world outside: the payment provider, and where the demo's mail goes. */
async function serveStandIns(
  app: Server,
  config: Config,
  { sandboxStore, pool, ownUrl }: StandIns,
): Promise<void> {
  if (config.demo) await app.register(outbox(outboxReader(pool)));
  if (config.payments.kind === 'sandbox')
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
