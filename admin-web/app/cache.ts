import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

const TRIES = 2;

/** What was read. What a server refused is not asked again; without an answer, or from a broken server, it is. */
export const openCache = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failed, error) => failed < TRIES && !isRefusal(error),
      },
    },
  });

const isRefusal = (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;
