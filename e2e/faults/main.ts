import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { summaryOf } from './summary.ts';

/** By the beginnings of their paths: faults under load, crashes at each point, pauses. */
const TESTS = ['e2e/faults', 'e2e/crash', 'e2e/pauses', 'e2e/expiry'];

// `npm run faults -- --seed 7 --seconds 120`: the same tests as in npm run test:long, longer and with other faults;
// `--only e2e/faults.e2e` for some of them, `--backlog 20000` for a shorter log.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    seconds: { type: 'string', default: '120' },
    backlog: { type: 'string', default: '100000' },
    only: { type: 'string' },
  },
});
const { seed, seconds, backlog, only } = values;
const again = [
  `npm run faults -- --seed ${seed} --seconds ${seconds} --backlog ${backlog}`,
  ...(only ? [`--only ${only}`] : []),
].join(' ');
process.stdout.write(`${again}\n`);

const begun = performance.now();
const tests = spawn(
  'npx',
  [
    'vitest',
    'run',
    '--project',
    'alone',
    '--project',
    'e2e',
    ...(only ? [only] : TESTS),
    '--reporter',
    'verbose',
  ],
  {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      ...{ SEED: seed, FAULTS_SECONDS: seconds, FAULTS_BACKLOG: backlog },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
let printed = '';
tests.stdout.setEncoding('utf8').on('data', (piece: string) => {
  printed += piece;
  process.stdout.write(piece);
});
const [code] = await once(tests, 'close');
const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
process.exitCode = code ?? 1;
process.stdout.write(
  `${again}: ${code === 0 ? 'all held' : 'FAILED'}; ${summaryOf(printed)}; ${minutes} min\n`,
);
