import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PageAssets } from '../shell/page-assets.ts';
import type { FirstAssets, OpenPages, Renderer } from './rendering.ts';
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

type Chunk = Readonly<{
  file: string;
  css?: readonly string[];
  assets?: readonly string[];
  imports?: readonly string[];
}>;

type Manifest = Readonly<Partial<Record<string, Chunk>>>;

/** What a site begins with in a browser; each has one. */
const ENTRY = /\/entry-client\.tsx$/;
const START = 'router/entry-after-view.ts';
const STYLES = 'ui/styles.css';
/** The first text is in these; other scripts' fonts are loaded when they occur. */
const FONTS = /-(thai|latin)-wght-normal.*\.woff2$/;

/** Tells, from the build's manifest, what a page made of some modules loads. */
async function readAssets(client: string): Promise<(modules: readonly string[]) => PageAssets> {
  const manifest = await readManifest(client);
  const entryModule = Object.keys(manifest).find((name) => ENTRY.test(name)) ?? '';
  const entry = manifest[entryModule];
  if (!entry) throw new Error(`${client} was built without an entry-client.tsx`);

  return (modules) => {
    const chunks = withImports(manifest, [entryModule, ...modules]);
    return {
      entry: address(entry.file),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(address),
      modules: chunks.filter((chunk) => chunk !== entry).map(({ file }) => address(file)),
      fonts: (entry.assets ?? []).filter((file) => FONTS.test(file)).map(address),
    };
  };
}

/** The same with the site's styles themselves, which are built as a file of their own. */
async function readFirstAssets(
  client: string,
): Promise<(modules: readonly string[]) => FirstAssets> {
  const assetsFor = await readAssets(client);
  const manifest = await readManifest(client);
  const [start, styles] = [manifest[START], manifest[STYLES]];
  if (!start || !styles) throw new Error(`${client} was built without ${START} or ${STYLES}`);
  const css = await readFile(join(client, styles.file), 'utf8');
  const fonts = (styles.assets ?? []).filter((file) => FONTS.test(file)).map(address);
  return (names) => {
    const { modules, ...assets } = assetsFor(names);
    // others import what they share with the script that loads them
    const others = modules.filter((module) => module !== address(start.file));
    return { ...assets, modules: others, start: address(start.file), fonts, css };
  };
}

const address = (file: string) => `/${file}`;

const readManifest = async (client: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));

/** The chunks of these modules and all they import at once, each one time. */
function withImports(manifest: Manifest, names: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || found.has(name)) return;
    found.set(name, chunk);
    for (const each of chunk.imports ?? []) visit(each);
  };
  for (const name of names) visit(name);
  return [...found.values()];
}

const { dirname } = import.meta;

/** A site by its workspace, and a file that its build makes. */
const MADE = {
  'guest-web': 'server/entry-server.js',
  'admin-web': 'client/.vite/manifest.json',
} as const;

/** Where a site's build.js put it; undefined when it has not been built. */
const buildDirectory = (site: keyof typeof MADE): string | undefined =>
  [
    join(dirname, site), // beside the bundle of a program
    join(dirname, '../../dist', site), // from the sources
  ].find((place) => existsSync(join(place, MADE[site])));
