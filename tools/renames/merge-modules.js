import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

// Merges modules of one concept into one file. A branch of before is brought over by running a list of merges again:
// modules that are gone already are not merged, and all that still imports them gets the new path.

const CODE = /\.(?:ts|tsx|js|cjs|mjs)$/;
/** What keeps the names of its day. */
const KEPT = /^(?:package-lock\.json|CHANGELOG\.md|tools\/renames\/|domain\/testing\/stored-)/;
/** A module that code names otherwise than by an import statement: `import('…')`, `export … from '…'`, `new URL('…', …)`. */
const NAMED = /((?:from|import\(|mock\(|URL\()\s*)'((?:\.{1,2}\/|@baanpak\/)[^']+)'/g;

/**
 * `merges` has, by target, its sources in the order in which they are to stand. `homes` has, by source, the names that go
 * to another file than the source's target: such a name is moved by hand, and imports of it follow. All paths are from
 * the root. Reports names that two sources of a target declare.
 */
export function mergeModules(merges, homes = {}) {
  const homeOf = homesOf(merges, homes);
  for (const [target, sources] of Object.entries(merges)) merge(target, sources);
  let rewritten = 0;
  for (const file of filesOfTree()) {
    const before = readFileSync(file, 'utf8');
    const after = CODE.test(file)
      ? withNewImports(file, before, homeOf)
      : withNewPaths(before, homeOf);
    if (after === before) continue;
    writeFileSync(file, after);
    rewritten += 1;
  }
  console.log(`${rewritten} files name the merged modules`);
}

/** Where a name of a source is now; without a name where most of the source is. Undefined for all other modules. */
function homesOf(merges, homes) {
  const targets = new Map(
    Object.entries(merges).flatMap(([target, sources]) =>
      sources.filter((source) => source !== target).map((source) => [source, target]),
    ),
  );
  for (const source of Object.keys(homes)) if (!targets.has(source)) targets.set(source, source);
  const homeOf = (path, name) => homes[path]?.[name] ?? targets.get(path);
  return Object.assign(homeOf, { paths: [...targets.keys()] });
}

/** Writes the statements of all sources that are there into the target, below one list of imports, and removes the sources. */
function merge(target, sources) {
  const there = sources.filter((source) => existsSync(source));
  if (there.every((source) => source === target)) return;
  const all = there.includes(target) || !existsSync(target) ? there : [target, ...there];
  const imports = new Imports(target);
  const declaredBy = new Map();
  const bodies = all.map((source) => {
    const text = readFileSync(source, 'utf8');
    const body = [];
    for (const statement of parse(source, text).statements) {
      if (ts.isImportDeclaration(statement)) {
        const path = resolve(source, statement.moduleSpecifier.text);
        if (!all.includes(path))
          imports.add(statement, (specifier) => relocated(specifier, source, target));
        continue;
      }
      body.push(text.slice(statement.getFullStart(), statement.end));
      for (const name of namesOf(statement))
        declaredBy.set(name, [...(declaredBy.get(name) ?? []), source]);
    }
    return body.join('').trim();
  });
  for (const source of all) rmSync(source);
  mkdirSync(posix.dirname(target), { recursive: true });
  writeFileSync(target, `${imports.text()}\n${bodies.join('\n\n')}\n`);
  for (const [name, by] of declaredBy)
    if (new Set(by).size > 1) console.log(`${target}: ${name} of ${by.join(' and ')}`);
  console.log(`${target} has ${all.length} modules`);
}

/** The same code with its imports of merged modules, one statement a module. */
function withNewImports(file, text, homeOf) {
  const source = parse(file, text);
  const statements = source.statements.filter(ts.isImportDeclaration);
  const isMerged = (statement) => {
    const path = resolve(file, statement.moduleSpecifier.text);
    return namesIn(statement).some((name) => (homeOf(path, name) ?? path) !== path);
  };
  let changed = text;
  if (statements.some(isMerged)) {
    const imports = new Imports(file);
    for (const statement of statements) {
      const { text: specifier } = statement.moduleSpecifier;
      const path = resolve(file, specifier);
      imports.add(statement, (_, name) => {
        const home = homeOf(path, name);
        return home === undefined ? specifier : specifierOf(home, file, specifier);
      });
    }
    const first = statements[0];
    const last = statements.at(-1);
    const between = statements
      .slice(1)
      .map((statement) => text.slice(statement.getFullStart(), statement.getStart()).trim())
      .filter((comment) => comment !== '');
    const head = [...between, imports.text().trimEnd()].join('\n');
    changed = `${text.slice(0, first.getStart())}${head}${text.slice(last.end)}`;
  }
  return changed.replace(NAMED, (all, how, specifier) => {
    const home = homeOf(resolve(file, specifier));
    return home === undefined || home === resolve(file, specifier)
      ? all
      : `${how}'${specifierOf(home, file, specifier)}'`;
  });
}

/** Paths in documents and settings, from the root or with `../` before, and the text of a link where it is the file's name. */
function withNewPaths(text, homeOf) {
  return homeOf.paths
    .toSorted((a, b) => b.length - a.length)
    .reduce((changed, path) => {
      const [from, to] = [posix.basename(path), posix.basename(homeOf(path))];
      const whole = `((?:\\.\\./|\\./)*)${path.replaceAll('.', '\\.')}(?![\\w-])`;
      return changed
        .replace(
          new RegExp(`\\[${from.replaceAll('.', '\\.')}\\]\\(${whole}\\)`, 'g'),
          (_, up) => `[${to}](${up}${homeOf(path)})`,
        )
        .replace(new RegExp(`(?<![\\w/.-])${whole}`, 'g'), (_, up) => `${up}${homeOf(path)}`);
    }, text);
}

/** The imports of one file: by module what is imported of it, and whether as a type alone. */
class Imports {
  #file;
  #modules = new Map();

  constructor(file) {
    this.#file = file;
  }

  /** Adds a statement; `specifierOf` says by which specifier the file imports a name of it. Its own names are left out. */
  add({ importClause, moduleSpecifier }, specifierOf) {
    const module = (name) => {
      const specifier = specifierOf(moduleSpecifier.text, name);
      if (resolve(this.#file, specifier) === this.#file) return undefined;
      const known = this.#modules.get(specifier) ?? { named: new Map(), whole: new Map() };
      this.#modules.set(specifier, known);
      return known;
    };
    const bindings = importClause?.namedBindings;
    const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    if (!bindings || !ts.isNamedImports(bindings)) {
      const clause = importClause?.getText();
      module()?.whole.set(clause, clause);
      return;
    }
    if (importClause.name) module()?.whole.set(importClause.name.text, importClause.name.text);
    for (const element of bindings.elements) {
      const known = module((element.propertyName ?? element.name).text);
      const name = element.getText().replace(/^type /, '');
      if (known)
        known.named.set(name, (known.named.get(name) ?? true) && (isType || element.isTypeOnly));
    }
  }

  text() {
    return [...this.#modules]
      .map(([specifier, module]) => statementsOf(specifier, module))
      .join('');
  }
}

function statementsOf(specifier, { named, whole }) {
  const alone = [...whole.values()].map((clause) =>
    clause === undefined ? `import '${specifier}';\n` : `import ${clause} from '${specifier}';\n`,
  );
  if (named.size === 0) return alone.join('');
  const isType = [...named.values()].every(Boolean);
  const names = [...named].map(([name, type]) => (type && !isType ? `type ${name}` : name));
  return `${alone.join('')}import ${isType ? 'type ' : ''}{ ${names.join(', ')} } from '${specifier}';\n`;
}

/** What a statement imports by name; undefined for the module as a whole. */
function namesIn({ importClause }) {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [undefined];
  return bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}

const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return statement.name ? [statement.name.text] : [];
}

/** The path from the root of a module of ours; the specifier itself of any other. */
function resolve(file, specifier) {
  if (specifier.startsWith('@baanpak/')) return specifier.slice('@baanpak/'.length);
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier;
}

/** How a file names a path: by its workspace where it did so before, and in another workspace. */
function specifierOf(path, file, before) {
  const isOthers = path.split('/')[0] !== file.split('/')[0];
  if (isOthers || before.startsWith('@baanpak/')) return `@baanpak/${path}`;
  const relative = posix.relative(posix.dirname(file), path);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** The same module, imported by another file. */
const relocated = (specifier, from, to) =>
  specifier.startsWith('.') ? specifierOf(resolve(from, specifier), to, specifier) : specifier;

/** The files of the tree, with those that a merge has just written. */
const filesOfTree = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
    .trim()
    .split('\n')
    .filter((file) => !KEPT.test(file) && existsSync(file))
    .filter((file) => CODE.test(file) || /\.(?:md|json|jsonc|yml|yaml)$/.test(file));
