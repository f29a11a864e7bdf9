import { join } from 'node:path';
import { commandApi } from '@baanpak/command-api/app.ts';
import { commandDeps, migrateCommandSchema, startProcesses } from '@baanpak/command-api/start.ts';
import { PERSONAL_FIELDS } from '@baanpak/domain/processes/personal-fields.ts';
import { instant, type Now } from '@baanpak/domain/values/instant.ts';
import type { Config } from '@baanpak/infrastructure/config/config.ts';
import { startEmbeddedPostgres } from '@baanpak/infrastructure/database/embedded-postgres/start.ts';
import { docs } from '@baanpak/infrastructure/http/docs.ts';
import { health } from '@baanpak/infrastructure/http/health.ts';
import { buildServer } from '@baanpak/infrastructure/http/server.ts';
import { openStores } from '@baanpak/infrastructure/stores/open-stores.ts';
import { openProjectorPool, prepareReadSchema, startProjector } from '@baanpak/projector/start.ts';
import { queryApi } from '@baanpak/query-api/app.ts';
import type { Logger } from 'pino';
import { loadDemo } from './demo/load.ts';
import { listen } from './listen.ts';
import { OPEN_API } from './open-api.ts';
import { paymentsFor } from './payments.ts';

export type Product = Readonly<{ url: string; close(): Promise<void> }>;

/** Requests under way may end; then there is still time to stop the stores within five seconds. */
const DRAIN_LIMIT = 2_500;

const now: Now = () => instant(Date.now());

/** The whole product in one process, on embedded stores where the configuration names no others. */
export async function startProduct(config: Config, log: Logger): Promise<Product> {
  const postgres =
    config.stores.databaseUrl === undefined
      ? await startEmbeddedPostgres({
          directory: join(config.dataDirectory, 'postgres'),
          log: (sentence) => log.warn(sentence),
        })
      : undefined;
  const databaseUrl = config.stores.databaseUrl ?? postgres?.url ?? '';
  const stores = await openStores({
    stores: config.stores,
    databaseUrl,
    dataKey: config.secrets.data,
    personalFields: PERSONAL_FIELDS,
    now,
    wakeUp: config.embedded ? 'in-process' : 'notify',
    log,
  });
  const projectorPool = openProjectorPool(databaseUrl);

  const payments = paymentsFor(config, stores.pool, now);
  const foundation = { ...stores, config, now, log, provider: payments.provider };
  await migrateCommandSchema(stores.pool);
  const deps = await commandDeps(foundation);
  const projection = { ...stores, pool: projectorPool, url: databaseUrl, log };
  await prepareReadSchema(projection);
  if (config.demo && payments.sandboxStore) await loadDemo(foundation, payments.sandboxStore);

  const projector = startProjector(projection);
  const processes = startProcesses(deps, foundation, databaseUrl);
  const app = buildServer({
    apiKeys: new Set(config.apiKeys),
    logger: log,
    trustProxy: config.http.trustProxy,
    drainLimit: DRAIN_LIMIT,
  });
  await docs(app, OPEN_API);
  health(app, { projector: projector.check, processes: processes.check });
  await app.register(queryApi({ ...stores, now, config: payments.siteConfig }));
  await app.register(commandApi(deps));
  if (payments.sandbox) await app.register(payments.sandbox, { prefix: payments.SANDBOX_PATH });
  const url = await listen(app, config.http);
  payments.listening(config.http.publicUrl ?? url, url);

  return {
    url,
    async close() {
      await app.close();
      await Promise.all([projector.stop(), processes.stop()]);
      await projectorPool.end();
      await stores.close();
      await postgres?.stop();
    },
  };
}
