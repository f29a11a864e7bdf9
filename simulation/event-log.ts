import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import type { Decider } from '@baanpak/domain/values/decider/decider.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import type { CommandHandler, Handled } from '@baanpak/infrastructure/commands/command-handler.ts';
import type { CommandStep } from '@baanpak/infrastructure/commands/commands-in-order.ts';
import {
  type AnyDecider,
  type CachedState,
  cachedState,
  empty,
  evolveWith,
  type LoadedState,
  stateOf,
} from '@baanpak/infrastructure/commands/loaded-state.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';

/** What may happen to who calls a store: it is held up before a call, or does not hear what it came to. */
type Interruptions = Readonly<{
  /** Undefined where nothing holds it up. */
  before(): Promise<void> | undefined;
  /** May throw: events were appended, and the answer is lost. */
  afterAppend(): void;
}>;

const NONE: Interruptions = { before: () => undefined, afterAppend: () => {} };
const SCHEMA_VERSION = 1;

type Options = Readonly<{
  now: Now;
  /** Of events; default random. */
  newId?: () => string;
}>;

/**
 * Streams in memory and all of their events, in the order they happened. Commands are carried out by the deciders at
 * once: without a codec, hashes, keys or a queue, because a model carries out millions of them.
 */
export class EventLog {
  readonly events: EventEnvelope<DomainEvent>[] = [];
  readonly #states = new Map<string, CachedState>();
  readonly #now: Now;
  readonly #newId: () => string;

  constructor({ now, newId = randomUUID }: Options) {
    this.#now = now;
    this.#newId = newId;
  }

  /** Decides on the stream's state and appends what that comes to. Throws the decider's `Refusal`. */
  handle<State, Command extends Message, Event extends Message>(
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Handled<State, Event> {
    const { state } = this.load(decider, stream);
    return this.#append(decider, stream, decider.decide(state, command), context);
  }

  load<State>(decider: AnyDecider<State>, stream: string): LoadedState<State> {
    return stateOf(this.#states.get(stream), decider) ?? empty(decider);
  }

  /**
   * The port of use cases. Several commands in order are appended one stream after the other, as by a store that
   * cannot append them all or none, so that each may be the last of its caller.
   */
  commandsWith({ before, afterAppend }: Interruptions = NONE): CommandHandler {
    const told = <State, Event extends Message>(handled: Handled<State, Event>) => {
      if (handled.events.length > 0) afterAppend();
      return handled;
    };
    return {
      handle: async (decider, stream, command, context) => {
        await before();
        return told(this.handle(decider, stream, command, context));
      },
      handleInOrder: async (steps, context) => {
        const done = new Map<CommandStep, CachedState>();
        for (const step of steps) {
          await before();
          const { decider, stream } = step;
          try {
            const decided = step.decide({ known: (of, name) => this.load(of, name) });
            const { events, ...loaded } = told(this.#append(decider, stream, decided, context));
            done.set(step, cachedState(decider, loaded));
          } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            const begun = done.size > 0;
            return { outcome: 'refused', refusal, begun, untouched: !begun };
          }
        }
        return { outcome: 'done', stateAfter: (step) => stateAfter(done, step) };
      },
      load: async (decider, stream) => {
        await before();
        return this.load(decider, stream);
      },
      remembered: (decider, stream) => this.load(decider, stream).state,
    };
  }

  /** All events of a stream. */
  historyOf(stream: string): readonly EventEnvelope<DomainEvent>[] {
    return this.events.filter((event) => event.stream === stream);
  }

  #append<State, Event extends Message>(
    decider: AnyDecider<State>,
    stream: string,
    decided: readonly Event[],
    context: CommandContext,
  ): Handled<State, Event> {
    const before = this.load(decider, stream);
    const recordedAt = this.#now();
    const events = decided.map((event, n): EventEnvelope<Event> => {
      const metadata = {
        ...context,
        schemaVersion: SCHEMA_VERSION,
        recordedAt,
        previousHash: null,
      };
      const revision = before.revision + 1 + n;
      const position = { commit: 1n, prepare: BigInt(this.events.length + 1 + n) };
      return { ...event, id: this.#newId(), stream, revision, position, recordedAt, metadata };
    });
    const last = events.at(-1);
    if (!last) return { ...before, events };
    const appended: readonly EventEnvelope<Message>[] = events;
    this.events.push(...appended.filter(isOfDomain));
    const loaded = {
      state: events.reduce(evolveWith(decider), before.state),
      revision: last.revision,
      position: last.position,
      lastHash: null,
      origin: before.origin ?? last.metadata,
    };
    this.#states.set(stream, cachedState(decider, loaded));
    return { ...loaded, events };
  }
}

function isOfDomain(event: EventEnvelope<Message>): event is EventEnvelope<DomainEvent> {
  return STORED_EVENTS.types.has(event.type);
}

function stateAfter<State>(
  done: ReadonlyMap<CommandStep, CachedState>,
  step: CommandStep<State>,
): LoadedState<State> {
  const state = stateOf(done.get(step), step.decider);
  if (!state) throw new Error(`${step.type} is no step of these`);
  return state;
}
