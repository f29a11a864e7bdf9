import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readAssets, readFirstAssets } from './assets.ts';
import { buildDirectory } from './build-directory.ts';
import type { OpenPages, Renderer } from './rendering.ts';
import { SITE_FILES } from './site-files.ts';

const YEAR = '365d';

/** Pages as each site's build.js made them, and the files that browsers load, compressed at build time. */
export const builtPages: OpenPages = async (app) => {
  const [guests, staff] = [buildDirectory('guest-web'), buildDirectory('admin-web')];
  if (guests === undefined || staff === undefined) {
    app.log.warn(
      'There are no pages: dist/ lacks guest-web or admin-web. `npm run build` makes them.',
    );
    return undefined;
  }
  const [client, staffClient] = [join(guests, 'client'), join(staff, 'client')];
  await serveAssets(app, client, '/assets/');
  await serveAssets(app, staffClient, '/assets/admin/');
  for (const [path, headers] of SITE_FILES)
    app.get(path, (_request, reply) =>
      reply.headers(headers).sendFile(path.slice(1), client, { immutable: false, maxAge: '1d' }),
    );
  const { render }: Renderer = await import(
    pathToFileURL(join(guests, 'server/entry-server.js')).href
  );
  return {
    render,
    assetsFor: await readFirstAssets(client),
    staffAssetsFor: await readAssets(staffClient),
  };
};

const serveAssets = (app: FastifyInstance, client: string, prefix: string) =>
  app.register(fastifyStatic, {
    root: join(client, prefix),
    prefix,
    immutable: true,
    maxAge: YEAR,
    index: false,
    preCompressed: true,
    decorateReply: prefix === '/assets/',
  });
