import { StoreUnavailable } from '../port.ts';

// gRPC: cancelled, unknown, deadline, aborted, internal (a reset connection), unavailable.
const PASSING_CODES: readonly unknown[] = [1, 2, 4, 10, 13, 14];
// The same as the client names them; an unreachable server's append carries the code alone.
const PASSING_TYPES: readonly unknown[] = [
  'cancelled',
  'deadline-exceeded',
  'not-leader',
  'timeout',
  'unavailable',
  'unknown',
];

/** No node of the cluster said who leads it: the client's discovery has errors without a type. */
const NOT_FOUND_OUT = /^Failed to (discover|resolve)/;

/** The server no longer waits for what it was asked, or ends a subscriber that fell behind. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error &&
  'type' in error &&
  (error.type === 'deadline-exceeded' || error.type === 'timeout');

/** The client leaves the node it spoke to; the next call goes elsewhere. */
export const hasMoved = (error: unknown): boolean =>
  error instanceof Error &&
  'type' in error &&
  (error.type === 'not-leader' || error.type === 'unavailable');

/**
 * Whether trying again later is the answer. A broken server can also cancel another client's append
 * of the same process, so "cancelled" tells nothing about the append itself.
 */
export function isPassing(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true;
  if (!(error instanceof Error)) return false;
  return (
    NOT_FOUND_OUT.test(error.message) ||
    ('type' in error && PASSING_TYPES.includes(error.type)) ||
    ('code' in error && PASSING_CODES.includes(error.code))
  );
}

/** The same error, or `StoreUnavailable` around it. */
export function asStoreError(error: unknown): unknown {
  if (error instanceof StoreUnavailable || !isPassing(error)) return error;
  return new StoreUnavailable('The event store does not answer', { cause: error });
}
