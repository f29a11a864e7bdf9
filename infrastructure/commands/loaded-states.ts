import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { LRUCache } from 'lru-cache';
import type { EventCodec } from '../event-store/codec/codec.ts';
import { eventHash, metadataOf } from '../event-store/codec/metadata.ts';
import type { FollowedLog, LogListener } from '../event-store/followed-log.ts';
import type { Appended, EventStore, EventToAppend, RecordedEvent } from '../event-store/port.ts';
import {
  type AnyDecider,
  type Applied,
  type CachedState,
  cachedState,
  empty,
  type LoadedState,
  readingWith,
  stateAfter,
  stateOf,
} from './loaded-state.ts';
import { NO_SNAPSHOTS, type SnapshotKeeper, type Snapshots, snapshotKeeper } from './snapshots.ts';

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

/** Events read at once: a long stream never stands in memory whole. */
const PAGE = 1_000;

type Parts = Readonly<{ store: EventStore; codec: EventCodec; findKept: SnapshotKeeper['find'] }>;

/** Reads streams in pages, each event held against the one before it. */
function streamReader({ store, codec, findKept }: Parts) {
  async function fold<State>(
    decider: AnyDecider<State>,
    start: LoadedState<State>,
    stored: readonly RecordedEvent[],
  ): Promise<LoadedState<State>> {
    const last = stored.at(-1);
    if (!last) return start;
    const happened = await codec.decode<Message>(stored);
    return {
      state: happened.reduce(readingWith(decider), start.state),
      revision: last.revision,
      position: last.position,
      lastHash: eventHash(last),
      origin: start.origin ?? happened[0]?.metadata ?? null,
    };
  }

  /** All that is behind a state; undefined where the log does not go on from it. */
  async function readBehind<State>(
    decider: AnyDecider<State>,
    stream: string,
    start: LoadedState<State>,
  ): Promise<LoadedState<State> | undefined> {
    let loaded = start;
    for (;;) {
      const stored = await store.readStream(stream, { from: loaded.revision + 1, limit: PAGE });
      const [next] = stored;
      if (next && metadataOf(next.metadata).previousHash !== loaded.lastHash) return undefined;
      loaded = await fold(decider, loaded, stored);
      if (stored.length < PAGE) return loaded;
    }
  }

  /** Where a snapshot stands on an event of this very log, its state; else that of an empty stream. */
  async function begin<State>(
    decider: AnyDecider<State>,
    stream: string,
  ): Promise<LoadedState<State>> {
    const kept = await findKept(decider, stream);
    if (!kept) return empty(decider);
    const [event] = await store.readStream(stream, { from: kept.revision, limit: 1 });
    if (!event || event.revision !== kept.revision || eventHash(event) !== kept.lastHash)
      return empty(decider);
    return { ...kept, position: event.position };
  }

  return { begin, readBehind };
}

/** An event does not follow the one before it: the log was changed by hand. */
export class BrokenChain extends Error {
  override readonly name = 'BrokenChain';
  constructor(stream: string) {
    super(`The hash chain of ${stream} is broken`);
  }
}

const MOST_BYTES = 200 * 2 ** 20;

/** What a state without a measure of its own takes: all its events say, at the most. */
const BYTES_AN_EVENT = 700;

/**
 * States in memory, the lately used, and whether they are the last ones by the word of a log that is followed. Of
 * such a log it is kept, too, that a stream does not exist. `mostBytes`: roughly, of all together; default 200 MiB.
 */
function stateCache(followed: FollowedLog | undefined, mostBytes = MOST_BYTES) {
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

/** `begun`: how often the log had begun to be told when the first of its users came. */
type Use = { users: number; readonly begun: number };

/**
 * Streams of which the log told more than is known of them here. `knownOf`: the revision in memory, undefined
 * for none. Only streams in memory or in use are noted.
 */
function staleStreams(knownOf: (stream: string) => number | undefined) {
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
