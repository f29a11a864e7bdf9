import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite';
import type { OpenPages, PageAssets, Renderer } from './rendering.ts';

const ROOT = join(import.meta.dirname, '..');
const BASE = '/assets/';

/** Modules load each other, and Vite transforms each when it is asked for. */
const ASSETS: PageAssets = {
  entry: `${BASE}app/entry-dev.ts`,
  styles: [`${BASE}ui/styles.css`],
  modules: [],
  fonts: [],
};

/**
 * What the server is made of too restarts it, and browsers load the page anew once it is back. To do so
 * at once would be to ask a server that is just ending.
 */
const leaveToRestart: Plugin = {
  name: 'leave-to-restart',
  hotUpdate: ({ file }) =>
    relative(ROOT, file).startsWith('..') || file.startsWith(join(ROOT, 'server')) ? [] : undefined,
};

/**
 * Pages made from the sources by Vite's development server, for the server that renders them and for the
 * browser, which takes changes over while it is open.
 */
export const pagesOfSources: OpenPages = async (app) => {
  const vite = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    base: BASE,
    appType: 'custom',
    logLevel: 'info',
    clearScreen: false,
    plugins: [leaveToRestart],
    server: {
      middlewareMode: true,
      ws: { server: app.server },
      // some editors empty a file before they write it
      watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
    },
  });
  // before connections are waited for: those of open browsers would not end
  app.addHook('preClose', () => vite.close());
  app.get(`${BASE}*`, ({ raw }, reply) => {
    void reply.hijack();
    vite.middlewares(raw, reply.raw, () => void reply.raw.writeHead(404).end());
  });
  const favicon = await readFile(join(ROOT, 'public/favicon.svg'));
  app.get('/favicon.svg', (_request, reply) => reply.type('image/svg+xml').send(favicon));

  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite renders nothing on the server');
  return {
    async render(...given) {
      const { render } = await ssr.runner.import<Renderer>('/app/entry-server.tsx');
      return render(...given);
    },
    assetsFor: () => ASSETS,
    alsoAllowed: { 'connect-src': ['ws:', 'wss:'], 'worker-src': ["'self'", 'blob:'] },
  };
};
