import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveBrowser } from './browser.ts';
import { copyOfData, makeDataDirectory } from './data-directory.ts';
import { endProducts, startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data of a product that has the demo and nothing else, and does not run. */
    demoData: string;
  }
}

const ROOT = join(import.meta.dirname, '../..');

/** Once before these tests: what they start is what `npm start` starts, its demo is loaded and a browser started once. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['standalone/start.js', 'build'], { cwd: ROOT, stdio: 'inherit' });
  const demoData = await makeDataDirectory();
  await (await startProduct({ DATA_DIR: demoData })).term();
  project.provide('demoData', demoData);
  const DATA_DIR = await copyOfData(demoData);
  const { url, apiKey } = await startProduct({ DATA_DIR, RATE_LIMITS: 'off' });
  project.provide('sharedProduct', { url, apiKey });
  const browser = await serveBrowser();
  project.provide('browserAt', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await endProducts();
  };
}
