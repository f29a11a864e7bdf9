import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

// The closing lines of .ci/run, from vitest's own reports: which tests there are, and how those that ran ended.

/** Tests of the gate and long ones together; the number may only rise. */
const LEAST = 13_889;
const REPORTS = '.reports';

const GATE = join(REPORTS, 'gate.json');
if (!existsSync(GATE)) {
  console.log('The gate has no report: it broke off\n0 passed, 1 failed');
  process.exit(1);
}
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const gate = read(GATE);
const others = readdirSync(REPORTS).map((name) => join(REPORTS, name));
const reports = [gate, ...others.filter((path) => path !== GATE).map(read)];

const listed = testsOf(gate);
const long = listed.filter(isLong).length + listAlone();
const inGate = listed.length - listed.filter(isLong).length;
const sum = inGate + long;
console.log(`${inGate} tests in the gate, ${long} long ones: ${sum}, at least ${LEAST}`);

// the gate lists long tests as skipped; they are not its own
const ran = reports.flatMap((report) =>
  testsOf(report).filter((test) => report !== gate || !isLong(test)),
);
const count = (...statuses) => ran.filter(({ status }) => statuses.includes(status)).length;
const passed = count('passed');
const skipped = ran.length - passed - count('failed');
// a file that does not load has no tests to count, but has failed all the same
const broken = reports
  .flatMap(({ testResults }) => testResults)
  .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
const failed = count('failed') + broken.length;
const failures = [
  ...broken.map(({ name, message }) => ({ name: relative('.', name), message })),
  ...ran
    .filter(({ status }) => status === 'failed')
    .map(({ file, fullName, failureMessages }) => ({
      name: `${relative('.', file)} > ${fullName}`,
      message: failureMessages.join('\n'),
    })),
];
for (const { name, message } of failures) console.log(`FAILED ${name}\n${message}`);
// once more, so that the last lines of a log name them all
for (const { name } of failures) console.log(`FAILED ${name}`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(passed > 0 && failed === 0 && sum >= LEAST ? 0 : 1);

function testsOf({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: name })),
  );
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
