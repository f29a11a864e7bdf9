import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { undeclaredImports } from './declared-workspaces.js';

// The import rules of .dependency-cruiser.cjs, and that each workspace declares the workspaces it imports. A
// run that saw no module proves nothing, so it fails too.
const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
const { output } = await cruise(
  workspaces,
  { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
);
const { violations, totalCruised } = output.summary;
const undeclared = undeclaredImports(output.modules, workspaces, rules.tests);
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
for (const line of undeclared) console.error(line);
const wrong = violations.length + undeclared.length;
console.log(`${totalCruised} modules cruised, ${wrong} imports against the rules`);
process.exit(totalCruised > 0 && wrong === 0 ? 0 : 1);
