import { instant } from '@baanpak/domain/values/instant.ts';
import { openMemoryBus } from '@baanpak/infrastructure/bus/memory.ts';
import { sharedDatabaseUrl } from '@baanpak/infrastructure/config/alone.ts';
import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { docs } from '@baanpak/infrastructure/http/docs.ts';
import { health } from '@baanpak/infrastructure/http/health.ts';
import { listen } from '@baanpak/infrastructure/http/listen.ts';
import { serverFor } from '@baanpak/infrastructure/http/server-for.ts';
import { openMedia } from '@baanpak/infrastructure/media/open-media.ts';
import { personalFiles } from '@baanpak/infrastructure/personal-keys/personal-files.ts';
import { postgresPersonalKeys } from '@baanpak/infrastructure/personal-keys/postgres.ts';
import { run } from '@baanpak/infrastructure/process/run.ts';
import { accessTokens } from '@baanpak/infrastructure/sign-in/access-tokens.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import { VERSION } from '@baanpak/infrastructure/telemetry/version.ts';
import { queryApi } from './app.ts';
import { readModelsCheck } from './live/read-models-check.ts';
import { mediaApi } from './media/media-api.ts';
import { openReads } from './reads.ts';
import { siteConfigFor } from './site/site-config-for.ts';

// The reads, alone: one of many behind a gateway, on the database that the projector fills.
void run(async () => {
  const config = await loadConfig(process.env);
  const log = openLog();
  const pool = openPool(sharedDatabaseUrl(config), { name: 'baanpak-query-api', max: 20 });
  const bus = openMemoryBus((error, topic) =>
    log.warn({ err: error, topic }, 'A subscriber failed'),
  );
  const reads = openReads(pool);
  const app = serverFor(config, log);
  await docs(app, { title: 'Baanpak query API', version: VERSION });
  health(app, { 'read-models': readModelsCheck(pool) });
  let ownUrl = '';
  const media = openMedia(config);
  const now = () => instant(Date.now());
  await app.register(
    queryApi({
      pool,
      reads,
      bus,
      now,
      config: siteConfigFor(config),
      tokens: accessTokens(config.secrets.jwt),
      site: () => config.http.publicUrl ?? ownUrl,
      slips: personalFiles(media.private, postgresPersonalKeys(pool, config.secrets.data)),
    }),
  );
  await app.register(mediaApi({ media }));
  // without read models yet, whoever asks first reads them
  await reads.readAhead().catch((error) => log.warn({ err: error }, 'Nothing was read ahead'));
  ownUrl = await listen(app, config.http);
  return {
    async close() {
      await app.close();
      await pool.end();
    },
  };
});
