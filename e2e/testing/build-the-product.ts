import { execFileSync } from 'node:child_process';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { existingData } from '@baanpak/infrastructure/database/embedded-postgres/data-place.ts';
import type { TestProject } from 'vitest/node';
import { databaseDirectory, makeDataDirectory } from './data-directory.ts';
import { endProducts, startProduct } from './product.ts';
import { SECRETS_FILE } from './secrets-in-logs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data of a product that has the demo and nothing else, and does not run. */
    demoData: string;
  }
}

const ROOT = join(import.meta.dirname, '../..');

/** Once before these tests: what they start is what `npm start` starts, and its demo is loaded. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['standalone/start.js', 'build'], { cwd: ROOT, stdio: 'inherit' });
  const secretsFile = join(await mkdtemp(join(tmpdir(), 'baanpak-secrets-')), 'secrets.txt');
  await writeFile(secretsFile, '');
  process.env[SECRETS_FILE] = secretsFile;
  const demoData = await makeDataDirectory();
  await (await startProduct({ DATA_DIR: demoData })).term();
  await forgetInPowerCuts(demoData);
  project.provide('demoData', demoData);
  return async () => {
    await endProducts();
    await rm(dirname(secretsFile), { recursive: true });
  };
}

/** Programs are killed in tests, machines are not: what was written to files is there all the same. */
async function forgetInPowerCuts(demoData: string): Promise<void> {
  const data = await existingData(databaseDirectory(demoData));
  if (data === undefined) throw new Error('The demo has no database');
  await appendFile(join(data, 'postgresql.auto.conf'), 'fsync = off\nfull_page_writes = off\n');
}
