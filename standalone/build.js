import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildGuestWeb } from '@baanpak/guest-web/build.js';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = join(root, 'dist');

/** Programs by the name of their bundle. */
const PROGRAMS = {
  standalone: 'standalone/main.ts',
  rebuild: 'standalone/rebuild.ts',
  'command-api': 'command-api/main.ts',
  'query-api': 'query-api/main.ts',
  projector: 'projector/main.ts',
};
const SOURCES = [
  'domain',
  'infrastructure',
  'command-api',
  'projector',
  'query-api',
  'guest-web',
  'standalone',
];
/** What pages are made of. */
const PAGE_SOURCES = ['domain/values', 'guest-web'];

/** Makes dist/ when a source is newer: the pages of guests, then the programs. */
export async function bundle() {
  const lock = modifiedAt(join(root, 'package-lock.json'));
  const newest = Math.max(lock, ...SOURCES.map((folder) => newestIn(join(root, folder))));
  const pages = Math.max(lock, ...PAGE_SOURCES.map((folder) => newestIn(join(root, folder))));
  if (modifiedAt(join(outdir, 'guest-web/server/entry-server.js')) < pages) await buildGuestWeb();
  if (modifiedAt(join(outdir, 'standalone.js')) < newest) await bundlePrograms();
}

/**
 * Packages stay outside: some find their
 * own files by where they lie (PostgreSQL's, the API page's), and the payment client's do not bundle.
 */
async function bundlePrograms() {
  await build({
    absWorkingDir: root,
    entryPoints: PROGRAMS,
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [packagesOutside],
  });
}

/** Our own workspaces go in, whatever else has a package name stays out. */
const packagesOutside = {
  name: 'packages-outside',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@baanpak/') ? undefined : { path, external: true },
    );
  },
};

function newestIn(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    const time = entry.isDirectory() ? newestIn(path) : modifiedAt(path);
    newest = Math.max(newest, time);
  }
  return newest;
}

function modifiedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
