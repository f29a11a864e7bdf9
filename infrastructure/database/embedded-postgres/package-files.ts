import { randomUUID } from 'node:crypto';
import { access, chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

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
