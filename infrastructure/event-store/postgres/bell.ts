/** Wakes whoever waits for news. A ring between looking and waiting is not lost: it was counted. */
export function createBell() {
  const waiting = new Set<() => void>();
  let rings = 0;
  return {
    rings: () => rings,
    ring() {
      rings += 1;
      for (const wake of waiting) wake();
    },
    /** Resolves when rung more often than `since`, after `milliseconds`, or at the signal. */
    heard(since: number, milliseconds: number, signal: AbortSignal): Promise<void> {
      if (rings > since || signal.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          waiting.delete(wake);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const timer = setTimeout(wake, milliseconds);
        waiting.add(wake);
        signal.addEventListener('abort', wake);
      });
    },
  };
}

export type Bell = ReturnType<typeof createBell>;
