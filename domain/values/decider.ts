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
