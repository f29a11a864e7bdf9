import { Session } from 'node:inspector/promises';
import { isDatabaseAway } from '../database/wait-for-database.ts';
import { StoreUnavailable } from '../event-store/port.ts';
import { BootError } from '../process/errors.ts';
import { requestScope } from '../process/request-scope.ts';

/** What runs until the process is told to end. */
type Running = Readonly<{ close(): Promise<void> }>;

const CLOSE_WITHIN_MS = 5000;
/** Of who tells a gateway first; shorter than containers are given. */
export const LEAVE_AND_CLOSE_WITHIN_MS = 9000;
/** Ctrl-C reaches a program twice: from the terminal, and from npm, which passes it on. */
const SAME_SIGNAL_WITHIN_MS = 1000;

/**
 * A program's main: starts it, and ends the process when it is over. `closeWithin` is in ms, five seconds by default.
 * - A BootError is printed as its sentence, and so is a store that does not answer as it starts; anything else with its
 *   stack; exit code 1.
 * - SIGTERM, SIGINT and SIGHUP close it and exit with 0, or with 1 when that takes longer than `closeWithin`;
 *   a second signal over a second later exits at once. A signal during the start takes effect after it.
 * - An error nobody handled is printed, and the program closed likewise, with 1; but a rejection in the course of a
 *   request is that request's, and is logged.
 */
export async function run(
  start: () => Promise<Running>,
  closeWithin: number = CLOSE_WITHIN_MS,
): Promise<void> {
  const started = Promise.resolve().then(start);
  let endingSince: number | undefined;
  /** Who fails is met again by who waits for it while closing. */
  let told: unknown;

  function end(code: 0 | 1): void {
    endingSince = performance.now();
    setTimeout(() => {
      say(`Not closed within ${closeWithin / 1000} seconds; ended all the same.`);
      process.exit(1);
    }, closeWithin);
    void close(code);
  }

  function endBySignal(): void {
    if (endingSince === undefined) end(0);
    else if (performance.now() - endingSince > SAME_SIGNAL_WITHIN_MS) process.exit(1);
  }

  function endByError(error: unknown): void {
    if (error !== told) say(describe(error));
    told = error;
    if (endingSince !== undefined) process.exit(1);
    end(1);
  }

  async function close(code: 0 | 1): Promise<void> {
    try {
      const running = await started;
      await running.close();
      process.exit(code);
    } catch (error) {
      if (error === told) process.exit(1);
      fail(error);
    }
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, endBySignal);
  process.on('uncaughtException', endByError);
  process.on('unhandledRejection', (error) => {
    if (requestScope.getStore()?.failed(error) !== true) endByError(error);
  });
  await started.catch((error: unknown) => fail(startError(error)));
}

function startError(error: unknown): unknown {
  const isStoreAway = error instanceof StoreUnavailable || isDatabaseAway(error);
  return isStoreAway && error instanceof Error
    ? new BootError(`A store did not answer as this program started: ${error.message}`)
    : error;
}

function fail(error: unknown): never {
  say(describe(error));
  process.exit(1);
}

function describe(error: unknown): string {
  if (error instanceof BootError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

/**
 * Collects the whole heap and gives the system back what is free, as V8 does by itself after a minute
 * without work. It holds everything up for some 0.2 s: for a process that read much and does not serve yet.
 */
export async function releaseMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}
