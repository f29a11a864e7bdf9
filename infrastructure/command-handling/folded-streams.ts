import type { Decider } from '@baanpak/domain/values/decider.ts';
import type { Message } from '@baanpak/domain/values/message.ts';
import { LRUCache } from 'lru-cache';
import type { EventCodec, Happened } from '../event-store/codec/codec.ts';
import { eventHash } from '../event-store/codec/hash-chain.ts';
import { type EventMetadata, metadataOf } from '../event-store/codec/metadata.ts';
import {
  type Appended,
  type EventStore,
  type EventToAppend,
  type ExpectedRevision,
  type Position,
  START,
} from '../event-store/port.ts';

/** A stream's state and how far it was read. */
export type Folded<State> = Readonly<{
  state: State;
  /** The last event's; -1 for a stream that does not exist. */
  revision: number;
  position: Position;
  lastHash: string | null;
  /** The first event's metadata: who began the stream, and with which request. */
  origin: EventMetadata | null;
}>;

/** What an append behind this state expects. */
export const expectedAfter = ({ revision }: Folded<unknown>): ExpectedRevision =>
  revision < 0 ? 'no-stream' : revision;

export type FoldedStreams = ReturnType<typeof foldedStreams>;

type AnyDecider<State> = Pick<Decider<State, never, never>, 'initialState'> & {
  evolve: (state: State, event: never) => State;
};

/** The folded states of streams lately used. Reading on gives the same object when nothing was new. */
export function foldedStreams(store: EventStore, codec: EventCodec, most: number) {
  const cache = new LRUCache<string, Folded<unknown>>({ max: most });

  async function readOn<State>(decider: AnyDecider<State>, stream: string): Promise<Folded<State>> {
    const known = cache.get(stream) as Folded<State> | undefined;
    const from = (known?.revision ?? -1) + 1;
    const stored = await store.readStream(stream, { from });
    const last = stored.at(-1);
    if (!last) return known ?? empty(decider);
    const happened = await codec.decode<Message>(stored);
    const start = known ?? empty(decider);
    const folded = {
      state: happened.reduce(evolveWith(decider), start.state),
      revision: last.revision,
      position: last.position,
      lastHash: eventHash(last),
      origin: start.origin ?? happened[0]?.metadata ?? null,
    };
    const meanwhile = cache.get(stream) as Folded<State> | undefined;
    if (meanwhile && meanwhile.revision >= folded.revision) return meanwhile;
    cache.set(stream, folded);
    return folded;
  }

  return {
    readOn,
    /** What is in memory, which may be old, or the empty state, which may be wrong. */
    known: <State>(decider: AnyDecider<State>, stream: string): Folded<State> =>
      (cache.get(stream) as Folded<State> | undefined) ?? empty(decider),
    /** The state after an append of our own. */
    apply<State, Event extends Message>(
      decider: AnyDecider<State>,
      stream: string,
      before: Folded<State>,
      decided: readonly Event[],
      encoded: readonly EventToAppend[],
      { position, revision }: Appended,
    ): Readonly<{ folded: Folded<State>; events: Happened<Event>[] }> {
      const events = decided.map((event, n): Happened<Event> => {
        const { id, metadata: stored } = encoded[n] as EventToAppend;
        const metadata = metadataOf(stored);
        const { recordedAt } = metadata;
        const at = before.revision + 1 + n;
        return { ...event, id, stream, revision: at, position, recordedAt, metadata };
      });
      const folded = {
        state: decided.reduce(evolveWith(decider), before.state),
        revision,
        position,
        lastHash: eventHash(encoded.at(-1) as EventToAppend),
        origin: before.origin ?? events[0]?.metadata ?? null,
      };
      cache.set(stream, folded);
      return { folded, events };
    },
  };
}

const evolveWith =
  <State>({ evolve }: AnyDecider<State>) =>
  (state: State, event: Message): State =>
    evolve(state, event as never);

const empties = new WeakMap<object, Folded<unknown>>();

/** The same object each time, so that a stream found missing can be proven missing. */
function empty<State>(decider: AnyDecider<State>): Folded<State> {
  const made = empties.get(decider) as Folded<State> | undefined;
  if (made) return made;
  const { initialState: state } = decider;
  const folded = { state, revision: -1, position: START, lastHash: null, origin: null };
  empties.set(decider, folded);
  return folded;
}
