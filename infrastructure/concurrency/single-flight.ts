/**
 * Work whose result is shared: each caller gets that of a run which began after it asked, so that it
 * misses nothing that was so by then; those who come while one runs share the next. What a run throws
 * reaches everybody who shares it. `whenIdle` is called when a run ended and nobody waits for another.
 */
export function singleFlight<Result>(
  work: () => Promise<Result>,
  whenIdle?: () => void,
): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;

  return () => {
    next ??= begin();
    return next;
  };

  function begin(): Promise<Result> {
    const run = running.then(() => {
      next = undefined; // from here on it may miss what happens
      return work();
    });
    running = run.then(ended, ended);
    return run;
  }

  function ended() {
    if (next === undefined) whenIdle?.();
  }
}

/** The same for each key; what is not asked for any more is forgotten. */
export function singleFlightByKey<Key, Result>(
  work: (key: Key) => Promise<Result>,
): (key: Key) => Promise<Result> {
  const runs = new Map<Key, () => Promise<Result>>();
  return (key) => {
    const known = runs.get(key);
    if (known) return known();
    const run = singleFlight(
      () => work(key),
      () => runs.delete(key),
    );
    runs.set(key, run);
    return run();
  };
}
