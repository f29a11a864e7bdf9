import { readFileSync } from 'node:fs';

// Fails where a package-lock.json names a package without the hash that `npm ci` compares its archive with, or leaves out
// the binaries of a platform that the README names: npm drops those of other platforms when it locks what is installed.

const locks = process.argv.length > 2 ? process.argv.slice(2) : ['package-lock.json'];

const PLATFORMS = /(?:darwin|linux)-(?:x64|arm64)(?!-musl)/;

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Links lead to our own folders; what is in a bundle comes with the archive around it. */
const isFetched = ([path, { link, inBundle }]) =>
  path.includes('node_modules/') && !link && !inBundle;

const fetched = locks.flatMap((lock) =>
  Object.entries(JSON.parse(readFileSync(lock, 'utf8')).packages).filter(isFetched),
);
const locked = new Set(fetched.map(([path]) => nameOf(path)));
const problems = [
  ...fetched
    .filter(([, { integrity }]) => !integrity)
    .map(
      ([path, { name = nameOf(path), version }]) =>
        `${path} has no integrity: npm view ${name}@${version} dist.integrity`,
    ),
  ...fetched.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => PLATFORMS.test(name) && !locked.has(name))
      .map((name) => `${path} lacks ${name}, which other machines install`),
  ),
];
for (const problem of problems) console.error(problem);
console.error(`${fetched.length} packages locked, ${problems.length} problems`);
process.exit(fetched.length > 0 && problems.length === 0 ? 0 : 1);
