import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** What the programs read beside their bundles. */
const BESIDE = ['node_modules', 'deploy', 'package.json', 'standalone'];

/** The built product at another place, where a release can be put over it while it runs. */
export type InstalledCopy = Readonly<{
  root: string;
  /** Puts a bundle in which something was replaced, all of it, over another one. */
  change(program: string, from: RegExp, to: string): Promise<void>;
  remove(): Promise<void>;
}>;

export async function installCopy(): Promise<InstalledCopy> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'baanpak-installed-')));
  await cp(join(ROOT, 'dist'), join(root, 'dist'), {
    recursive: true,
    filter: (source) => !source.endsWith('.map'),
  });
  for (const name of BESIDE) await symlink(join(ROOT, name), join(root, name));
  return {
    root,
    async change(program, from, to) {
      const file = join(root, 'dist', `${program}.js`);
      const text = await readFile(file, 'utf8');
      const changed = text.replaceAll(from, to);
      if (changed === text) throw new Error(`${program} has nothing like ${from}`);
      await writeFile(file, changed);
    },
    remove: () => rm(root, { recursive: true }),
  };
}
