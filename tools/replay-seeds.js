import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// Runs each test of .ci/failed-seeds.json with the seed that it failed with once. An entry is {test, seed, why}: `why`
// says what was wrong. All together take at most a minute; the oldest give way.
const entries = JSON.parse(readFileSync('.ci/failed-seeds.json', 'utf8'));
for (const [n, { test, seed }] of entries.entries()) {
  const { status } = spawnSync('npx', ['vitest', 'run', test], {
    stdio: 'inherit',
    env: { ...process.env, SEED: String(seed), REPORT: `seed-${n}` },
  });
  if (status !== 0) process.exitCode = 1;
}
console.log(`${entries.length} seeds that failed once were run again`);
