import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageAssets } from './rendering.ts';

type Chunk = Readonly<{
  file: string;
  css?: readonly string[];
  assets?: readonly string[];
  imports?: readonly string[];
}>;

type Manifest = Readonly<Partial<Record<string, Chunk>>>;

const ENTRY = 'app/entry-client.tsx';
/** The first text is in these; other scripts' fonts are loaded when they occur. */
const FONTS = /-(thai|latin)-wght-normal.*\.woff2$/;

/** Tells, from the build's manifest, what a page made of some modules loads. */
export async function readAssets(
  client: string,
): Promise<(modules: readonly string[]) => PageAssets> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(client, '.vite/manifest.json'), 'utf8'),
  );
  const address = (file: string) => `/${file}`;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`${client} was built without ${ENTRY}`);

  return (modules) => {
    const chunks = withImports(manifest, [ENTRY, ...modules]);
    return {
      entry: address(entry.file),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(address),
      modules: chunks.filter((chunk) => chunk !== entry).map(({ file }) => address(file)),
      fonts: (entry.assets ?? []).filter((file) => FONTS.test(file)).map(address),
    };
  };
}

/** The chunks of these modules and all they import at once, each one time. */
function withImports(manifest: Manifest, names: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || found.has(name)) return;
    found.set(name, chunk);
    for (const each of chunk.imports ?? []) visit(each);
  };
  for (const name of names) visit(name);
  return [...found.values()];
}
