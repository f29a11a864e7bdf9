import { commandApi } from '@baanpak/command-api/http/app.ts';
import type { Shop } from '@baanpak/command-api/testing/shop.ts';
import { PROBLEMS } from '@baanpak/contract/problems/problems.ts';
import type { UploadForm } from '@baanpak/domain/values/schema/route.ts';
import { buildServer } from '@baanpak/infrastructure/http/server.ts';
import type { StaffAccess } from '@baanpak/infrastructure/http/staff.ts';
import { queryApi } from '@baanpak/query-api/http/app.ts';
import { mediaApi } from '@baanpak/query-api/media/media-api.ts';
import type { RouteOptions } from 'fastify';
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
export async function routesOf({ ports, reading }: Shop): Promise<Route[]> {
  const app = buildServer({ apiKeys: new Set(), problems: PROBLEMS });
  const registered: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void registered.push(route));
  await app.register(queryApi(reading));
  await app.register(mediaApi(reading));
  await app.register(commandApi(ports));
  await app.ready();
  await app.close();
  // read now: plugins within change what they register
  const routes = registered.filter(isCall).map(described);
  return routes.sort((a, b) => (a.path === b.path ? 0 : a.path < b.path ? -1 : 1));
}

type Said = Route['schema'] & Readonly<{ summary?: string; hide?: boolean }>;
const saidOf = ({ schema = {} }: RouteOptions) => schema as Said;

/** What is hidden says that there is nothing there. */
const isCall = (route: RouteOptions) => route.method !== 'HEAD' && !saidOf(route).hide;

function described(route: RouteOptions): Route {
  const schema = saidOf(route);
  const { staff, upload, open = false } = route.config ?? {};
  return {
    method: String(route.method),
    path: route.url,
    summary: schema.summary ?? '',
    schema,
    // where guests come too, staff only see more
    staff: staff?.guests ? undefined : staff,
    upload,
    open,
  };
}
