import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from '../event-store/port.ts';

/** After so many lost races on a stream the caller is told that it is busy. */
export const MOST_CONFLICTS = 30;
const MOST_UNKNOWN_OUTCOMES = 4;

/**
 * Sends an append again while its outcome is unknown: the same ids at the same revision, so it is safe.
 * `onUnknown` hears of each that may have been written unseen.
 */
export async function retry<Result>(
  append: () => Promise<Result>,
  onUnknown: () => void = () => {},
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await append();
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || tries === MOST_UNKNOWN_OUTCOMES) throw error;
      onUnknown();
      await sleep(50 * 2 ** tries);
    }
  }
}

/** From the second conflict on for a while, so that writers who met part ways. */
export async function pauseAfter(conflicts: number): Promise<void> {
  if (conflicts > 1) await sleep(Math.random() * 2 ** Math.min(conflicts, 6));
}
