const WINDOW_MS = 500;
/** The share of its time that a process works, above which what can wait does. */
const BUSY_FROM = 0.5;
const MS_A_SHARE = 100;
const LONGEST_MS = 30;

type Measured = Pick<typeof performance, 'now' | 'eventLoopUtilization'>;

/**
 * How long to rest, in ms, before what can be done for many at once is done again: not at all while the process has
 * time, longer the less it has, so that guests are served first (docs/adr/0104-rest-while-busy.md).
 */
export function restWhileBusy(process: Measured = performance): () => number {
  let since = process.eventLoopUtilization();
  let lookedAt = process.now();
  let rest = 0;
  return () => {
    if (process.now() - lookedAt < WINDOW_MS) return rest;
    const now = process.eventLoopUtilization();
    const { utilization } = process.eventLoopUtilization(now, since);
    since = now;
    lookedAt = process.now();
    rest = Math.min(LONGEST_MS, Math.max(0, Math.round((utilization - BUSY_FROM) * MS_A_SHARE)));
    return rest;
  };
}
