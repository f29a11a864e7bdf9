import { commandApi } from '@baanpak/command-api/app.ts';
import type { Shop } from '@baanpak/command-api/testing/shop.ts';
import { buildServer } from '@baanpak/infrastructure/http/server.ts';
import type { StaffAccess } from '@baanpak/infrastructure/http/staff.ts';
import { queryApi } from '@baanpak/query-api/app.ts';

export type Route = Readonly<{
  method: string;
  path: string;
  summary: string;
  /** Undefined: for guests. */
  staff: StaffAccess | undefined;
  /** Needs no API key. */
  open: boolean;
}>;

/** Every route of both APIs, as they are registered. */
export async function routesOf({ deps, reading }: Shop): Promise<Route[]> {
  const app = buildServer({ apiKeys: new Set() });
  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    if (method === 'HEAD') return;
    const { summary = '' } = (schema ?? {}) as Readonly<{ summary?: string }>;
    const { staff, open = false } = config ?? {};
    // where guests come too, staff only see more
    const forStaff = staff?.guests ? undefined : staff;
    routes.push({ method: String(method), path: url, summary, staff: forStaff, open });
  });
  await app.register(queryApi(reading));
  await app.register(commandApi(deps));
  await app.ready();
  await app.close();
  return routes.sort((a, b) => (a.path === b.path ? 0 : a.path < b.path ? -1 : 1));
}
