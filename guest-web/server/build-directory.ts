import { existsSync } from 'node:fs';
import { join } from 'node:path';

const { dirname } = import.meta;

/** A site by its workspace, and a file that its build makes. */
const MADE = {
  'guest-web': 'server/entry-server.js',
  'admin-web': 'client/.vite/manifest.json',
} as const;

/** Where a site's build.js put it; undefined when it has not been built. */
export const buildDirectory = (site: keyof typeof MADE): string | undefined =>
  [
    join(dirname, site), // beside the bundle of a program
    join(dirname, '../../dist', site), // from the sources
  ].find((place) => existsSync(join(place, MADE[site])));
