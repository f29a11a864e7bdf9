import type { Decider } from '@baanpak/domain/values/decider/decider.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { EventCodec } from '../event-store/codec/codec.ts';
import type { CommandContext } from '../event-store/codec/metadata.ts';
import type { Append } from '../event-store/port.ts';
import { type CachedState, stateOf } from './cached-state.ts';
import { expectedAfter, type LoadedState } from './loaded-state.ts';
import type { LoadedStates } from './loaded-states.ts';

/** Where a step finds what is known of a stream. */
export type KnownStates = Pick<LoadedStates, 'known'>;

/** One command of several; made by `commandStep`. */
export type CommandStep<State = unknown> = Readonly<{
  stream: string;
  /** The command's. */
  type: string;
  decider: Readonly<{ initialState: State; evolve(state: State, event: never): State }>;
  decide: (states: KnownStates) => readonly Message[];
}>;

export const commandStep = <State, Command extends Message, Event extends Message>(
  decider: Decider<State, Command, Event>,
  stream: string,
  command: Command,
): CommandStep<State> => ({
  stream,
  type: command.type,
  decider,
  decide: (states) => decider.decide(states.known(decider, stream).state, command),
});

/**
 * `begun`: steps before the refused one are carried out, now or before, and still stand. `untouched`: it
 * is certain that nothing of any step was written, so that what they name can be given to others.
 */
export type InOrder =
  | Readonly<{ outcome: 'done'; stateAfter<State>(step: CommandStep<State>): LoadedState<State> }>
  | Readonly<{ outcome: 'refused'; refusal: Refusal; begun: boolean; untouched: boolean }>;

/** What a step comes to on the state that is known. */
export type Planned = Readonly<{
  step: CommandStep;
  known: LoadedState<unknown>;
  decided: readonly Message[];
}>;
export type PlannedAppend = Planned & Append;

/** What a command is called in the log: by its type, or as anyone who gives it says. */
export const named = (context: CommandContext, type: string): CommandContext => ({
  command: type,
  ...context,
});

export async function appendOf(
  planned: Planned,
  codec: EventCodec,
  context: CommandContext,
): Promise<PlannedAppend> {
  const { step, known, decided } = planned;
  const events = await codec.encode(decided, named(context, step.type), known.lastHash);
  return { ...planned, stream: step.stream, expected: expectedAfter(known), events };
}

export function decideOn(
  { decide }: CommandStep,
  states: KnownStates,
): readonly Message[] | Refusal {
  try {
    return decide(states);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** `unknown`: appends whose outcome is unknown. */
export const refusedWith = (refusal: Refusal, done: number, unknown: number): InOrder => ({
  outcome: 'refused',
  refusal,
  begun: done > 0,
  untouched: done === 0 && unknown === 0,
});

export const doneWith = (done: ReadonlyMap<CommandStep, CachedState>): InOrder => ({
  outcome: 'done',
  stateAfter(step) {
    const state = stateOf(done.get(step), step.decider);
    if (!state) throw new Error(`${step.type} is no step of these`);
    return state;
  },
});
