import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageAssets } from '../shell/boot.ts';
import type { FirstAssets } from './rendering.ts';

type Chunk = Readonly<{
  file: string;
  css?: readonly string[];
  assets?: readonly string[];
  imports?: readonly string[];
}>;

type Manifest = Readonly<Partial<Record<string, Chunk>>>;

/** What a site begins with in a browser; each has one. */
const ENTRY = /\/entry-client\.tsx$/;
const START = 'router/entry-after-view.ts';
const STYLES = 'ui/styles.css';
/** The first text is in these; other scripts' fonts are loaded when they occur. */
const FONTS = /-(thai|latin)-wght-normal.*\.woff2$/;

/** Tells, from the build's manifest, what a page made of some modules loads. */
export async function readAssets(
  client: string,
): Promise<(modules: readonly string[]) => PageAssets> {
  const manifest = await readManifest(client);
  const entryModule = Object.keys(manifest).find((name) => ENTRY.test(name)) ?? '';
  const entry = manifest[entryModule];
  if (!entry) throw new Error(`${client} was built without an entry-client.tsx`);

  return (modules) => {
    const chunks = withImports(manifest, [entryModule, ...modules]);
    return {
      entry: address(entry.file),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(address),
      modules: chunks.filter((chunk) => chunk !== entry).map(({ file }) => address(file)),
      fonts: (entry.assets ?? []).filter((file) => FONTS.test(file)).map(address),
    };
  };
}

/** The same with the site's styles themselves, which are built as a file of their own. */
export async function readFirstAssets(
  client: string,
): Promise<(modules: readonly string[]) => FirstAssets> {
  const assetsFor = await readAssets(client);
  const manifest = await readManifest(client);
  const [start, styles] = [manifest[START], manifest[STYLES]];
  if (!start || !styles) throw new Error(`${client} was built without ${START} or ${STYLES}`);
  const css = await readFile(join(client, styles.file), 'utf8');
  const fonts = (styles.assets ?? []).filter((file) => FONTS.test(file)).map(address);
  return (names) => {
    const { modules, ...assets } = assetsFor(names);
    // others import what they share with the script that loads them
    const others = modules.filter((module) => module !== address(start.file));
    return { ...assets, modules: others, start: address(start.file), fonts, css };
  };
}

const address = (file: string) => `/${file}`;

const readManifest = async (client: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));

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
