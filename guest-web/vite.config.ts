import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** By itself: whatever else it imported would be loaded before the first view stands. */
const FIRST_SCRIPT = /guest-web\/(router\/(entry-after-view|keep-first-press)|shell\/boot)\.ts$/;

const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)\/|rolldown\/runtime/;

/** Small parts of nearly every page: apart, each would be a request of its own and compressed alone. */
const SHARED =
  /guest-web\/(ui\/(alert|baht|button|button-class|dates|focus|hydrated-later|lasting|icons\/(icon|bed-double|check|chevron-(down|left|right)|clock|map-pin|users)|late-scene|lazy-part|local-(link|path)|page-title|picture|price|problem-message|thumbnail)|shell\/(api\/client|local|log-failure|session|texts)|features\/(hotel\/(full-address|hotel-path)|search\/(criteria|when-field))|router\/(document|routes))\.tsx?$|domain\/values\/time\/local-date\.ts$/;

const NAMES_OF_COMPONENTS =
  /^(Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = .*$/gm;

/** Components that nobody uses are left out, once they neither name themselves nor look as if they did something. */
const leaveOutUnusedOfRouter: Plugin = {
  name: 'leave-out-unused-of-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replaceAll(NAMES_OF_COMPONENTS, '')
        .replaceAll(/= (React\w*\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

/** Two bundles: what browsers load, and what the server renders first views with. */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: import.meta.dirname,
  // React has it itself by now
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  plugins: [react(), tailwind(), leaveOutUnusedOfRouter],
  logLevel: 'warn',
  build: {
    target: 'es2022',
    emptyOutDir: true,
    sourcemap: isSsrBuild, // what browsers load has none: it would be public
    reportCompressedSize: false,
    // styles alone: which scripts each part needs would be listed in the first of them, in full
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')),
    },
    // the server's bundle and the 3D engine of panoramas are that large, and no first view loads them
    chunkSizeWarningLimit: 4000,
    // the server has the texts of both languages from its start, whenever browsers load them
    ...(isSsrBuild && { rollupOptions: { checks: { ineffectiveDynamicImport: false } } }),
    ...(!isSsrBuild && {
      manifest: true,
      rollupOptions: {
        // styles by themselves: no chunk loads them again, for the page has them in it
        input: ['router/entry-after-view.ts', 'router/entry-client.tsx', 'ui/styles.css'],
        // what every page needs is compressed as one, and stays cached over releases of ours
        output: {
          codeSplitting: {
            groups: [
              { name: 'first', test: FIRST_SCRIPT, priority: 2 },
              { name: 'libraries', test: LIBRARIES, priority: 1 },
              { name: 'shared', test: SHARED },
            ],
          },
        },
      },
    }),
  },
  // React chooses its fast half by NODE_ENV, which only a bundle settles
  ...(command === 'build' && { ssr: { noExternal: true } }),
}));
