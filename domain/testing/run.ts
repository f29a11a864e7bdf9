import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';
import { Refusal, type RefusalCode } from '../values/decider/refusal.ts';

/** What a decider makes of a command, a refusal by its code; a bug is thrown on. */
export function outcome<State, C extends Message, E extends Message>(
  decider: Decider<State, C, E>,
  state: State,
  command: C,
): E[] | RefusalCode {
  try {
    return decider.decide(state, command);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/**
 * Sends commands one after the other, as the stream would take them, and gives all events. `look`
 * sees each command's outcome beside the events before it. What was accepted is sent once more
 * and must come to nothing.
 */
export function run<State, C extends Message, E extends Message>(
  decider: Decider<State, C, E>,
  commands: Iterable<C>,
  look: (command: C, came: E[] | RefusalCode, before: readonly E[]) => void = () => {},
): E[] {
  const events: E[] = [];
  let state = decider.initialState;
  for (const command of commands) {
    const came = outcome(decider, state, command);
    look(command, came, events);
    if (typeof came === 'string') continue;
    state = came.reduce(decider.evolve, state);
    events.push(...came);
    const again = outcome(decider, state, command);
    if (again.length !== 0 || typeof again === 'string')
      throw new Error(`${command.type} sent twice came to ${JSON.stringify(again)}`);
  }
  return events;
}
