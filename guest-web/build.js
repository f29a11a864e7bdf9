import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from '../tools/compress-folder.js';
import { assertAlone, assertFirstJavaScript, assertStyles } from '../tools/first-javascript.js';
import { FIRST_SCRIPT, FIRST_VIEWS, MOST_JAVASCRIPT, MOST_STYLES } from './first-views.js';

const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url));
const site = fileURLToPath(new URL('../dist/guest-web', import.meta.url));

/**
 * Makes dist/guest-web: `client`, with compressed copies beside what browsers load, and `server`;
 * fails where a first view has grown too large or loads scripts at once. It is made aside and put in place at once, so
 * that a running product never serves a half.
 */
export async function buildGuestWeb() {
  // whatever the caller's is: under "test", say, browsers would get React's slow and large half
  process.env.NODE_ENV = 'production';
  const aside = `${site}.${process.pid}`;
  const client = join(aside, 'client');
  const server = { ssr: 'router/entry-server.tsx', outDir: join(aside, 'server') };
  try {
    await Promise.all([
      build({ configFile, build: { outDir: client } }),
      build({ configFile, build: server }),
    ]);
    await compressFolder(join(client, 'assets'));
    await assertFirstJavaScript(client, { most: MOST_JAVASCRIPT, views: FIRST_VIEWS });
    await assertAlone(client, { module: FIRST_SCRIPT });
    await assertStyles(client, { most: MOST_STYLES, module: 'ui/styles.css' });
    await rm(site, { recursive: true, force: true });
    await rename(aside, site);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
