import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
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

export type CommandsInMemory = Readonly<{
  commands: CommandHandler;
  /** Every event in the order it happened, of all streams. */
  written: readonly EventEnvelope<DomainEvent>[];
}>;

const SCHEMA_VERSION = 1;

/**
 * Carries commands out on streams in memory, one at a time: what they come to is kept in `written`, to be
 * stored together. A refusal is thrown, and what was written before it stays.
 */
export function commandsInMemory(now: Now): CommandsInMemory {
  const states = new Map<string, CachedState>();
  const written: EventEnvelope<DomainEvent>[] = [];
  const known = <State>(decider: AnyDecider<State>, stream: string): LoadedState<State> =>
    stateOf(states.get(stream), decider) ?? empty(decider);

  function write<State, Event extends Message>(
    { decider, stream, context }: Target<State>,
    decided: readonly Event[],
  ): Handled<State, Event> {
    const before = known(decider, stream);
    const events = decided.map((event, n): EventEnvelope<Event> => {
      const revision = before.revision + 1 + n;
      const position = { commit: 1n, prepare: BigInt(written.length + 1 + n) };
      const recordedAt = now();
      const metadata = {
        ...context,
        schemaVersion: SCHEMA_VERSION,
        recordedAt,
        previousHash: null,
      };
      const id = randomUUID();
      return { ...event, id, stream, revision, position, recordedAt, metadata };
    });
    const last = events.at(-1);
    if (!last) return { ...before, events };
    const told: readonly EventEnvelope<Message>[] = events;
    written.push(...told.filter(isOfDomain));
    const loaded = {
      state: events.reduce(evolveWith(decider), before.state),
      revision: last.revision,
      position: last.position,
      lastHash: null,
      origin: before.origin ?? last.metadata,
    };
    states.set(stream, cachedState(decider, loaded));
    return { ...loaded, events };
  }

  const commands: CommandHandler = {
    async handle(decider, stream, command, context) {
      const { state } = known(decider, stream);
      return write({ decider, stream, context }, decider.decide(state, command));
    },
    async handleInOrder(steps, context) {
      const done = new Map<CommandStep, CachedState>();
      for (const step of steps) {
        const { decider, stream } = step;
        const { events, ...loaded } = write({ decider, stream, context }, step.decide({ known }));
        done.set(step, cachedState(decider, loaded));
      }
      return { outcome: 'done', stateAfter: (step) => stateAfter(done, step) };
    },
    load: async (decider, stream) => known(decider, stream),
    remembered: (decider, stream) => known(decider, stream).state,
  };
  return { commands, written };
}

type Target<State> = Readonly<{
  decider: AnyDecider<State>;
  stream: string;
  context: CommandContext;
}>;

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
