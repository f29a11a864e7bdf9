import { setTimeout as wait } from 'node:timers/promises';

/** Waits for a condition; throws when it does not come about within `milliseconds`. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  milliseconds = 20_000,
): Promise<void> {
  const giveUp = Date.now() + milliseconds;
  while (!(await isSo())) {
    if (Date.now() > giveUp) throw new Error(`Not so within ${milliseconds} ms: ${isSo}`);
    await wait(5);
  }
}
