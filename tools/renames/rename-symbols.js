import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Renames exported symbols by TypeScript's language service, wherever code of the whole repository names them. `renames`:
 * file, name (`Type.member` for a member) and new name. What is not there any more is left, so a branch of before is
 * brought over by running this again. A shorthand property keeps its name: JSON does not change.
 */
export function renameSymbols(renames) {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(file))
    .map((file) => join(process.cwd(), file));
  const service = serviceOf(files);
  const program = service.getProgram();
  const edits = new Map();
  let renamed = 0;
  for (const [file, name, to] of renames) {
    const path = join(process.cwd(), file);
    const source = program.getSourceFile(path);
    const position = source && positionOf(source, name.split('.'));
    if (position === undefined) {
      console.log(`${file} has no ${name}`);
      continue;
    }
    const places = service.findRenameLocations(path, position, false, false, {
      providePrefixAndSuffixTextForRename: false,
    });
    for (const { fileName, textSpan } of places ?? []) {
      const at = program.getSourceFile(fileName);
      const isShorthand = ts.isShorthandPropertyAssignment(parentAt(at, textSpan.start));
      const text = isShorthand ? `${name.split('.').at(-1)}: ${to}` : to;
      const ofFile = edits.get(fileName) ?? new Map();
      ofFile.set(textSpan.start, { end: textSpan.start + textSpan.length, text });
      edits.set(fileName, ofFile);
      if (new RegExp(`\\b${to}\\b`).test(at.text)) console.log(`${fileName} has a ${to} already`);
    }
    renamed += 1;
  }
  for (const [fileName, ofFile] of edits) {
    let text = readFileSync(fileName, 'utf8');
    for (const [start, { end, text: to }] of [...ofFile].sort(([a], [b]) => b - a))
      text = text.slice(0, start) + to + text.slice(end);
    writeFileSync(fileName, text);
  }
  console.log(`${renamed} symbols renamed in ${edits.size} files`);
}

/** Names that are no word of English and are not stored, in comments and documents. */
export function renameInProse(renames) {
  const names = renames
    .map(([, name, to]) => [name.split('.').at(-1), to])
    .filter(([name]) => /[a-z][A-Z]|_/.test(name) && !isStored(name));
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md', '*.js'], {
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    if (/^(?:CHANGELOG\.md|tools\/renames\/)/.test(file) || !existsSync(file)) continue;
    const before = readFileSync(file, 'utf8');
    const lines = before.split('\n').map((line) => {
      if (!file.endsWith('.md') && !/^\s*(?:\/\/|\*|\/\*)|\s\/\/ /.test(line)) return line;
      return names.reduce(
        (text, [name, to]) =>
          text.includes(name)
            ? text.replace(new RegExp(`(?<![\\w'])${name}(?![\\w'])`, 'g'), to)
            : text,
        line,
      );
    });
    const after = lines.join('\n');
    if (after !== before) writeFileSync(file, after);
  }
}

/** Of a command or event: its symbol is renamed, its type is not. */
const isStored = (name) =>
  readFileSync('domain/testing/stored-names.json', 'utf8').includes(`"${name}"`);

function positionOf(source, [name, member]) {
  let found;
  for (const statement of source.statements) {
    const declarations = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [statement];
    for (const declaration of declarations)
      if (declaration.name?.getText(source) === name)
        found ??= member
          ? memberOf(source, declaration, member)
          : declaration.name.getStart(source);
  }
  return found;
}

function memberOf(source, declaration, member) {
  let found;
  const look = (node) => {
    if (
      (ts.isPropertySignature(node) ||
        ts.isMethodSignature(node) ||
        ts.isPropertyAssignment(node)) &&
      node.name.getText(source) === member
    )
      found ??= node.name.getStart(source);
    ts.forEachChild(node, look);
  };
  look(declaration);
  return found;
}

function parentAt(source, position) {
  let deepest = source;
  const look = (node) => {
    if (node.getStart(source) <= position && position < node.getEnd()) {
      deepest = ts.isIdentifier(node) ? deepest : node;
      ts.forEachChild(node, look);
    }
  };
  look(source);
  return deepest;
}

/** Over all programs at once: the screens' names are the servers' names. */
function serviceOf(files) {
  const { options } = ts.getParsedCommandLineOfConfigFile(
    'admin-web/tsconfig.json',
    { incremental: false, tsBuildInfoFile: undefined },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: console.error },
  );
  return ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getScriptFileNames: () => files,
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) =>
      ts.sys.fileExists(file) ? ts.ScriptSnapshot.fromString(ts.sys.readFile(file)) : undefined,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getCurrentDirectory: () => process.cwd(),
  });
}
