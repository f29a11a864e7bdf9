import type { Message } from '@baanpak/domain/values/decider/message.ts';
import type { EventCodec } from '../event-store/codec/codec.ts';
import { eventHash } from '../event-store/codec/hash-chain.ts';
import { metadataOf } from '../event-store/codec/metadata.ts';
import type { EventStore, RecordedEvent } from '../event-store/port.ts';
import { type AnyDecider, empty, type LoadedState, readingWith } from './loaded-state.ts';
import type { SnapshotKeeper } from './snapshot-keeper.ts';

/** Events read at once: a long stream never stands in memory whole. */
const PAGE = 1_000;

type Parts = Readonly<{ store: EventStore; codec: EventCodec; findKept: SnapshotKeeper['find'] }>;

/** Reads streams in pages, each event held against the one before it. */
export function streamReader({ store, codec, findKept }: Parts) {
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
