import { setTimeout as sleep } from 'node:timers/promises';
import { PROBLEMS } from '@baanpak/contract/problems/problems.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { guestSite } from '@baanpak/guest-web/server/guest-site.ts';
import { pagesConfig } from '@baanpak/infrastructure/config/config.ts';
import { listen } from '@baanpak/infrastructure/http/listen.ts';
import { operations } from '@baanpak/infrastructure/http/operations.ts';
import { serverFor } from '@baanpak/infrastructure/http/server-for.ts';
import { LEAVE_AND_CLOSE_WITHIN_MS, run } from '@baanpak/infrastructure/program/run.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import { mergedDocs } from './merged-docs.ts';
import { renderInTurn } from './render-in-turn.ts';
import { siteConfigAt } from './site-config-at.ts';
import { siteReadiness } from './site-readiness.ts';

const ASK_AGAIN_MS = 500;

// The pages of guests and staff, alone: one of many behind a gateway. It has no store and reaches the APIs by HTTP.
void run(async () => {
  const config = pagesConfig(process.env);
  const log = openLog();
  const { apiOrigin, serverKey, services, site, http, tilesUrl } = config;
  const siteConfig = siteConfigAt(apiOrigin);
  for (;;) {
    const known = await siteConfig().catch((error) => log.warn({ err: error }, 'No API answers'));
    if (known) break;
    await sleep(ASK_AGAIN_MS);
  }
  const app = serverFor({ apiKeys: [serverKey], http }, log, { problems: PROBLEMS });
  const { leave } = operations(app, { config, checks: { api: reaches(siteConfig) } });
  await app.register(siteReadiness(services));
  await app.register(mergedDocs(services));
  await app.register(
    guestSite({
      apiOrigin: () => apiOrigin,
      apiKey: serverKey,
      site: () => site,
      config: siteConfig,
      inTurn: renderInTurn,
      hosts: { videoOrigins: http.videoOrigins, tilesUrl },
      securityContact: http.securityContact,
      now: () => instant(Date.now()),
    }),
  );
  await listen(app, http);
  return {
    async close() {
      await leave();
      await app.close();
    },
  };
}, LEAVE_AND_CLOSE_WITHIN_MS);

const reaches = (siteConfig: () => Promise<object>) => async () => {
  await siteConfig();
  return { ok: true };
};
