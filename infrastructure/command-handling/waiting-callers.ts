/** Those who wait for a stream, in the order they came; whoever's turn it is may take others along. */
export function waitingCallers<Caller>() {
  const byStream = new Map<string, Set<Caller>>();
  return {
    enter(stream: string, caller: Caller): void {
      const callers = byStream.get(stream) ?? new Set();
      byStream.set(stream, callers.add(caller));
    },
    leave(stream: string, caller: Caller): void {
      const callers = byStream.get(stream);
      callers?.delete(caller);
      if (callers?.size === 0) byStream.delete(stream);
    },
    of: (stream: string): Iterable<Caller> => byStream.get(stream) ?? [],
  };
}
