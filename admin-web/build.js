import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from '../tools/compress-folder.js';
import { assertFirstJavaScript } from '../tools/first-javascript.js';
import { FIRST_VIEWS, MOST_JAVASCRIPT } from './first-views.js';

const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url));
const site = fileURLToPath(new URL('../dist/admin-web', import.meta.url));

/**
 * Makes dist/admin-web/client, with compressed copies beside what browsers load; fails where a first page
 * has grown too large. It is made aside and put in place at once.
 */
export async function buildAdminWeb() {
  process.env.NODE_ENV = 'production';
  const aside = `${site}.${process.pid}`;
  const client = join(aside, 'client');
  try {
    await build({ configFile, build: { outDir: client } });
    await compressFolder(join(client, 'assets/admin'));
    await assertFirstJavaScript(client, { most: MOST_JAVASCRIPT, views: FIRST_VIEWS });
    await rm(site, { recursive: true, force: true });
    await rename(aside, site);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
