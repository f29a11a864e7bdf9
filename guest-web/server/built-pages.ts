import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { readAssets } from './assets.ts';
import { buildDirectory } from './build-directory.ts';
import type { OpenPages, Renderer } from './rendering.ts';

const YEAR = '365d';

/** Pages as guest-web/build.js made them, and the files that browsers load, compressed at build time. */
export const builtPages: OpenPages = async (app) => {
  const directory = buildDirectory();
  if (directory === undefined) {
    app.log.warn('There are no pages: dist/guest-web is missing. `npm run build` makes it.');
    return undefined;
  }
  const client = join(directory, 'client');
  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: YEAR,
    index: false,
    preCompressed: true,
    decorateReply: true,
  });
  app.get('/favicon.svg', (_request, reply) =>
    reply.sendFile('favicon.svg', client, { immutable: false, maxAge: '1d' }),
  );
  const { render }: Renderer = await import(
    pathToFileURL(join(directory, 'server/entry-server.js')).href
  );
  return { render, assetsFor: await readAssets(client) };
};
