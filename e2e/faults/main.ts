import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** By the beginnings of their paths: faults under load, crashes at each point, pauses. */
const TESTS = ['e2e/faults', 'e2e/crash', 'e2e/pauses', 'e2e/expiry'];

// `npm run faults -- --seed 7 --seconds 120`: the same tests as in npm test, longer and with other faults;
// `--only e2e/faults.e2e` for some of them.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    seconds: { type: 'string', default: '120' },
    backlog: { type: 'string', default: '100000' },
    only: { type: 'string' },
  },
});
const { seed, seconds, backlog, only } = values;
process.stdout.write(`npm run faults -- --seed ${seed} --seconds ${seconds}\n`);
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'e2e', ...(only ? [only] : TESTS), '--reporter', 'verbose'],
  {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      ...{ FAULTS_SEED: seed, FAULTS_SECONDS: seconds, FAULTS_BACKLOG: backlog },
    },
    stdio: 'inherit',
  },
);
process.stdout.write(
  `npm run faults -- --seed ${seed} --seconds ${seconds}: exit code ${status}\n`,
);
process.exitCode = status ?? 1;
