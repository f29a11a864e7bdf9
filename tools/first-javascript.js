import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Throws where the JavaScript of a first view is larger than `most`, in bytes compressed by gzip, or is none.
 * `views` has the modules each is made of, by its name.
 */
export async function assertFirstJavaScript(client, { most, views }) {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  for (const [name, modules] of Object.entries(views)) {
    const sum = await sizeOf(client, filesOf(manifest, modules));
    if (process.env.SIZES) console.log(name, sum);
    if (sum > most) throw new Error(`${name} loads ${sum} bytes of JavaScript, at most ${most}`);
  }
}

/** Throws where the styles are larger than that. */
export async function assertStyles(client, { most, module }) {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const sum = await sizeOf(client, filesOf(manifest, [module]));
  if (sum > most) throw new Error(`${module} is ${sum} bytes of styles, at most ${most}`);
}

/** Throws where a script imports others: they would be loaded with it, before anything asks for them. */
export async function assertAlone(client, { module }) {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const others = [...filesOf(manifest, [module])].slice(1);
  if (others.length > 0) throw new Error(`${module} imports ${others.join(', ')}`);
}

async function sizeOf(client, files) {
  const sizes = await Promise.all(
    [...files].map(async (file) => (await stat(join(client, `${file}.gz`))).size),
  );
  return sizes.reduce((total, size) => total + size, 0);
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
