// command-api gets floors: run it once more on a branch of before, after merging.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { atRoot, moveFiles } from './move-files.js';

atRoot();
moveFiles([
  [
    /^command-api\/(booking|cash-drawer|checkout|commission-invoice|hotel|ledger|media|money-case|partner|payment|preferences|refund|restore|review|room|room-calendar|second-factor|settlement|site|tax-invoice|unique-name|user)\/(.+)$/,
    'command-api/use-cases/$1/$2',
  ],
  [
    /^command-api\/((?:answer|app|details|handler|idempotency-keys|pick-provided|rate-limits|read-only|request|with-idempotency|unchanged-values)\..+)$/,
    'command-api/http/$1',
  ],
]);

// What use cases take of the world is called ports.
for (const file of filesOf('command-api', 'standalone')) {
  replaceIn(file, [
    [/\bcommandDeps\b/g, 'commandPorts'],
    [/\bdepsOf\b/g, 'portsOf'],
    [/\bDeps\b/g, 'Ports'],
    [/\bdeps\b(?!')/g, 'ports'],
  ]);
}
for (const file of filesOf('e2e', 'query-api', 'projector', 'infrastructure'))
  replaceIn(file, [[/\bshop\.deps\b/g, 'shop.ports']]);

function filesOf(...folders) {
  return execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && existsSync(file));
}

function replaceIn(file, pairs) {
  const before = readFileSync(file, 'utf8');
  const after = pairs.reduce((text, [from, to]) => text.replace(from, to), before);
  if (after !== before) writeFileSync(file, after);
}
