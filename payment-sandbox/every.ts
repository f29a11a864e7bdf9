/** Runs again and again, never twice at once; the answer stops it and waits for a run under way. */
export function every(
  milliseconds: number,
  run: () => Promise<void>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= run()
      .catch(failed)
      .finally(() => {
        running = null;
      });
  }, milliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
