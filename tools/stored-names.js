import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import ts from 'typescript';

// Names that are stored, hashed or shown outside. A name may be added (`node tools/stored-names.js --add`), and is
// never changed: what was stored under it would not be found again. Tables, routes and their fields are checked by
// standalone/stored-names.int.test.ts, against the same file.
const FILE = 'domain/testing/stored-names.json';

/** Types whose members are stored: with `fields`, each field by its path, and each word it may hold. */
const TYPES = {
  events: ['domain/processes/process.ts', 'DomainEvent', 'fields'],
  storedCommands: ['command-api/processes/stored-commands.ts', 'StoredCommand', 'fields'],
  eventMetadata: ['infrastructure/event-store/codec/metadata.ts', 'EventMetadata', 'fields'],
  refusals: ['domain/values/decider/refusal.ts', 'RefusalCode', 'words'],
  rights: ['domain/values/people/roles.ts', 'Action', 'words'],
  roles: ['domain/values/people/roles.ts', 'Role', 'words'],
  reports: ['contract/report/report.ts', 'ReportName', 'words'],
  factKinds: ['projector/report/tables.ts', 'FactKind', 'words'],
  readModelGroups: ['projector/schema/read-model.ts', 'GroupName', 'words'],
  timerQueues: ['command-api/processes/queues.ts', 'Queue', 'words'],
};

/** Messages as they are stated, former ones and those that only their own module handles among them. */
const MESSAGE = /(?:Message<|type: )\s*'([A-Z][a-z]+(?:[A-Z][a-z]*)+)'/g;

const BROWSER_CALLS =
  /(^followed|^localStorageStore|[sS]torage\.(get|set|remove)Item|^(read|write|save|load|forget)Session\w*)$/;

const sources = sourceFiles();
const found = { ...namesInTypes(), ...namesInSources() };
const stored = JSON.parse(readFileSync(FILE, 'utf8'));
const gone = differences(stored, found, (category) => category in found);
const added = differences(found, stored);

if (process.argv.includes('--add')) {
  for (const [category, names] of Object.entries(found))
    stored[category] = [...new Set([...(stored[category] ?? []), ...names])].sort();
  writeFileSync(FILE, `${JSON.stringify(stored, null, 2)}\n`);
}
report('Stored names that are gone; a symbol may be renamed, its stored name stays', gone);
if (!process.argv.includes('--add'))
  report('New names; check them, then run `node tools/stored-names.js --add`', added);
const total = Object.values(found).reduce((sum, names) => sum + names.length, 0);
console.log(`${total} stored names in the source`);
const isWrong = gone.length > 0 || (added.length > 0 && !process.argv.includes('--add'));
process.exitCode = isWrong || total === 0 ? 1 : 0;

