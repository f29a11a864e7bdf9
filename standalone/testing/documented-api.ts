import { commandApi } from '@baanpak/command-api/http/app.ts';
import type { Shop } from '@baanpak/command-api/testing/shop.ts';
import { PROBLEMS } from '@baanpak/contract/problems/problems.ts';
import { docs } from '@baanpak/infrastructure/http/docs.ts';
import { health } from '@baanpak/infrastructure/http/health.ts';
import { metrics } from '@baanpak/infrastructure/http/metrics.ts';
import { buildServer, type Server } from '@baanpak/infrastructure/http/server.ts';
import { queryApi } from '@baanpak/query-api/http/app.ts';
import { mediaApi } from '@baanpak/query-api/media/media-api.ts';
import { OPEN_API } from '../open-api.ts';

const NO_MEDIA = { read: async () => undefined };

/** Both APIs in one server, with the document at `/docs/json`; the caller closes it. */
export async function documentedApi({ ports, reading }: Shop): Promise<Server> {
  const app = buildServer({ apiKeys: new Set(), problems: PROBLEMS });
  await docs(app, OPEN_API);
  health(app, {});
  metrics(app, { checks: {} });
  await app.register(queryApi(reading));
  await app.register(mediaApi({ media: NO_MEDIA }));
  await app.register(commandApi(ports));
  return app;
}
