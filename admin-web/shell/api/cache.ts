import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

const TRIES = 2;

/**
 * What a server refused is not asked again; without an answer, or from a broken or busy server, it is. Stated where
 * react-admin reads a page's record or list, too: there it does not ask again by itself.
 */
export const retryRead = (failed: number, error: unknown): boolean =>
  failed < TRIES && !isRefusal(error);

/** What was read. */
export const openCache = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: retryRead } } });

const isRefusal = (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;
