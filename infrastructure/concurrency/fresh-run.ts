/**
 * Work whose result is shared: each caller gets that of a run which began after it asked, so that it
 * misses nothing that was so by then; those who come while one runs share the next. What a run throws
 * reaches everybody who shares it.
 */
export function freshRun<Result>(work: () => Promise<Result>): () => Promise<Result> {
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
    running = run.catch(() => {});
    return run;
  }
}
