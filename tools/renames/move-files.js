import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const git = (...words) =>
  execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1 << 28 }).trim();

/** Where a module is named: `from '…'`, `import '…'`, `import('…')`, `vi.mock('…')`, `new URL('…', …)`. */
const NAMED = /((?:from|import|import\(|mock\(|URL\()\s*)'((?:\.{1,2}\/|@baanpak\/)[^']+)'/g;
/** Files with paths in their text. */
const TEXT = /\.(?:ts|tsx|js|cjs|mjs|md|json|jsonc|yml|yaml|css|html|svg)$|(?:^|\/)Dockerfile$/;
/** What never changes, whatever it names. */
const KEPT = /^(?:package-lock\.json|CHANGELOG\.md|tools\/renames\/|domain\/testing\/stored-)/;

/**
 * Moves tracked files and rewrites all that names them: module specifiers, relative or `@baanpak/…`, and paths from the
 * root in texts. `moves` are pairs of regular expression and replacement for a path from the root; the first that
 * matches decides. Files that are there already are left, so a branch of before is brought over by running this again.
 */
export function moveFiles(moves) {
  const files = git('ls-files').split('\n');
  const target = (path) => {
    for (const [pattern, to] of moves) if (pattern.test(path)) return path.replace(pattern, to);
    return path;
  };
  const moved = new Map(
    files.map((file) => [file, target(file)]).filter(([from, to]) => from !== to),
  );
  // A branch may name a file that was moved on the branch it was merged with.
  const newPath = (path) => moved.get(path) ?? target(path);
  const paths = [...moved].sort(([a], [b]) => b.length - a.length);
  const folders = foldersOf(moved, files);
  for (const file of files) {
    if (KEPT.test(file) || !TEXT.test(file) || !existsSync(file)) continue;
    const before = readFileSync(file, 'utf8');
    let after = before.replace(NAMED, (all, how, specifier) => {
      const named = specifier.startsWith('@baanpak/')
        ? specifier.slice('@baanpak/'.length)
        : posix.join(posix.dirname(file), specifier);
      const to = newPath(named);
      const from = newPath(file);
      if (specifier.startsWith('@baanpak/')) return `${how}'@baanpak/${to}'`;
      if (to === named && from === file) return all;
      const relative = posix.relative(posix.dirname(from), to);
      return `${how}'${relative.startsWith('.') ? relative : `./${relative}`}'`;
    });
    for (const [from, to] of paths) if (after.includes(from)) after = replacePath(after, from, to);
    for (const [from, to] of folders) after = replacePath(after, from, to);
    if (after !== before) writeFileSync(file, after);
  }
  for (const [from, to] of moved) {
    mkdirSync(dirname(to), { recursive: true });
    git('mv', from, to);
  }
  console.log(`${moved.size} files moved`);
}

/** Folders of which all files go to one other folder. */
function foldersOf(moved, files) {
  const targets = new Map();
  for (const [from, to] of moved)
    targets.set(dirname(from), (targets.get(dirname(from)) ?? new Set()).add(dirname(to)));
  const left = new Set(files.filter((file) => !moved.has(file)).map(dirname));
  return [...targets]
    .filter(([from, to]) => to.size === 1 && !left.has(from))
    .map(([from, [to]]) => [from, to]);
}

/** A whole path, not the end of a longer one. */
function replacePath(text, from, to) {
  const whole = new RegExp(
    `(?<![\\w/.-])((?:\\.\\./|\\./)*)${RegExp.escape?.(from) ?? escaped(from)}(?![\\w-])`,
    'g',
  );
  return text.replace(whole, (_, up) => `${up}${to}`);
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const atRoot = () => process.chdir(join(import.meta.dirname, '../..'));
