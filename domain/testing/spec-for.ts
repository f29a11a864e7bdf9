import { expect } from 'vitest';
import type { Decider } from '../values/decider/decider.ts';
import type { Message, Recorded } from '../values/decider/message.ts';
import { Refusal, type RefusalCode } from '../values/decider/refusal.ts';

/** Given events, when a command comes, then these events or this refusal, which the decider states. */
export const specFor =
  <State, Command extends Message, Event extends Message>(
    decider: Decider<State, Command, Event>,
  ) =>
  (...history: readonly (Recorded<Event> | readonly Recorded<Event>[])[]) => {
    const state = () =>
      (history.flat() as Recorded<Event>[]).reduce(decider.evolve, decider.initialState);
    return {
      when: (command: Command) => ({
        expect: (...events: readonly Event[]) =>
          expect(decider.decide(state(), command)).toEqual(events),
        refuses: (code: RefusalCode) => {
          const type: Command['type'] = command.type;
          if (code !== 'not-found') expect(decider.refusals[type]).toContain(code);
          const decided = () => decider.decide(state(), command);
          expect(decided).toThrow(Refusal);
          expect(decided).toThrow(expect.objectContaining({ code }));
        },
      }),
      leads: (check: (state: State) => void) => check(state()),
    };
  };
