// The world in memory and its model tests get a workspace of their own: run it once more on a branch of before, after
// merging.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { atRoot, moveFiles } from './move-files.js';

atRoot();
moveFiles([
  [/^domain\/testing\/in-memory-world\.ts$/, 'simulation/world.ts'],
  [
    /^domain\/testing\/(dispatch-in-memory|late-settlement|moving|reservation)\.ts$/,
    'simulation/$1.ts',
  ],
  [/^domain\/testing\/(undo-in-memory|provider-in-memory|money-cases)\.ts$/, 'simulation/$1.ts'],
  [/^domain\/testing\/(marketplace|hotel-actions)\.ts$/, 'simulation/$1.ts'],
  [/^domain\/testing\/money-(.+)\.ts$/, 'simulation/money/$1.ts'],
  [
    /^domain\/testing\/(net-at-provider|settled-carts|refunds-at-provider)\.ts$/,
    'simulation/money/$1.ts',
  ],
  [/^domain\/processes\/money\.model\.test\.ts$/, 'simulation/money/money.model.test.ts'],
  [/^domain\/processes\/(all|refunds)-together\.test\.ts$/, 'simulation/$1-together.test.ts'],
  [/^domain\/processes\/undo\.properties\.test\.ts$/, 'simulation/undo.properties.test.ts'],
  [
    /^domain\/refund\/refund-money\.properties\.test\.ts$/,
    'simulation/money/refund-money.properties.test.ts',
  ],
  [
    /^projector\/report\/reducers\/(money|bookings)\.model\.test\.ts$/,
    'simulation/reports/$1.model.test.ts',
  ],
  [
    /^projector\/report\/testing\/generated-history\.ts$/,
    'simulation/reports/testing/generated-history.ts',
  ],
  [/^query-api\/report\/testing\/tell-history\.ts$/, 'simulation/reports/testing/tell-history.ts'],
  [
    /^query-api\/report\/(as-it-was|invariants)\.model\.int\.test\.ts$/,
    'simulation/reports/$1.model.int.test.ts',
  ],
]);
// a file of another workspace is named by the workspace
const own = execFileSync('git', ['ls-files', 'simulation/*.ts'], { encoding: 'utf8' });
for (const file of own.trim().split('\n')) {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(
    /from '(?:\.\.\/)+(domain|projector|query-api)\//g,
    "from '@baanpak/$1/",
  );
  if (after !== before) writeFileSync(file, after);
}
