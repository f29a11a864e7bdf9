import { LRUCache } from 'lru-cache';
import type { FollowedLog } from '../event-store/followed-log.ts';
import { type CachedState, cachedState, stateOf } from './cached-state.ts';
import type { AnyDecider, LoadedState } from './loaded-state.ts';
import { staleStreams } from './stale-streams.ts';

const MOST_BYTES = 200 * 2 ** 20;
/** What a state without a measure of its own takes: all its events say, at the most. */
const BYTES_AN_EVENT = 700;

/**
 * States in memory, the lately used, and whether they are the last ones by the word of a log that is followed. Of
 * such a log it is kept, too, that a stream does not exist. `mostBytes`: roughly, of all together; default 200 MiB.
 */
export function stateCache(followed: FollowedLog | undefined, mostBytes = MOST_BYTES) {
  const cache = new LRUCache<string, CachedState>({
    maxSize: mostBytes,
    dispose: (_, stream, reason) => reason !== 'set' && outrun.forget(stream),
  });
  const outrun = staleStreams((stream) => cache.peek(stream)?.loaded.revision);
  followed?.subscribe({
    onSubscribed: () => {
      cache.clear();
      outrun.begin();
    },
    onEvent: outrun.heard,
  });

  const find = <State>(
    decider: AnyDecider<State>,
    stream: string,
  ): LoadedState<State> | undefined => stateOf(cache.get(stream), decider);

  return {
    find,
    /** Not where something may have happened behind it that nobody told of. */
    put<State>(decider: AnyDecider<State>, stream: string, loaded: LoadedState<State>): void {
      const { revision, state } = loaded;
      if (!outrun.isWatched(stream) || (revision < 0 && !followed)) return;
      const bytes = decider.snapshot?.bytes(state) ?? BYTES_AN_EVENT * (revision + 2);
      cache.set(stream, cachedState(decider, loaded), { size: Math.ceil(bytes) });
      outrun.reached(stream, revision);
    },
    forget: (stream: string): void => void cache.delete(stream),
    forgetAll: (): void => cache.clear(),
    /** The state in memory, where it was the last one when this was called. */
    async newest<State>(
      decider: AnyDecider<State>,
      stream: string,
    ): Promise<LoadedState<State> | undefined> {
      const mayBe = () => cache.has(stream) && !outrun.has(stream);
      if (!followed || !mayBe() || !(await followed.caughtUp()) || !mayBe()) return undefined;
      return find(decider, stream);
    },
    /** What the log tells of a stream during `work` is not missed, though nothing of it is in memory yet. */
    using: outrun.using,
  };
}
