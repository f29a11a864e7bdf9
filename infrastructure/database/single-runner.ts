import { waitForLock } from './advisory-lock.ts';

export type SingleRunnerOptions = Readonly<{
  /** Of the database whose advisory lock decides; the lock has a connection of its own. */
  url: string;
  /** What only one may run at a time, of all processes on this database. */
  name: string;
  /** Ends the work, or the wait for it. */
  signal: AbortSignal;
  /** Told at every change, for readiness and metrics; a runner begins on standby. */
  onState?: (state: 'active' | 'standby') => void;
  /** How often a standby tries, in milliseconds; default 250. */
  retryEvery?: number;
}>;

/**
 * Runs `work` while this process holds the lock; all others stand by, and one goes on when it is free.
 * `work`'s signal ends with the given one or when the lock is lost, that is, its connection: then
 * another may be running already, so writes must be fenced (compare and set), and this one stands by
 * again. Resolves when `work` has, or at the signal; throws what `work` threw, unless the lock is lost
 * by then, as that is the likely cause.
 */
export async function runAlone(
  options: SingleRunnerOptions,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { signal, onState = () => {} } = options;
  while (!signal.aborted) {
    const lock = await waitForLock({ retryEvery: 250, ...options });
    if (lock === undefined) return;
    onState('active');
    try {
      await work(AbortSignal.any([signal, lock.lost]));
      if (!lock.lost.aborted) return;
    } catch (error) {
      if (await lock.isHeld()) throw error;
    } finally {
      onState('standby');
      await lock.release();
    }
  }
}
