import { inject } from 'vitest';
import { type Api, apiAt } from './api.ts';
import type { Product } from './product.ts';

/** Where a product that test files share is reached. */
export type SharedProduct = Pick<Product, 'url' | 'apiKey'>;

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each process that runs tests, so that files that run at once do not meet in it. */
    sharedProducts: readonly SharedProduct[];
  }
}

/**
 * One product, started once with the demo's data and without rate limits, for files that only read or keep to
 * hotels of their own (`roomAt`). It must not be stopped, nor its settings, sandbox or demo changed.
 */
export function sharedProduct(): SharedProduct & Readonly<{ api: Api }> {
  const products = inject('sharedProducts');
  const product = products[Number(process.env.VITEST_POOL_ID) - 1]; // they are counted from one
  if (!product) throw new Error('There is no product for this process');
  const { url, apiKey } = product;
  return { url, apiKey, api: apiAt(url, apiKey) };
}
