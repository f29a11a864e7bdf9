import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)\//;

/** Small parts of nearly every page: apart, each would be a request of its own and compressed alone. */
const SHARED =
  /guest-web\/(ui\/(alert|button|dates|focus|icons\/(icon|bed-double|check|chevron-(down|left|right)|clock|map-pin|rotate-3d|users)|lazy-part|local-link|picture|price|problem-message|thumbnail)|api\/hotels|hotel\/(full-address|hotel-address|offer|picture-strip|room-pictures|room-thumbnails)|recent\/recent-(hotels|searches)|search\/(criteria|stay-field)|cancellation\/deadlines(-list)?|app\/(local|session))\.tsx?$|domain\/values\/time\/local-date\.ts$/;

/** Two bundles: what browsers load, and what the server renders first views with. */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwind()],
  logLevel: 'warn',
  build: {
    target: 'es2022',
    emptyOutDir: true,
    sourcemap: true,
    reportCompressedSize: false,
    // the server's bundle and the 3D engine of panoramas are that large, and no first view loads them
    chunkSizeWarningLimit: 4000,
    ...(!isSsrBuild && {
      manifest: true,
      rollupOptions: {
        // styles by themselves: no chunk loads them again, for the page has them in it
        input: ['app/entry-after-view.ts', 'app/entry-client.tsx', 'ui/styles.css'],
        // what every page needs is compressed as one, and stays cached over releases of ours
        output: {
          codeSplitting: {
            groups: [
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
