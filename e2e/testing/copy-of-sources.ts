import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const MADE = new Set(['node_modules', 'dist']);

/**
 * A copy of the workspaces' sources that may be changed, with the packages of this one. Answers its root,
 * which the caller removes.
 */
export async function copyOfSources(): Promise<string> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'baanpak-sources-')));
  const { workspaces } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  for (const path of ['package.json', 'package-lock.json', 'tsconfig.json', ...workspaces])
    await cp(join(ROOT, path), join(copy, path), {
      recursive: true,
      filter: (source) => !MADE.has(basename(source)),
    });
  for (const workspace of ['', ...workspaces]) await linkPackages(workspace, copy);
  return copy;
}

/**
 * The sources of a former commit, with the packages of today, and those that it had and today does not, which are
 * fetched. Answers the root, which the caller removes.
 */
export async function copyOfCommit(commit: string): Promise<string> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'baanpak-commit-')));
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
  const { workspaces } = JSON.parse(await readFile(join(copy, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  for (const workspace of ['', ...workspaces])
    if (existsSync(join(ROOT, workspace))) await linkPackages(workspace, copy);
  await fetchMissing(['', ...workspaces], copy);
  return copy;
}

/** Packages that the product needed then, and that are not installed any more. */
async function fetchMissing(workspaces: readonly string[], copy: string): Promise<void> {
  const missing = new Map<string, string>();
  for (const workspace of workspaces) {
    const text = await readFile(join(copy, workspace, 'package.json'), 'utf8');
    const { dependencies, devDependencies } = JSON.parse(text) as Record<
      string,
      Record<string, string>
    >;
    const isThere = (name: string) =>
      [workspace, ''].some((place) => existsSync(join(copy, place, 'node_modules', name)));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      if (!isThere(name)) missing.set(name, version);
  }
  if (missing.size === 0) return;
  const apart = join(copy, '.missing');
  await mkdir(apart);
  await writeFile(join(apart, 'package.json'), '{}'); // else npm installs into the copy
  const named = [...missing].map(([name, version]) => `${name}@${version}`);
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...named], {
    cwd: apart,
    stdio: 'pipe',
  });
  for (const name of missing.keys())
    await link(join(apart, 'node_modules', name), join(copy, 'node_modules', name));
}

/** But neither our own, which are links to the workspaces beside them, nor what tools keep there. */
async function linkPackages(workspace: string, copy: string): Promise<void> {
  const packages = join(ROOT, workspace, 'node_modules');
  const names = (await readdir(packages).catch(() => [])).filter((name) => !name.startsWith('.'));
  for (const name of names) {
    const [from, to] = [join(packages, name), join(copy, workspace, 'node_modules', name)];
    if (name === '@baanpak') await cp(from, to, { recursive: true, verbatimSymlinks: true });
    else if (name.startsWith('@')) await linkAll(from, to);
    else await link(from, to);
  }
}

/** Of a scope, so that another package can be put beside them. */
async function linkAll(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) await link(join(from, name), join(to, name));
}

async function link(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await symlink(from, to);
}

export const removeCopy = (copy: string): Promise<void> => rm(copy, { recursive: true });
