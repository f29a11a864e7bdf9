import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import type { PageAssets } from '../shell/page-assets.ts';
import type { OpenPages, Renderer } from './rendering.ts';
import { SITE_FILES } from './site-files.ts';

/** A site's folder, where browsers load its modules from, its first module, and what its styles begin with. */
type Site = Readonly<{ root: string; base: string; entry: string; styles: readonly string[] }>;

const GUESTS: Site = {
  root: join(import.meta.dirname, '..'),
  base: '/assets/',
  entry: 'router/entry-dev.ts',
  styles: ['ui/styles.css'],
};
const STAFF: Site = {
  root: join(import.meta.dirname, '../../admin-web'),
  base: '/assets/admin/',
  entry: 'router/entry-dev.ts',
  styles: [],
};

/** Modules load each other, and Vite transforms each when it is asked for. */
const assetsOf = ({ base, entry, styles }: Site): PageAssets => ({
  entry: base + entry,
  styles: styles.map((style) => base + style),
  modules: [],
  fonts: [],
});

/**
 * What the server is made of too restarts it, and browsers load the page again once it is back. To do so
 * at once would be to ask a server that is just ending.
 */
const leaveToRestart = ({ root }: Site): Plugin => ({
  name: 'leave-to-restart',
  hotUpdate: ({ file }) =>
    relative(root, file).startsWith('..') || file.startsWith(join(root, 'server')) ? [] : undefined,
});

/** A site by Vite's development server, for the browser, which takes changes over while it is open. */
async function develop(app: FastifyInstance, site: Site): Promise<ViteDevServer> {
  const { root, base } = site;
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    base,
    appType: 'custom',
    logLevel: 'info',
    clearScreen: false,
    plugins: [leaveToRestart(site)],
    server: {
      middlewareMode: true,
      ws: { server: app.server },
      // some editors empty a file before they write it
      watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
    },
  });
  // before connections are waited for: those of open browsers would not end
  app.addHook('preClose', () => vite.close());
  app.get(`${base}*`, ({ raw }, reply) => {
    void reply.hijack();
    vite.middlewares(raw, reply.raw, () => void reply.raw.writeHead(404).end());
  });
  return vite;
}

/** Pages made from the sources, for the server that renders guests' and for the browser. */
export const pagesOfSources: OpenPages = async (app) => {
  const vite = await develop(app, GUESTS);
  await develop(app, STAFF);
  for (const [path, headers] of SITE_FILES)
    app.get(path, async (_request, reply) =>
      reply.headers(headers).send(await readFile(join(GUESTS.root, 'public', path))),
    );

  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite renders nothing on the server');
  return {
    async render(...given) {
      const { render } = await ssr.runner.import<Renderer>('/router/entry-server.tsx');
      return render(...given);
    },
    assetsFor: () => ({ ...assetsOf(GUESTS), start: assetsOf(GUESTS).entry, css: '' }),
    staffAssetsFor: () => assetsOf(STAFF),
    alsoAllowed: { 'connect-src': ['ws:', 'wss:'], 'worker-src': ["'self'", 'blob:'] },
  };
};
