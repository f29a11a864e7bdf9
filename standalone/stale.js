import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const outdir = join(root, 'dist');

const PROGRAM_SOURCES = [
  'documents',
  'domain',
  'infrastructure',
  'contract',
  'command-api',
  'projector',
  'query-api',
  'web-ui',
  'guest-web',
  'payment-sandbox',
  'simulation',
  'standalone',
];
/** What pages are made of, besides the folder of each site. */
const PAGE_SOURCES = ['domain/values', 'contract/problems', 'web-ui'];

/** Whether a source, or a package, is newer than what was built of it: the programs, guests' pages, staff's. */
export const programsAreStale = () => isOlder('standalone.js', PROGRAM_SOURCES);
export const guestPagesAreStale = () =>
  isOlder('guest-web/server/entry-server.js', [...PAGE_SOURCES, 'guest-web']);
export const staffPagesAreStale = () =>
  isOlder('admin-web/client/.vite/manifest.json', [...PAGE_SOURCES, 'admin-web']);

export const isStale = () => programsAreStale() || guestPagesAreStale() || staffPagesAreStale();

function isOlder(built, folders) {
  const sources = folders.map((folder) => newestIn(join(root, folder)));
  const newest = Math.max(modifiedAt(join(root, 'package-lock.json')), ...sources);
  return modifiedAt(join(outdir, built)) < newest;
}

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

const modifiedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
