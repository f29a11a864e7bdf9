import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** In bytes, compressed by gzip. */
const MOST = 360_000;
const ENTRY = 'app/entry-client.tsx';
const FIRST_PAGES = ['login/login-page.tsx', 'dashboard/dashboard-page.tsx'];
const LANGUAGES = ['i18n/th.ts', 'i18n/en.ts'];

/** Throws where the JavaScript of signing in, or of the dashboard, is larger than it may be, or is none. */
export async function assertFirstJavaScript(client) {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  for (const page of FIRST_PAGES)
    for (const language of LANGUAGES) {
      const files = [...filesOf(manifest, [ENTRY, language, page])];
      const sizes = await Promise.all(
        files.map(async (file) => (await stat(join(client, `${file}.gz`))).size),
      );
      const sum = sizes.reduce((total, size) => total + size, 0);
      if (process.env.SIZES) console.log(page, language, sum);
      if (sum > MOST) throw new Error(`${page} loads ${sum} bytes of JavaScript, at most ${MOST}`);
    }
}

function filesOf(manifest, names, found = new Set()) {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build made no ${name}`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}
