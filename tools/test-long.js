import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';

// `npm run test:long`: the long tests, or those of `files`; `--seed 7` makes the same at random as another run did;
// `--changed` runs those of the sources that changed since the commit in .ci/base.
const { values, positionals: files } = parseArgs({
  options: { seed: { type: 'string' }, changed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const { longTests, longTestsOf } = await tsImport('./long-tests.ts', import.meta.url);

const tests = testsToRun();
if (tests.length === 0) console.log('No long test is concerned');
else process.exitCode = run(tests);

function testsToRun() {
  if (values.changed) return longTestsOf(changedFiles());
  return files.length > 0 ? files : longTests();
}

function run(tests) {
  console.log(`Long tests:\n${tests.map((test) => `  ${test}`).join('\n')}`);
  const SEED = values.seed ?? process.env.SEED ?? String(Math.floor(Math.random() * 1e9));
  const { status } = spawnSync('npx', ['vitest', 'run', ...tests], {
    stdio: 'inherit',
    env: { ...process.env, SEED, REPORT: 'long' },
  });
  if (status !== 0)
    console.error(
      `Seed ${SEED} failed. Where the seed is why, add {"test": …, "seed": ${SEED}} to .ci/failed-seeds.json`,
    );
  return status ?? 1;
}

/** Since the commit in .ci/base; where there is none, or the clone lacks it, in the last 50 commits. */
function changedFiles() {
  const diff = (base) =>
    git('diff', '--name-only', base, 'HEAD').concat(git('diff', '--name-only', 'HEAD'));
  try {
    return diff(readFileSync('.ci/base', 'utf8').trim());
  } catch {
    const commits = git('rev-list', '--max-count=51', 'HEAD');
    return diff(commits.at(-1));
  }
}

function git(...words) {
  return execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
}
