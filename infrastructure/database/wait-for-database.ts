import { setTimeout as sleep } from 'node:timers/promises';
import { BootError } from '../process/errors.ts';

type Options = Readonly<{
  log: { warn(details: object, message: string): void };
  /** Milliseconds to wait at most, and between two tries. */
  longest?: number;
  pause?: number;
}>;

/**
 * Resolves once the database answers what is asked: it may be starting beside this process, or be busy. Throws `BootError`
 * where it has not answered in time, and at once what else is wrong, as a password.
 */
export async function waitForDatabase(
  ask: () => Promise<unknown>,
  { log, longest = 60_000, pause = 500 }: Options,
): Promise<void> {
  const begun = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      await ask();
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (performance.now() - begun > longest)
        throw new BootError(
          `DATABASE_URL: the database did not answer for ${longest / 1_000} seconds`,
          { cause: error },
        );
      if (tries === 1)
        log.warn({ err: error }, 'The database does not answer yet; it is waited for');
      await sleep(pause);
    }
  }
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html: connection lost (08), a disk, memory
// or connections used up (53), given up for its time, shutting down, crashed, starting up (57),
// rolled back by the server (40), a standby (25006)
const STATES = /^(08|53|57|40)[0-9A-Z]{3}$|^25006$/;
const SOCKET_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
// what the driver says without any code
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|not queryable|after calling end on the pool/;

/** Whether the database or the way to it is away, so that the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  const code = textOf(error, 'code');
  if (code === '') return MESSAGES.test(error.message);
  // of a server's own socket, which is gone while it is down
  const isSocketGone = code === 'ENOENT' && textOf(error, 'syscall') === 'connect';
  return isSocketGone || SOCKET_CODES.has(code) || STATES.test(code);
}

function textOf(error: Error, name: 'code' | 'syscall'): string {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
}
