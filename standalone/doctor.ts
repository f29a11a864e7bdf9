import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';
import { run } from '@baanpak/infrastructure/program/run.ts';
import { examine } from './doctor/examine.ts';
import type { Finding } from './doctor/finding.ts';
import { reachDatabase } from './reach-database.ts';

let isWrong = false;

// `npm run doctor [-- --json]`: what is reachable, behind, misconfigured; exit code 1 when something is wrong.
await run(async () => {
  const findings = await lookAtAll();
  isWrong = findings.some(({ state }) => state === 'wrong');
  const text = process.argv.includes('--json')
    ? JSON.stringify({ ok: !isWrong, findings }, undefined, 2)
    : findings.map(lineOf).join('\n');
  process.stdout.write(`${text}\n`);
  return { close: async () => {} };
});
process.exit(isWrong ? 1 : 0);

async function lookAtAll(): Promise<Finding[]> {
  try {
    const config = await loadConfig(process.env);
    const database = await reachDatabase(config);
    try {
      const said = 'all variables are as they must be';
      const findings = await examine(config, database.url);
      return [{ what: 'configuration', state: 'ok', says: said }, ...findings];
    } finally {
      await database.stop();
    }
  } catch (error) {
    if (!(error instanceof BootError)) throw error;
    const todo = 'docs/configuration.md says what each variable means.';
    return error.message
      .split('\n')
      .map((says) => ({ what: 'configuration', state: 'wrong', says, todo }) as const);
  }
}

function lineOf({ what, state, says, todo }: Finding): string {
  const advice = todo === undefined ? '' : ` -> ${todo}`;
  return `${state.padEnd(8)} ${what.padEnd(14)} ${says}${advice}`;
}
