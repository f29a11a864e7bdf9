import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/** TypeScript 7, in one thread: several take more of the processors. Version 6 is there for tools that read its API. */
const TSC = 'node node_modules/typescript-7/bin/tsc --noEmit --checkers 1';

/** What a commit must pass without being run; what takes longest stands first. */
const CHECKS = [
  `${TSC} -p .`,
  'biome ci . --error-on-warnings',
  `${TSC} -p guest-web`,
  `${TSC} -p admin-web`,
  'node tools/check-imports.js',
  'knip',
  'node tools/licences.js --check',
  'node tools/check-lock.js package-lock.json e2e/bench/emmett/package-lock.json',
  'node tools/stored-names.js',
  'node tools/check-config-paths.js',
  'node tools/check-words.js',
  'node tools/count-casts.js',
  'node tools/count-queries.js',
];

// As many at once as there are cores; each tells what it has to say when it has ended, and all are run
// though one has failed.
const waiting = [...CHECKS];
const failed = [];
await Promise.all(Array.from({ length: availableParallelism() }, work));
if (failed.length > 0) {
  console.error(`Failed: ${failed.join('; ')}`);
  process.exitCode = 1;
}

async function work() {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const begun = performance.now();
    const { code, output } = await run(check);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    console.log(`${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s: ${check}`);
    if (output.trim() !== '') console.log(output.trimEnd());
    if (code !== 0) failed.push(check);
  }
}

async function run(check) {
  const [command, ...words] = check.split(' ');
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, output };
}
