/** Wakes anyone who waits for it. One that is sent between looking and waiting is not lost: it was counted. */
export function wakeSignal() {
  const waiting = new Set<() => void>();
  let sent = 0;
  return {
    count: () => sent,
    send() {
      sent += 1;
      for (const wake of waiting) wake();
    },
    /** Resolves when it was sent more often than `since`, after `milliseconds`, or when aborted. */
    received(since: number, milliseconds: number, signal: AbortSignal): Promise<void> {
      if (sent > since || signal.aborted) return Promise.resolve();
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

export type WakeSignal = ReturnType<typeof wakeSignal>;
