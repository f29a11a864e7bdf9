import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The closing lines of .ci/run, from vitest's own reports: which tests there are, and how those that ran ended.

/** Tests of the gate and long ones together; the number may only rise. */
const LEAST = 13_583;
const REPORTS = '.reports';

if (!existsSync(join(REPORTS, 'gate.json'))) {
  console.log('The gate has no report: it broke off\n0 passed, 1 failed');
  process.exit(1);
}
const reports = readdirSync(REPORTS).map((name) =>
  JSON.parse(readFileSync(join(REPORTS, name), 'utf8')),
);
const gate = JSON.parse(readFileSync(join(REPORTS, 'gate.json'), 'utf8'));

const listed = testsOf(gate);
const long = listed.filter(isLong).length + listAlone();
const inGate = listed.length - listed.filter(isLong).length;
const sum = inGate + long;
console.log(`${inGate} tests in the gate, ${long} long ones: ${sum}, at least ${LEAST}`);

const ran = reports.flatMap(testsOf);
const count = (...statuses) => ran.filter(({ status }) => statuses.includes(status)).length;
const passed = count('passed');
// the gate lists long tests as skipped; they are not its own
const skipped = reports
  .flatMap((report) => (report === gate ? testsOf(report).filter(isOwn) : testsOf(report)))
  .filter(({ status }) => status !== 'passed' && status !== 'failed').length;
// a file that does not load has no tests to count, but has failed all the same
const broken = reports
  .flatMap(({ testResults }) => testResults)
  .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
const failed = count('failed') + broken.length;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(passed > 0 && failed === 0 && sum >= LEAST ? 0 : 1);

function testsOf({ testResults }) {
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

function isLong({ tags }) {
  return tags.includes('long');
}

/** How many tests of the product run alone, which the gate does not load. */
function listAlone() {
  const json = execFileSync('npx', ['vitest', 'list', '--project=alone', '--json'], {
    encoding: 'utf8',
    env: { ...process.env, LIST_TESTS: '1' },
  });
  return JSON.parse(json.slice(json.indexOf('['))).length;
}
