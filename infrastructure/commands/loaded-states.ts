import type { Message } from '@baanpak/domain/values/decider/message.ts';
import type { EventCodec } from '../event-store/codec/codec.ts';
import type { FollowedLog } from '../event-store/followed-log.ts';
import type { Appended, EventStore, EventToAppend } from '../event-store/port.ts';
import {
  type AnyDecider,
  type Applied,
  empty,
  type LoadedState,
  stateAfter,
} from './loaded-state.ts';
import { snapshotKeeper } from './snapshot-keeper.ts';
import { NO_SNAPSHOTS, type Snapshots } from './snapshots.ts';
import { stateCache } from './state-cache.ts';
import { BrokenChain, streamReader } from './stream-reader.ts';

export type LoadedStates = ReturnType<typeof loadedStates>;

export type LoadedStatesOptions = Readonly<{
  store: EventStore;
  codec: EventCodec;
  snapshots?: Snapshots;
  /** Roughly how much memory the states may take together; default 200 MiB. */
  cacheBytes?: number;
  /** Counts erasures (personal-keys/port.ts): at another count no state is remembered. */
  erasures?: () => number | Promise<number>;
  /** By whose word states in memory are the last ones; without it they are read on each time. */
  followed?: FollowedLog | undefined;
  /** Told of a snapshot that could not be read or kept: nothing but speed is lost by it. */
  onProblem?: (error: unknown, stream: string) => void;
}>;

/** The loaded states of streams lately used. Reading on gives the same object when nothing was new. */
export function loadedStates(options: LoadedStatesOptions) {
  const { store, codec, followed, snapshots = NO_SNAPSHOTS, onProblem = () => undefined } = options;
  const keeper = snapshotKeeper(snapshots, onProblem);
  const { begin, readBehind } = streamReader({ store, codec, findKept: keeper.find });
  const kept = stateCache(followed, options.cacheBytes);
  const erasures = watchErasures(options.erasures, kept.forgetAll);

  function put<State>(
    decider: AnyDecider<State>,
    stream: string,
    loaded: LoadedState<State>,
  ): void {
    kept.put(decider, stream, loaded);
    keeper.seen(decider, stream, loaded);
  }

  /**
   * What is known of a stream, read on to its end. `isBehind`: an append found more there than is known;
   * where nothing more is read then, the log lost its tail and is read again.
   */
  async function refresh<State>(
    decider: AnyDecider<State>,
    stream: string,
    isBehind = false,
  ): Promise<LoadedState<State>> {
    const erasedBefore = erasures.heard();
    const known = kept.find(decider, stream);
    const found = await readBehind(decider, stream, known ?? (await begin(decider, stream)));
    if (!found || (isBehind && known && found === known)) return readWhole(decider, stream);
    if (found === known || erasures.heard() !== erasedBefore) return found;
    const meanwhile = kept.find(decider, stream);
    if (meanwhile && meanwhile.revision >= found.revision) return meanwhile;
    put(decider, stream, found);
    return found;
  }

  /** The log is another than it was: what is known of it is worth nothing. */
  async function readWhole<State>(decider: AnyDecider<State>, stream: string) {
    kept.forget(stream);
    const whole = await readBehind(decider, stream, empty(decider));
    if (!whole) throw new BrokenChain(stream);
    put(decider, stream, whole);
    return whole;
  }

  return {
    /** By the word of the log, or else read on; `isBehind` as in `refresh`. */
    newest: async <State>(decider: AnyDecider<State>, stream: string, isBehind = false) =>
      (!isBehind && (await kept.newest(decider, stream))) || refresh(decider, stream, isBehind),
    using: kept.using,
    /** Before states are used: those that may tell of somebody who was erased are forgotten. */
    heedErasures: erasures.heed,
    /** What is in memory, which may be old, or the empty state, which may be wrong. */
    known: <State>(decider: AnyDecider<State>, stream: string): LoadedState<State> =>
      kept.find(decider, stream) ?? empty(decider),
    /**
     * The state after an append of our own; a stream that was forgotten meanwhile stays so, and one that was read
     * further stays as it was read.
     */
    apply<State, Event extends Message>(
      decider: AnyDecider<State>,
      stream: string,
      before: LoadedState<State>,
      decided: readonly Event[],
      encoded: readonly EventToAppend[],
      { position }: Appended,
    ): Applied<State, Event> {
      const applied = stateAfter(decider, stream, before, decided, encoded, position);
      const meanwhile = kept.find(decider, stream);
      if (meanwhile ? meanwhile.revision < applied.loaded.revision : before.revision < 0)
        put(decider, stream, applied.loaded);
      return applied;
    },
  };
}

/** Calls `forget` where the count is another than before. */
function watchErasures(count: LoadedStatesOptions['erasures'], forget: () => void) {
  let heard = 0;
  const hear = (now: number) => {
    if (now === heard) return;
    heard = now;
    forget();
  };
  return {
    heard: () => heard,
    /** A promise only while the count is looked up. */
    heed(): Promise<void> | undefined {
      const now = count?.() ?? 0;
      return typeof now === 'number' ? void hear(now) : now.then(hear);
    },
  };
}
