import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { lastOf } from '@baanpak/domain/values/lists/first-of.ts';
import { sideBySide } from '@baanpak/domain/values/lists/side-by-side.ts';
import { LRUCache } from 'lru-cache';
import type { EventCodec, EventEnvelope } from '../event-store/codec/codec.ts';
import { eventHash } from '../event-store/codec/hash-chain.ts';
import { metadataOf } from '../event-store/codec/metadata.ts';
import type { Appended, EventStore, EventToAppend } from '../event-store/port.ts';
import { type KeptState, keptState, stateOf } from './kept-state.ts';
import { type AnyDecider, empty, evolveWith, type LoadedState } from './loaded-state.ts';
import { snapshotKeeper } from './snapshot-keeper.ts';
import { NO_SNAPSHOTS, type Snapshots } from './snapshots.ts';
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
  /** Told of a snapshot that could not be read or kept: nothing but speed is lost by it. */
  onProblem?: (error: unknown, stream: string) => void;
}>;

const CACHE_BYTES = 200 * 2 ** 20;
/** What a state without a measure of its own takes: all its events say, at the most. */
const BYTES_AN_EVENT = 700;

/** The loaded states of streams lately used. Reading on gives the same object when nothing was new. */
export function loadedStates(options: LoadedStatesOptions) {
  const { store, codec, snapshots = NO_SNAPSHOTS, onProblem = () => undefined } = options;
  const keeper = snapshotKeeper(snapshots, onProblem);
  const { begin, readBehind } = streamReader({ store, codec, findKept: keeper.find });
  const cache = new LRUCache<string, KeptState>({
    maxSize: options.cacheBytes ?? CACHE_BYTES,
  });
  const erasures = watchErasures(options.erasures, () => cache.clear());

  function put<State>(
    decider: AnyDecider<State>,
    stream: string,
    loaded: LoadedState<State>,
  ): void {
    const bytes = decider.snapshot?.bytes(loaded.state) ?? BYTES_AN_EVENT * (loaded.revision + 2);
    cache.set(stream, keptState(decider, loaded), { size: Math.ceil(bytes) });
    keeper.seen(decider, stream, loaded);
  }

  /**
   * What is known of a stream, read on to its end. `isBehind`: an append found more there than is known;
   * where nothing more is read then, the log lost its tail and is read anew.
   */
  async function refresh<State>(
    decider: AnyDecider<State>,
    stream: string,
    isBehind = false,
  ): Promise<LoadedState<State>> {
    const erasedBefore = erasures.heard();
    const known = stateOf(cache.get(stream), decider);
    const found = await readBehind(decider, stream, known ?? (await begin(decider, stream)));
    if (!found || (isBehind && known && found === known)) return readWhole(decider, stream);
    if (found.revision < 0 || found === known || erasures.heard() !== erasedBefore) return found;
    const meanwhile = stateOf(cache.get(stream), decider);
    if (meanwhile && meanwhile.revision >= found.revision) return meanwhile;
    put(decider, stream, found);
    return found;
  }

  /** The log is another than it was: what is known of it is worth nothing. */
  async function readWhole<State>(decider: AnyDecider<State>, stream: string) {
    cache.delete(stream);
    const whole = await readBehind(decider, stream, empty(decider));
    if (!whole) throw new BrokenChain(stream);
    if (whole.revision >= 0) put(decider, stream, whole);
    return whole;
  }

  return {
    refresh,
    /** Before states are used: those that may tell of somebody who was erased are forgotten. */
    heedErasures: erasures.heed,
    /** What is in memory, which may be old, or the empty state, which may be wrong. */
    known: <State>(decider: AnyDecider<State>, stream: string): LoadedState<State> =>
      stateOf(cache.get(stream), decider) ?? empty(decider),
    /** The state after an append of our own; a stream that was forgotten meanwhile stays so. */
    apply<State, Event extends Message>(
      decider: AnyDecider<State>,
      stream: string,
      before: LoadedState<State>,
      decided: readonly Event[],
      encoded: readonly EventToAppend[],
      { position, revision }: Appended,
    ): Readonly<{ loaded: LoadedState<State>; events: EventEnvelope<Event>[] }> {
      const events = sideBySide(decided, encoded).map(([event, { id, metadata: stored }], n) => {
        const metadata = metadataOf(stored);
        const { recordedAt } = metadata;
        const at = before.revision + 1 + n;
        return { ...event, id, stream, revision: at, position, recordedAt, metadata };
      });
      const loaded = {
        state: events.reduce(evolveWith(decider), before.state),
        revision,
        position,
        lastHash: eventHash(lastOf(encoded)),
        origin: before.origin ?? events[0]?.metadata ?? null,
      };
      if (before.revision < 0 || cache.has(stream)) put(decider, stream, loaded);
      return { loaded, events };
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
