import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

// Runs the test files that failed once more, one after the other with nothing beside them, and puts
// their results in the place of the first ones. What passes only then is named: it is to be mended. Exits
// with 1 where that would help nobody: nothing to run again, too much, or an error outside the tests.
const [, , path = '.reports/tests.json', mostFiles = '5'] = process.argv;
const report = JSON.parse(readFileSync(path, 'utf8'));
const failed = report.testResults.filter(({ status }) => status === 'failed');
if (failed.length === 0 || failed.length > Number(mostFiles)) process.exit(1);

const files = failed.map(({ name }) => relative(process.cwd(), name));
console.log(`Once more, alone: ${files.join(', ')}`);
const { status } = spawnSync('npx', ['vitest', 'run', '--no-file-parallelism', ...files], {
  stdio: 'inherit',
  env: { ...process.env, CI: 'true' }, // by which vitest.config.ts has the report written where the first was
});

const second = JSON.parse(readFileSync(path, 'utf8'));
const names = new Set(second.testResults.map(({ name }) => name));
const testResults = [
  ...report.testResults.filter(({ name }) => !names.has(name)),
  ...second.testResults,
];
const count = (status) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((test) => test.status === status).length;
for (const { name, assertionResults } of failed)
  for (const { status, fullName } of assertionResults)
    if (status === 'failed') console.log(`Failed at first: ${relative('.', name)} > ${fullName}`);
writeFileSync(
  path,
  JSON.stringify({
    ...report,
    testResults,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('skipped') + count('pending'),
    numTodoTests: count('todo'),
  }),
);
process.exit(status === 0 ? 0 : 1);
