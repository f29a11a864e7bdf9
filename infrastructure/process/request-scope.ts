import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that code runs for, however much it has waited since. */
export type RequestScope = Readonly<{
  /** Takes an error that nobody handled: it is the request's, and the process goes on. False: not the request's any more. */
  failed(error: unknown): boolean;
}>;

/** Work that a request began and that outlives it belongs to the process: a program that runs on without it is broken. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
