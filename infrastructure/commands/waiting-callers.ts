import type { CommandContext } from '../event-store/codec/metadata.ts';
import type { CommandStep, InOrder } from './command-step.ts';
import type { Proof } from './keyed-queue.ts';

export type Proofs = ReadonlyMap<string, Proof>;

/** Who wants commands carried out in order, and is in the queues of all their streams but perhaps the last. */
export type Caller = {
  readonly steps: readonly CommandStep[];
  readonly context: CommandContext;
  readonly proofs: Proofs;
  /** Its commands are not appended with those of others. */
  goesAlone: boolean;
  /** Appends whose outcome is unknown. */
  unknown: number;
  /** What became of it is known. */
  isSettled: boolean;
  /** Tells the caller; by anyone who carried its commands out. */
  settle(result: InOrder | Promise<never>): void;
};

/** Those who wait for a stream, in the order they came; anyone who's turn it is may take others along. */
export function waitingCallers() {
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
