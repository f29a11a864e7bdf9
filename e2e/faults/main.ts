import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// `npm run faults -- --seed 7 --seconds 300`: the tests of faults.e2e.test.ts, longer or with other faults.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    seconds: { type: 'string', default: '300' },
  },
});
process.stdout.write(`npm run faults -- --seed ${values.seed} --seconds ${values.seconds}\n`);
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'e2e', 'e2e/faults.e2e.test.ts', '--reporter', 'verbose'],
  {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, FAULTS_SEED: values.seed, FAULTS_SECONDS: values.seconds },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
