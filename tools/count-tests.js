import { readFileSync } from 'node:fs';

// The closing line of .ci/run, from vitest's own report.
const [, , path = '.reports/tests.json'] = process.argv;
const report = JSON.parse(readFileSync(path, 'utf8'));
const skipped = report.numPendingTests + report.numTodoTests;
// a file that does not load has no tests to count, but has failed all the same
const broken = report.testResults.filter(
  ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
).length;
const failed = report.numFailedTests + broken;
console.log(
  `${report.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exit(report.numPassedTests > 0 && failed === 0 ? 0 : 1);
