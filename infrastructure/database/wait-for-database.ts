import { setTimeout as sleep } from 'node:timers/promises';
import { BootError } from '../process/errors.ts';
import { isDatabaseAway } from './is-away.ts';

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
