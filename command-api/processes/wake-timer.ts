import type { Instant } from '@baanpak/domain/values/time/instant.ts';

const LONGEST_SLEEP = 30_000;

/** Sleeps until a time, or until it is told of an earlier one. Times in milliseconds since 1970. */
export function createWakeTimer(signal: AbortSignal) {
  let earliest = Number.POSITIVE_INFINITY;
  let wakesAt = Number.NEGATIVE_INFINITY;
  let wake = () => {};
  signal.addEventListener('abort', () => wake(), { once: true });

  return {
    /** Something is due at `time`: sleep no longer than that. */
    setFor(time: number): void {
      earliest = Math.min(earliest, time);
      if (time < wakesAt) wake();
    },
    /** Forget what was set: anyone who calls is about to look for itself. */
    clear(): void {
      earliest = Number.POSITIVE_INFINITY;
    },
    async sleepUntil(time: number, now: number): Promise<void> {
      if (signal.aborted) return;
      wakesAt = Math.min(time, earliest);
      await new Promise<void>((resolve) => {
        const timeout = setTimeout(resolve, Math.max(1, wakesAt - now));
        wake = () => {
          clearTimeout(timeout);
          resolve();
        };
      });
      wakesAt = Number.NEGATIVE_INFINITY;
    },
  };
}

export type WakeTimer = ReturnType<typeof createWakeTimer>;

/** Until what comes next, or not for long: what another process set is seen too. */
export async function sleepUntilNext(
  wakeTimer: WakeTimer,
  now: Instant,
  next: Instant | null,
): Promise<void> {
  const begun = Date.parse(now);
  const latest = begun + LONGEST_SLEEP;
  await wakeTimer.sleepUntil(next ? Math.min(Date.parse(next), latest) : latest, begun);
}
