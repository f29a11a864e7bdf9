import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAdminWeb } from '@baanpak/admin-web/build.js';
import { buildGuestWeb } from '@baanpak/guest-web/build.js';
import { build } from 'esbuild';
import { stableSpreads } from './spreads.js';
import { guestPagesAreStale, outdir, programsAreStale, root, staffPagesAreStale } from './stale.js';

/** Programs by the name of their bundle. */
const PROGRAMS = {
  standalone: 'standalone/main.ts',
  rebuild: 'standalone/rebuild.ts',
  backup: 'standalone/backup.ts',
  doctor: 'standalone/doctor.ts',
  replay: 'standalone/replay.ts',
  restore: 'standalone/restore.ts',
  'event-store-user': 'standalone/event-store-user.ts',
  'load-demo': 'standalone/load-demo.ts',
  'create-admin': 'standalone/create-admin.ts',
  'command-api': 'command-api/main.ts',
  'query-api': 'query-api/main.ts',
  'print-worker': 'documents/print-worker.js',
  'draw-payment-code': 'documents/draw-payment-code.js',
  projector: 'projector/main.ts',
  pages: 'standalone/pages/main.ts',
  'payment-sandbox': 'payment-sandbox/main.ts',
  cluster: 'standalone/cluster/main.ts',
};

/**
 * Of hundreds of small modules that find no files by where they lie: to open each takes longer than to run them all.
 */
const GOES_IN = /^(@baanpak|typebox|kysely)\//;

/**
 * Packages stay outside: some find their own files by where they lie (PostgreSQL's, the API page's),
 * and the payment client's do not bundle. Our own workspaces go in.
 */
const packagesOutside = {
  name: 'packages-outside',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || GOES_IN.test(`${path}/`) ? undefined : { path, external: true },
    );
  },
};

const buildPrograms = () => Promise.all([copyFonts(), bundlePrograms()]);

/** The thread that prints papers finds its fonts beside itself. */
const copyFonts = () =>
  cp(join(root, 'documents/fonts'), join(outdir, 'fonts'), { recursive: true });

const bundlePrograms = () =>
  build({
    absWorkingDir: root,
    entryPoints: PROGRAMS,
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [packagesOutside, ...stableSpreads()],
  });

// Makes dist/ where it is stale: the pages of guests and of staff, and the programs.
await Promise.all([
  guestPagesAreStale() && buildGuestWeb(),
  staffPagesAreStale() && buildAdminWeb(),
  programsAreStale() && buildPrograms(),
]);
