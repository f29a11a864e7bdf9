import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

// The import rules of .dependency-cruiser.cjs. A run that saw no module proves nothing, so it fails too.
const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
const { output } = await cruise(
  workspaces,
  { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
);
const { violations, totalCruised } = output.summary;
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
console.log(`${totalCruised} modules cruised, ${violations.length} imports against the rules`);
process.exit(totalCruised > 0 && violations.length === 0 ? 0 : 1);
