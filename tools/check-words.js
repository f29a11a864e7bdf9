import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

// One word for one thing, and the field's: names of files, folders, exports, their parameters and members use none of
// these words, and prose none of these phrases. Stored names stay: domain/testing/stored-names.json has them.

/** Refused word or words in a row → what the field says. */
const WORDS = {
  agenda: 'schedule',
  anew: 'again',
  'asked back': 'refund requested',
  'asked deed': 'requested undo',
  'asked move': 'requested move',
  'asked paint': 'requested day prices',
  'begun before': 'started before',
  'call off': 'cancel',
  'carry out': 'dispatch, execute',
  deed: 'undoable action',
  deeds: 'undoable actions',
  'first of': 'first item',
  'fold changes': 'merge changes',
  'fold memory': 'projection memory',
  'follows by': 'reduce',
  furthest: 'latest',
  'goes alone': 'is sequential',
  heed: 'subscribe',
  heeding: 'subscribed',
  'in groups': 'in batches',
  'is in the way': 'conflicts with batch',
  judge: 'decide',
  'keep books': 'record',
  'keep tills': 'record cash',
  'kept requests': 'idempotency keys',
  'kept state': 'cached state',
  'kept states': 'state cache',
  'kept values': 'unchanged values',
  'last of': 'last item',
  'means nothing': 'the reason why it makes no rows',
  'nights again': 'restore nights',
  'one at a time': 'coalesce',
  'on begin': 'on subscribed',
  outrun: 'stale',
  paint: 'set day prices',
  painted: 'overridden',
  paints: 'price overrides',
  'play past': 'simulate history',
  'play until': 'run until',
  'put off': 'postpone',
  reckon: 'diff, recognize',
  relaxed: 'async commit',
  said: 'attributes, input',
  'see to': 'handle',
  'set aside': 'park',
  'side by side': 'zip',
  'stands on': 'undo blocker',
  'steps aside': 'dead letters',
  'the one': 'singleton',
  till: 'cash drawer',
  tills: 'cash drawers',
  'told all': 'caught up',
  'turned away': 'rejected',
  'unless kept': 'unless unchanged',
  unfolded: 'ignored',
  unfollowed: 'unprocessed',
  unheard: 'unacknowledged',
  untold: 'unmailed',
  'when free': 'wait until free',
};

const PHRASES = [
  ...['anew', 'be had', 'betimes', 'by and by', 'comes to nothing', 'ere long', 'hence', 'herein'],
  ...['heretofore', 'insofar as', 'is at it', 'is come to', 'is none of', 'lest', 'makes good'],
  ...['nobody who', 'of old', 'of which nobody', 'sees to', 'so far as', 'therein', 'thereof'],
  ...['thereupon', 'to wit', 'whence', 'wherefore', 'wherein', 'whereof', 'whereupon', 'whoever'],
];

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !/^(?:tools\/renames\/|tools\/check-words\.js$|CHANGELOG\.md$)/.test(file));
const stored = new Set(
  [...readFileSync('domain/testing/stored-names.json', 'utf8').matchAll(/"([^"]+)"/g)].flatMap(
    ([, name]) => [name, ...name.split('.')],
  ),
);
const refused = new Map(
  Object.entries(WORDS).map(([words, better]) => [` ${words} `, { words, better }]),
);
const mistakes = [];
let names = 0;

for (const file of files) {
  if (!/\.(?:tsx?|js|md)$/.test(file)) continue;
  if (!file.startsWith('docs/adr/'))
    for (const part of file.replace(/\.[a-z.]+$/, '').split('/')) checkName(part, file);
  const text = readFileSync(file, 'utf8');
  if (/\.tsx?$/.test(file)) checkExports(file, text);
  checkProse(file, text);
}
for (const mistake of new Set(mistakes)) console.error(mistake);
console.log(`${names} names, ${mistakes.length} words or phrases that have a plainer one`);
process.exit(names > 0 && mistakes.length === 0 ? 0 : 1);

/** `paintedDays`, `PAINTED_DAYS` and `painted-days` are the words painted and days. */
function checkName(name, where) {
  names += 1;
  if (stored.has(name)) return;
  const words = ` ${name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .toLowerCase()} `;
  for (const [padded, { words: found, better }] of refused)
    if (words.includes(padded)) mistakes.push(`${where}: ${name} has “${found}”; ${better}`);
}

/** Names of exports, their parameters, and members of exported types. */
function checkExports(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  for (const statement of source.statements) {
    const isExported = statement.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
    );
    if (!isExported) continue;
    const declarations = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [statement];
    for (const declaration of declarations) {
      const { line } = source.getLineAndCharacterOfPosition(declaration.getStart(source));
      const where = `${file}:${line + 1}`;
      if (declaration.name && ts.isIdentifier(declaration.name))
        checkName(declaration.name.text, where);
      const callable = declaration.initializer ?? declaration;
      for (const { name } of callable.parameters ?? [])
        if (ts.isIdentifier(name)) checkName(name.text, where);
    }
  }
}

/** Documents whole; of code its comments. */
function checkProse(file, text) {
  const prose = file.endsWith('.md')
    ? [text]
    : [...text.matchAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ [^\n]*/g)].map(([comment]) => comment);
  for (const each of prose)
    for (const phrase of PHRASES)
      if (new RegExp(`\\b${phrase}\\b`, 'i').test(each))
        mistakes.push(`${file}: “${phrase}” in “${each.trim().slice(0, 80)}”`);
}
