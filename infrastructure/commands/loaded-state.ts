import type { Decider, SnapshotOf } from '@baanpak/domain/values/decider/decider.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { lastItem } from '@baanpak/domain/values/lists/first-item.ts';
import { zip } from '@baanpak/domain/values/lists/zip.ts';
import type { EventEnvelope } from '../event-store/codec/codec.ts';
import { type EventMetadata, eventHash, metadataOf } from '../event-store/codec/metadata.ts';
import { reading, UnreadableEvent } from '../event-store/codec/unreadable-event.ts';
import {
  type EventToAppend,
  type ExpectedRevision,
  type Position,
  START,
} from '../event-store/port.ts';

export type AnyDecider<State> = Pick<Decider<State, never, never>, 'initialState'> & {
  evolve: (state: State, event: never) => State;
  snapshot?: SnapshotOf<State>;
};

/** A stream's state and how far it was read. */
export type LoadedState<State> = Readonly<{
  state: State;
  /** The last event's; -1 for a stream that does not exist. */
  revision: number;
  position: Position;
  lastHash: string | null;
  /** The first event's metadata: who began the stream, and with which request. */
  origin: EventMetadata | null;
}>;

const empties = new WeakMap<object, CachedState>();

/** The same object each time, so that a stream found missing can be proven missing. */
export function empty<State>(decider: AnyDecider<State>): LoadedState<State> {
  const made = stateOf(empties.get(decider), decider);
  if (made) return made;
  const { initialState: state } = decider;
  const loaded = { state, revision: -1, position: START, lastHash: null, origin: null };
  empties.set(decider, cachedState(decider, loaded));
  return loaded;
}

/** What an append behind this state expects. */
export const expectedAfter = ({ revision }: LoadedState<unknown>): ExpectedRevision =>
  revision < 0 ? 'no-stream' : revision;

export type Applied<State, Event extends Message> = Readonly<{
  loaded: LoadedState<State>;
  events: readonly EventEnvelope<Event>[];
}>;

/** The state after events that were decided on `before`, encoded and appended; `position` is the last one's. */
export function stateAfter<State, Event extends Message>(
  decider: AnyDecider<State>,
  stream: string,
  before: LoadedState<State>,
  decided: readonly Event[],
  encoded: readonly EventToAppend[],
  position: Position,
): Applied<State, Event> {
  const events = zip(decided, encoded).map(([event, { id, metadata: stored }], n) => {
    const metadata = metadataOf(stored);
    const { recordedAt } = metadata;
    const revision = before.revision + 1 + n;
    return { ...event, id, stream, revision, position, recordedAt, metadata };
  });
  const loaded = {
    state: events.reduce(evolveWith(decider), before.state),
    revision: before.revision + encoded.length,
    position,
    lastHash: eventHash(lastItem(encoded)),
    origin: before.origin ?? events[0]?.metadata ?? null,
  };
  return { loaded, events };
}

/** For events of the log: one that the decider cannot read stops who asked, and nothing is remembered. */
export const readingWith =
  <State>(decider: AnyDecider<State>) =>
  (state: State, event: EventEnvelope<Message>): State =>
    reading(event, () => {
      const next = evolveWith(decider)(state, event);
      if (next === undefined) throw new UnreadableEvent(event, 'no decider reads it');
      return next;
    });

export const evolveWith =
  <State>({ evolve }: AnyDecider<State>) =>
  (state: State, event: Message): State =>
    evolve(state, event as never);

/** The state that a snapshot of the same version was made of. */
export const stateFrom = <State>({ fromJson }: SnapshotOf<State>, json: unknown): State =>
  fromJson(json as never);

/** A state among those of many deciders, with the one that made it. */
export type CachedState = Readonly<{ decider: object; loaded: LoadedState<unknown> }>;

export const cachedState = <State>(
  decider: AnyDecider<State>,
  loaded: LoadedState<State>,
): CachedState => ({ decider, loaded });

/** The state, where it is this decider's; undefined for none and for another's. */
export const stateOf = <State>(
  kept: CachedState | undefined,
  decider: AnyDecider<State>,
): LoadedState<State> | undefined =>
  kept !== undefined && isMadeBy(kept, decider) ? kept.loaded : undefined;

const isMadeBy = <State>(
  kept: CachedState,
  decider: AnyDecider<State>,
): kept is CachedState & Readonly<{ loaded: LoadedState<State> }> => kept.decider === decider;
