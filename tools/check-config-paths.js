import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { matchesGlob } from 'node:path';
import ts from 'typescript';

// Each path that a configuration or CONTRIBUTING.md names must match a file: a rule about a folder that has moved guards nothing and
// says nothing. Alternatives of a regular expression are checked one by one.
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
/** What rules may name although git does not have it. */
const FOREIGN = [
  'node_modules/typebox/index.js',
  'node_modules/fastify/fastify.js',
  'data/x.ts',
  'dist/x.js',
  'node_modules/a/node_modules/b/c.js',
];
const everything = [...files, ...FOREIGN];
const unmatched = [];

checkDependencyCruiser();
checkKnip();
checkBiome();
checkSharedModules();
checkLongestFirst();
checkDockerfile();
checkContributing();

for (const line of unmatched) console.error(line);
console.log(`${files.length} files, ${unmatched.length} configured paths without one`);
process.exit(files.length > 0 && unmatched.length === 0 ? 0 : 1);

function checkDependencyCruiser() {
  const { forbidden, tests } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
  expect(tests, '.dependency-cruiser.cjs, tests');
  for (const { name, from, to } of forbidden)
    for (const { path, pathNot } of [from, to])
      for (const text of [path, pathNot === tests ? undefined : pathNot])
        if (text) expect(text, `.dependency-cruiser.cjs, ${name}`);
  const { from } = forbidden.find(({ name }) => name === 'concepts-share-values-only');
  const named = alternatives(from.path).map((path) => path.split('/')[1]);
  const NO_CONCEPT = ['values', 'processes', 'testing'];
  for (const folder of new Set(
    files.filter((file) => /^domain\/.+\//.test(file)).map((file) => file.split('/')[1]),
  ))
    if (!NO_CONCEPT.includes(folder) && !named.includes(folder))
      unmatched.push(
        `.dependency-cruiser.cjs, concepts-share-values-only: domain/${folder} is missing`,
      );
}

function checkKnip() {
  for (const [workspace, { entry = [], project = [] }] of Object.entries(
    json('knip.json').workspaces,
  ))
    for (const pattern of [entry, project].flat())
      expectGlob(workspace === '.' ? pattern : `${workspace}/${pattern}`, 'knip.json');
}

function checkBiome() {
  const { files: all, overrides } = json('biome.json');
  for (const pattern of [all, ...overrides].flatMap(({ includes }) => includes))
    expectGlob(pattern.replace(/^!/, ''), 'biome.json');
}

function checkSharedModules() {
  const file = 'guest-web/vite.config.ts';
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  for (const { declarationList } of source.statements.filter(ts.isVariableStatement))
    for (const { name, initializer } of declarationList.declarations)
      if (name.getText() === 'SHARED')
        return expect(initializer.text.replace(/^\/|\/$/g, ''), `${file}, SHARED`);
  unmatched.push(`${file}: no SHARED`);
}

function checkLongestFirst() {
  const file = 'tools/longest-first.ts';
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/^ {2}'(.+)',$/gm))
    if (!files.includes(name)) unmatched.push(`${file}: ${name}`);
}

function checkDockerfile() {
  const MADE = /^(node_modules|dist|healthy\.js)/;
  for (const [, from, sources] of readFileSync('Dockerfile', 'utf8').matchAll(
    /^COPY (--from=\S+ )?(.+) \S+$/gm,
  ))
    for (const source of sources.split(' ')) {
      const path = from ? source.replace('/src/', '') : source;
      const isThere = files.some((file) => file === path || file.startsWith(`${path}/`));
      if (!isThere && !MADE.test(path) && path !== '.') unmatched.push(`Dockerfile: ${path}`);
    }
}

/** Its lists of files lead a newcomer: a file that has moved misleads. */
function checkContributing() {
  for (const [, link] of readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/\]\(([^)#]+)\)/g))
    if (!files.some((file) => file === link || file.startsWith(`${link}/`)))
      unmatched.push(`CONTRIBUTING.md: ${link}`);
}

function expectGlob(glob, where) {
  if (!files.some((file) => matchesGlob(file, glob))) unmatched.push(`${where}: ${glob}`);
}

function expect(pattern, where) {
  for (const alternative of alternatives(pattern)) {
    if (alternative.includes('$1')) continue;
    const expression = new RegExp(alternative);
    if (!everything.some((file) => expression.test(file)))
      unmatched.push(`${where}: ${alternative}`);
  }
}

/** `^(a|b)/c|d` as `^a/c`, `^b/c` and `d`; groups that may be left out or repeated stay as they are. */
function alternatives(pattern) {
  let at = 0;
  return readChoice();

  function readChoice() {
    const found = [];
    do found.push(...readSequence());
    while (pattern[at] === '|' && ++at);
    return found;
  }

  function readSequence() {
    let found = [''];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const parts = readPart();
      found = found.flatMap((before) => parts.map((part) => before + part));
    }
    return found;
  }

  function readPart() {
    if (pattern[at] === '(') {
      const begin = at++;
      const isPlain = pattern[at] !== '?';
      const inner = readChoice();
      at += 1;
      if (isPlain && !/[?*+{]/.test(pattern[at] ?? '')) return inner;
      return [pattern.slice(begin, at)];
    }
    const begin = at;
    if (pattern[at] === '[') at = pattern.indexOf(']', at);
    at += pattern[begin] === '\\' ? 2 : 1;
    return [pattern.slice(begin, at)];
  }
}

function json(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
