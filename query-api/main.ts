import { PROBLEMS } from '@baanpak/contract/problems/problems.ts';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { queryApiConfig, sharedDatabaseUrl } from '@baanpak/infrastructure/config/config.ts';
import { docs } from '@baanpak/infrastructure/http/docs.ts';
import { listen } from '@baanpak/infrastructure/http/listen.ts';
import { operations } from '@baanpak/infrastructure/http/operations.ts';
import { serverFor } from '@baanpak/infrastructure/http/server-for.ts';
import { serverIds } from '@baanpak/infrastructure/http/server-ids.ts';
import { openMedia } from '@baanpak/infrastructure/media/open-media.ts';
import { personalFiles } from '@baanpak/infrastructure/personal-keys/personal-files.ts';
import { openStores } from '@baanpak/infrastructure/program/open-stores.ts';
import {
  LEAVE_AND_CLOSE_WITHIN_MS,
  releaseMemory,
  run,
} from '@baanpak/infrastructure/program/run.ts';
import { checkFingerprints } from '@baanpak/infrastructure/program/secret-fingerprints.ts';
import { accessTokenReader } from '@baanpak/infrastructure/sign-in/access-tokens.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import { VERSION } from '@baanpak/infrastructure/telemetry/version.ts';
import { queryApi } from './http/app.ts';
import { keepInUse, openReadPool, openReads, readModelsCheck } from './http/reads.ts';
import { mediaApi } from './media/media-api.ts';
import { siteConfigFor } from './site/site-config.ts';

// The reads, alone: one of many behind a gateway, on the database that the projector fills.
void run(async () => {
  const config = await queryApiConfig(process.env);
  const log = openLog();
  const now = () => instant(Date.now());
  const databaseUrl = sharedDatabaseUrl(config);
  // of the log only what opens a booking to its guest is read
  const stores = await openStores({ config, databaseUrl, events: STORED_EVENTS, now, log });
  const { pool } = stores;
  await checkFingerprints(pool, config.secrets);
  const readPool = openReadPool(databaseUrl);
  const reads = openReads(readPool);
  const endUse = keepInUse(pool, log);
  const app = serverFor(config, log, { problems: PROBLEMS, serverKey: config.serverKey });
  await docs(app, { title: 'Baanpak query API', version: VERSION });
  const { leave } = operations(app, {
    config,
    checks: { 'read-models': readModelsCheck(readPool) },
    work: stores.work,
    pools: { stores: pool, reads: readPool },
  });
  let ownUrl = '';
  const media = openMedia(config);
  await app.register(
    queryApi({
      ...stores,
      pool: readPool,
      reads,
      now,
      ids: serverIds(config.secrets.id),
      config: siteConfigFor(config),
      tokens: accessTokenReader(config.accessPublicKey),
      site: () => config.http.publicUrl ?? ownUrl,
      inside: () => config.http.apiUrl ?? config.http.publicUrl ?? ownUrl,
      guestFiles: personalFiles(media.private, stores.keys),
    }),
  );
  await app.register(mediaApi({ media }));
  // without read models yet, no matter who asks first reads them
  await reads.readAhead().catch((error) => log.warn({ err: error }, 'Nothing was read ahead'));
  await app.ready(); // compiles all schemas, of which much is garbage
  await releaseMemory();
  ownUrl = await listen(app, config.http);
  return {
    async close() {
      endUse();
      await leave();
      await app.close();
      await readPool.end();
      await stores.close();
    },
  };
}, LEAVE_AND_CLOSE_WITHIN_MS);
