import { inject } from 'vitest';
import { type Api, apiAt } from './api.ts';
import type { Product } from './product.ts';

/** Where the product that test files share is reached. */
export type SharedProduct = Pick<Product, 'url' | 'apiKey'>;

declare module 'vitest' {
  interface ProvidedContext {
    sharedProduct: SharedProduct;
  }
}

/**
 * One product, started once with the demo's data and without rate limits, for files that only read or keep to
 * hotels of their own (`roomAt`). It must not be stopped, nor its settings, sandbox or demo changed.
 */
export function sharedProduct(): SharedProduct & Readonly<{ api: Api }> {
  const { url, apiKey } = inject('sharedProduct');
  return { url, apiKey, api: apiAt(url, apiKey) };
}
