import type { Credentials } from '@eventstore/db-client';
import { BootError } from '../../process/errors.ts';
import { StoreUnavailable } from '../port.ts';
import { NOBODY } from './address.ts';

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

/** What a user is let do; named in the sentence of who may not. */
export type Right = 'append to streams' | 'read streams' | 'read $all, the log of all streams';

/** The server knows the user of EVENTSTORE_URL not, or lets him not do this. A boot ends with its sentence. */
class NotAllowed extends BootError {
  constructor(user: string, problem: string) {
    super(
      `EVENTSTORE_URL: ${problem.replace('USER', `user "${user}"`)}. \`npm run event-store-user\` makes this user with ` +
        'the rights it needs, by EVENTSTORE_ADMIN_URL (docs/operations.md).',
    );
  }
}

// gRPC: permission denied, unauthenticated
const DENIED = 7;
const UNKNOWN_USER = 16;

const NAMES_NOBODY = 'it names no user, and EventStoreDB lets nobody in without';

/** The server knows no such user, or not with this password. */
export const isUnknownUser = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNKNOWN_USER;

function deniedOf(error: unknown, user: Credentials, right: Right): NotAllowed | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isUnknownUser(error)) {
    const problem = 'EventStoreDB does not know USER with this password';
    return new NotAllowed(user.username, user === NOBODY ? NAMES_NOBODY : problem);
  }
  const isDenied =
    ('code' in error && error.code === DENIED) ||
    ('type' in error && error.type === 'access-denied');
  if (isDenied && user === NOBODY) return new NotAllowed(user.username, NAMES_NOBODY);
  return isDenied
    ? new NotAllowed(user.username, `EventStoreDB does not let USER ${right}`)
    : undefined;
}

/** `NotAllowed` for a right that the user lacks, `StoreUnavailable` for what passes, else the same error. */
export function asStoreError(
  error: unknown,
  { credentials }: Readonly<{ credentials: Credentials }>,
  right: Right,
): unknown {
  const denied = deniedOf(error, credentials, right);
  if (denied) return denied;
  if (error instanceof StoreUnavailable || !isPassing(error)) return error;
  return new StoreUnavailable('The event store does not answer', { cause: error });
}
