import type { Message, Recorded } from './message.ts';
import type { RefusalCode } from './refusal.ts';

/**
 * One consistency boundary as pure functions. `decide` throws a `Refusal` when a rule forbids the
 * command and answers `[]` when it was carried out before; `evolve` never refuses, and what it takes
 * for past it takes from the events' own times alone.
 */
export type Decider<State, Command extends Message, Event extends Message> = Readonly<{
  initialState: State;
  refusals: Refusals<Command>;
  decide: (state: State, command: Command) => Event[];
  evolve: (state: State, event: Recorded<Event>) => State;
  /** Where a stream grows for ever, its state is kept beside the log, so that it is not read whole. */
  snapshot?: SnapshotOf<State>;
}>;

/**
 * With what each command may be refused; a route states those of its commands. `not-found` is not named: any command
 * may come for what is not there.
 */
type Refusals<Command extends Message> = Readonly<
  Record<Command['type'], readonly Exclude<RefusalCode, 'not-found'>[]>
>;

/** How a state is kept as JSON. It holds nothing personal, and is only a shortcut: it may be lost. */
export type SnapshotOf<State> = Readonly<{
  /** Raised whenever `evolve` would come to another state: older ones are then not read. */
  version: number;
  toJson: (state: State) => unknown;
  fromJson: (json: never) => State;
  /** Roughly what the state takes in memory. */
  bytes: (state: State) => number;
}>;
