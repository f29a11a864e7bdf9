import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from './compress.js';

const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url));

/** Makes dist/guest-web: `client`, with compressed copies beside what browsers load, and `server`. */
export async function buildGuestWeb() {
  await build({ configFile });
  await build({ configFile, build: { ssr: 'app/entry-server.tsx' } });
  await compressFolder(fileURLToPath(new URL('../dist/guest-web/client/assets', import.meta.url)));
}
