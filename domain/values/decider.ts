import type { Message } from './message.ts';

/**
 * One consistency boundary as pure functions. `decide` throws a `Refusal` when a rule forbids the
 * command and answers `[]` when it was carried out before; `evolve` never refuses.
 */
export type Decider<State, Command extends Message, Event extends Message> = Readonly<{
  initialState: State;
  decide: (state: State, command: Command) => Event[];
  evolve: (state: State, event: Event) => State;
}>;

// biome-ignore-start lint/suspicious/noExplicitAny: a type parameter's position can only be read with it
/** The state a decider folds to. */
export type StateOf<D> = D extends Decider<infer State, any, any> ? State : never;
/** The commands a decider takes. */
export type CommandOf<D> = D extends Decider<any, infer Command, any> ? Command : never;
/** The events a decider gives. */
export type EventOf<D> = D extends Decider<any, any, infer Event> ? Event : never;
// biome-ignore-end lint/suspicious/noExplicitAny: see above
