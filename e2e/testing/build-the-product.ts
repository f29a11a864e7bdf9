import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeDataDirectory, removeDataDirectories } from './data-directory.ts';
import { ADDRESS, PRODUCT } from './product.ts';
import { startProgram } from './program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data of a product that has the demo and nothing else, and does not run. */
    demoData: string;
  }
}

const ROOT = join(import.meta.dirname, '../..');

/** Once before these tests: what they start is what `npm start` starts, and its demo is loaded once. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['standalone/start.js', 'build'], { cwd: ROOT, stdio: 'inherit' });
  const demoData = await makeDataDirectory();
  const program = startProgram(PRODUCT, { PORT: '0', DATA_DIR: demoData });
  await program.prints(ADDRESS);
  program.kill('SIGTERM');
  await program.ended;
  project.provide('demoData', demoData);
  return removeDataDirectories;
}