function report(title, names) {
  if (names.length > 0) console.error(`${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}

/** The names of `left` that `right` lacks. */
function differences(left, right, isChecked = () => true) {
  return Object.entries(left).flatMap(([category, names]) => {
    if (!isChecked(category)) return [];
    const others = new Set(right[category]);
    return names.filter((name) => !others.has(name)).map((name) => `${category}: ${name}`);
  });
}

function sourceFiles() {
  const { tests } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
  const isTest = new RegExp(`${tests}|^e2e/|^tools/`);
  return execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !isTest.test(file))
    .map((file) =>
      ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
    );
}

// --- names in types, by the type checker

function namesInTypes() {
  const root = resolve('.');
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const files = [...new Set(Object.values(TYPES).map(([file]) => resolve(file)))];
  const program = ts.createProgram(files, {
    ...options,
    incremental: false,
    tsBuildInfoFile: undefined,
  });
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    Object.entries(TYPES).map(([category, [file, name, mode]]) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(resolve(file)));
      const symbol = checker.getExportsOfModule(module).find((each) => each.name === name);
      if (symbol === undefined) throw new Error(`${file} exports no type ${name}`);
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      const names = new Set();
      if (mode === 'words') for (const each of partsOf(type)) names.add(each.value);
      else if (category === 'eventMetadata') addFields(type, '', names);
      else for (const each of partsOf(type)) addMessage(each, names);
      return [category, [...names].sort()];
    }),
  );

  function addMessage(type, names) {
    const name = checker.getTypeOfSymbol(type.getProperty('type')).value;
    names.add(name);
    addFields(checker.getTypeOfSymbol(type.getProperty('data')), name, names);
  }

  function addFields(type, path, names, above = []) {
    if (above.includes(type) || above.length > 12) return;
    for (const part of partsOf(type)) {
      if (part.isStringLiteral()) names.add(`${path} = ${part.value}`);
      if (!isObject(part) || part.getCallSignatures().length > 0) continue;
      const element = part.getNumberIndexType();
      if (element) addFields(element, `${path}[]`, names, [...above, type]);
      else {
        const values = part.getStringIndexType();
        if (values) addFields(values, `${path}.*`, names, [...above, type]);
        for (const property of part.getProperties()) {
          const inner = path === '' ? property.name : `${path}.${property.name}`;
          names.add(inner);
          addFields(checker.getTypeOfSymbol(property), inner, names, [...above, type]);
        }
      }
    }
  }
}

/** A branded text or number, `string & {…}`, is none. */
function isObject(type) {
  if (type.isIntersection()) return type.types.every(isObject);
  return Boolean(type.flags & ts.TypeFlags.Object);
}

function partsOf(type) {
  return type.isUnion() ? type.types.flatMap(partsOf) : [type];
}

// --- names in the text of the source

/** A text with what is put in left open: `refund of {}`. */
function textOf(node) {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  return undefined;
}

function namesInSources() {
  const names = {
    messages: new Set(),
    processes: new Set(),
    timerKeys: new Set(),
    idLabels: new Set(),
    hmacLabels: new Set(),
    streams: new Set(),
    keySubjects: new Set(),
    browserKeys: new Set(),
    metrics: new Set(),
    logFields: new Set(),
    variables: new Set(),
  };
  for (const source of sources) {
    const { fileName, text } = source;
    if (/^(domain|command-api)\//.test(fileName))
      for (const [, name] of text.matchAll(MESSAGE)) names.messages.add(name);
    visit(source, (node) => addNamesOf(node, fileName, names));
  }
  return Object.fromEntries(
    Object.entries(names).map(([category, set]) => [category, [...set].sort()]),
  );
}

function visit(node, use) {
  use(node);
  node.forEachChild((child) => visit(child, use));
}

function addNamesOf(node, file, names) {
  if (ts.isCallExpression(node)) return addNamesOfCall(node, names);
  if (ts.isPropertyAssignment(node)) return addNamesOfProperty(node, file, names);
  const text = textOf(node);
  if (text !== undefined && /^baanpak_[a-z_{}]+$/.test(text)) names.metrics.add(text);
  if (
    file.startsWith('infrastructure/config/') &&
    text &&
    /^(PORT|HOST|DEMO|[A-Z]+(_[A-Z0-9]+)+)$/.test(text)
  )
    names.variables.add(text);
  if (ts.isPropertyAccessExpression(node) && /^process\.env$/.test(node.expression.getText()))
    names.variables.add(node.name.text);
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
    if (/(KEY|COOKIE|STORE|PREFIX)$/.test(node.name.text) && /-web\/|page-language/.test(file))
      if (textOf(node.initializer)) names.browserKeys.add(textOf(node.initializer));
    if (node.name.text === 'STREAMS' && file.startsWith('domain/'))
      visit(node.initializer, (each) => textOf(each) && names.streams.add(textOf(each)));
  }
}

function addNamesOfCall(node, names) {
  const called = node.expression.getText();
  const texts = node.arguments.map(textOf).filter((text) => text !== undefined);
  if (/(^|\.)idFor$/.test(called)) for (const text of texts) names.idLabels.add(text);
  if (
    /createHmac|hkdf/.test(node.getSourceFile().text) &&
    /^(h?mac|derived|hkdf\w*)$|\.update$/.test(called)
  )
    for (const argument of node.arguments)
      visit(argument, (each) => textOf(each) !== undefined && names.hmacLabels.add(textOf(each)));
  if (BROWSER_CALLS.test(called) && texts[0]) names.browserKeys.add(texts[0]);
  const [first] = node.arguments;
  if (
    /\blog\w*\.(trace|debug|info|warn|error|fatal)$/.test(called) &&
    first &&
    ts.isObjectLiteralExpression(first)
  )
    for (const { name } of first.properties) if (name) names.logFields.add(name.getText());
}

function addNamesOfProperty(node, file, names) {
  const name = node.name.getText();
  if (name === 'former' && /^domain\/.*\/events\.ts$/.test(file))
    for (const each of node.initializer.properties) names.messages.add(each.name.getText());
  const text = textOf(node.initializer);
  if (text === undefined) return;
  if (name === 'name' && file.startsWith('domain/processes/')) names.processes.add(text);
  if (name === 'key' && file.startsWith('domain/processes/')) names.timerKeys.add(text);
  if (name === 'subject' && file.startsWith('domain/')) names.keySubjects.add(text);
  if (name === 'name' && /^baanpak_/.test(text)) names.metrics.add(text);
  if (name === 'route' && ts.isCallExpression(node.parent.parent)) {
    const called = node.parent.parent.expression.getText();
    if (/(^|\.)idFor$/.test(called))
      for (const each of node.parent.properties)
        if (textOf(each.initializer))
          names.idLabels.add(`${each.name.getText()}: ${textOf(each.initializer)}`);
  }
}
