import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeDataDirectory } from '../testing/data-directory.ts';
import { endProducts, startProduct } from '../testing/product.ts';
import { AIMS, type Figures, misses } from './aims.ts';
import { type Measured, measure } from './measure.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = {
  home: '/',
  results: '/hotel/main?province=TH-83',
  hotel: '/hotel/talay-ngoen-kata',
} as const;

/**
 * `npm run lighthouse`: Lighthouse on a phone as it simulates one, of the built product with the demo's data;
 * the median of five runs of each page. `-- --runs 3 results` measures that page alone, three times. Ends with 1 when
 * an aim is missed by the clock. It wants a quiet machine: what tasks took of a core stands beside, to tell how much of
 * their time they waited. It is no floor for a phone: a page's own waits are left out of it, too.
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const pages = Object.entries(PAGES).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
if (positionals.some((name) => !(name in PAGES)) || !(Number(values.runs) > 0))
  throw new Error(`npm run lighthouse -- --runs 3 ${Object.keys(PAGES).join(' ')}`);
execFileSync(process.execPath, ['standalone/start.js', 'build'], { cwd: ROOT, stdio: 'inherit' });
const product = await startProduct({ DATA_DIR: await makeDataDirectory(), RATE_LIMITS: 'off' });
try {
  print(['page', ...Object.keys(AIMS)]);
  print(['aim', ...Object.values(AIMS).map(({ aim }) => String(aim))]);
  for (const [name, path] of pages) {
    const runs: Measured[] = [];
    for (let n = 0; n < Number(values.runs); n++) runs.push(await measure(product.url + path));
    const clock = medianOf(runs.map((run) => run.clock));
    const cpu = medianOf(runs.map((run) => run.cpu));
    print([`${name}, clock`, ...Object.values(clock).map(String)]);
    print([`${name}, CPU`, ...Object.values(cpu).map(String)]);
    const missed = misses(clock);
    if (missed.length > 0) {
      console.log(`${name} misses ${missed.join(', ')}`);
      process.exitCode = 1;
    }
  }
} finally {
  await endProducts();
}

function print(cells: readonly string[]): void {
  console.log(cells.map((cell) => cell.padStart(14)).join(' '));
}

/** Of each figure for itself. */
function medianOf(runs: readonly Figures[]): Figures {
  const middle = (name: keyof Figures) =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
  };
}
