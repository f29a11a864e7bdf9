import type { TestProject } from 'vitest/node';
import { serveBrowser } from './browser.ts';
import { copyOfData } from './data-directory.ts';
import { endProducts, startProduct } from './product.ts';

/** Once before these tests, after build-the-product.ts: a browser is started, and a product for each of their processes. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { demoData } = project.getProvidedContext();
  const start = async () => {
    const DATA_DIR = await copyOfData(demoData);
    const { url, apiKey } = await startProduct({ DATA_DIR, RATE_LIMITS: 'off' });
    return { url, apiKey };
  };
  const workers = Array.from({ length: project.config.maxWorkers });
  project.provide('sharedProducts', await Promise.all(workers.map(start)));
  const browser = await serveBrowser();
  project.provide('browserAt', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await endProducts();
  };
}
