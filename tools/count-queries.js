import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

// Queries are said with Kysely, typed by the tables; a raw one is made by `rawQuery` in a file raw-queries.ts, whose
// test holds its columns against the database (docs/adr/0038-typed-queries.md). At most one raw to two typed, and SQL
// that reads or writes rows stands nowhere else; scripts that make or move schemas are no queries.
const TYPED_TO_RAW = 2;

const EXECUTE = new Set(['execute', 'executeTakeFirst', 'executeTakeFirstOrThrow']);
const QUERY =
  /\bSELECT\b[\s\S]*\bFROM\b|\bINSERT\s+INTO\b|\bDELETE\s+FROM\b|\bUPDATE\s+\S+(\s+\w+)?\s+SET\b/i;
const SCRIPT = /\b(CREATE|ALTER|DROP) (SCHEMA|TABLE|FUNCTION|OR REPLACE)\b|\bDO \$\$/;
const ELSEWHERE = /^(e2e|tools)\//;

const { tests } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const isTest = new RegExp(tests);
const files = execFileSync('git', ['ls-files', '*.ts'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !isTest.test(file) && !ELSEWHERE.test(file));

let typed = 0;
let raw = 0;
const strays = [];
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), file);
}
for (const stray of strays) console.log(`${stray}: SQL of a query outside of raw-queries.ts`);
console.log(`${raw} raw queries, ${typed} typed ones; at most one to ${TYPED_TO_RAW}`);
process.exit(files.length > 0 && strays.length === 0 && raw * TYPED_TO_RAW <= typed ? 0 : 1);

function visit(node, file) {
  if (ts.isCallExpression(node)) {
    const name = ts.isPropertyAccessExpression(node.expression)
      ? node.expression.name.text
      : node.expression.getText();
    if (name === 'rawQuery') raw += 1;
    if (EXECUTE.has(name) && node.arguments.length === 0) typed += 1;
  }
  // a piece of a typed query is said with `sql`, a whole query is not
  const tagged = node.parent && ts.isTaggedTemplateExpression(node.parent);
  const isWhole = !tagged || isExecuted(node.parent);
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
  if (isText && isWhole && isStray(node.getText(), file)) {
    const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
    strays.push(`${file}:${line + 1}`);
  }
  node.forEachChild((child) => visit(child, file));
}

function isExecuted({ parent }) {
  return ts.isPropertyAccessExpression(parent) && parent.name.text === 'execute';
}

function isStray(text, file) {
  return QUERY.test(text) && !SCRIPT.test(text) && !file.endsWith('/raw-queries.ts');
}
