import type { LogListener } from '../event-store/followed-log.ts';

/** `begun`: how often the log had begun to be told when the first of its users came. */
type Use = { users: number; readonly begun: number };

/**
 * Streams of which the log told more than is known of them here. `knownOf`: the revision in memory, undefined
 * for none. Only streams in memory or in use are noted.
 */
export function staleStreams(knownOf: (stream: string) => number | undefined) {
  const outrun = new Map<string, number>();
  const inUse = new Map<string, Use>();
  let begun = 0;

  function forget(stream: string): void {
    if (!inUse.has(stream)) outrun.delete(stream);
  }

  function leave(stream: string): void {
    const use = inUse.get(stream);
    if (use) use.users -= 1;
    if (!use?.users) inUse.delete(stream);
    if (knownOf(stream) === undefined) forget(stream);
  }

  return {
    heard: (({ stream, revision }) => {
      const known = knownOf(stream);
      if (known === undefined ? inUse.has(stream) : known < revision) outrun.set(stream, revision);
    }) satisfies LogListener['onEvent'],
    has: (stream: string): boolean => outrun.has(stream),
    /** So much of it is known now. */
    reached(stream: string, revision: number): void {
      if ((outrun.get(stream) ?? revision) <= revision) outrun.delete(stream);
    },
    forget,
    /** The log is told again: what is read meanwhile may miss what was not told. */
    begin(): void {
      begun += 1;
    },
    /** Whether all that was told of a stream since it was in use is noted. */
    isWatched: (stream: string): boolean => (inUse.get(stream)?.begun ?? begun) === begun,
    async using<Result>(stream: string, work: () => Promise<Result>): Promise<Result> {
      const use = inUse.get(stream) ?? { users: 0, begun };
      use.users += 1;
      inUse.set(stream, use);
      try {
        return await work();
      } finally {
        leave(stream);
      }
    },
  };
}
