import { commandApi } from '@baanpak/command-api/app.ts';
import type { Shop } from '@baanpak/command-api/testing/shop.ts';
import { PROBLEMS } from '@baanpak/contract/problems/problems.ts';
import { buildServer } from '@baanpak/infrastructure/http/server.ts';
import type { StaffAccess } from '@baanpak/infrastructure/http/staff.ts';
import type { UploadForm } from '@baanpak/infrastructure/http/uploads.ts';
import { queryApi } from '@baanpak/query-api/app.ts';
import { mediaApi } from '@baanpak/query-api/media/media-api.ts';
import type { TSchema } from 'typebox';

export type Route = Readonly<{
  method: string;
  path: string;
  summary: string;
  schema: Readonly<{ body?: TSchema; querystring?: TSchema; response?: Record<string, TSchema> }>;
  /** Undefined: for guests. */
  staff: StaffAccess | undefined;
  /** Takes a form instead of JSON. */
  upload: UploadForm | undefined;
  /** Needs no API key. */
  open: boolean;
}>;

/** Every route of both APIs, as they are registered. */
export async function routesOf({ deps, reading }: Shop): Promise<Route[]> {
  const app = buildServer({ apiKeys: new Set(), problems: PROBLEMS });
  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    if (method === 'HEAD') return;
    const described = (schema ?? {}) as Route['schema'] & Readonly<{ summary?: string }>;
    const { summary = '' } = described;
    const { staff, upload, open = false } = config ?? {};
    // where guests come too, staff only see more
    const forStaff = staff?.guests ? undefined : staff;
    routes.push({
      method: String(method),
      path: url,
      summary,
      schema: described,
      staff: forStaff,
      upload,
      open,
    });
  });
  await app.register(queryApi(reading));
  await app.register(mediaApi(reading));
  await app.register(commandApi(deps));
  await app.ready();
  await app.close();
  return routes.sort((a, b) => (a.path === b.path ? 0 : a.path < b.path ? -1 : 1));
}
