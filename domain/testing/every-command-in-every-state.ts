import { describe, expect, it } from 'vitest';
import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';
import { REFUSAL_CODES, type RefusalCode } from '../values/decider/refusal.ts';
import { isOneOf } from '../values/fields/fields.ts';
import { specFor } from './spec-for.ts';
import { storedSamples } from './stored-samples.ts';

/**
 * Samples by type; further ones are named `Type and what is special about it`. Types are inferred from the decider
 * alone: inferred from the samples, too, a table would be complete without a command.
 */
type Samples<M extends Message, Name extends string> = Readonly<
  Record<Name, NoInfer<M>> & { [Type in M['type']]: NoInfer<Extract<M, { type: Type }>> }
>;

type Table<C extends Message, E extends Message, CN extends string, EN extends string, S> = {
  commands: Samples<C, CN>;
  events: Samples<E, EN>;
  /** Each state by the events that lead there. */
  states: Readonly<Record<S & string, readonly NoInfer<EN>[]>>;
  /** What each command comes to in each state: the event it gives, or several, nothing, or a refusal. */
  answers: Readonly<Record<S & string, Readonly<Record<NoInfer<CN>, Answer<NoInfer<EN>>>>>>;
};

type Answer<EN extends string> = EN | readonly EN[] | 'nothing' | RefusalCode;

/**
 * Tries every command in every state. A command, event or state that the table leaves out does
 * not compile, and whatever was accepted is sent again, which must change nothing.
 */
export function everyCommandInEveryState<
  State,
  C extends Message,
  E extends Message,
  CN extends string,
  EN extends string,
  S extends string,
>(decider: Decider<State, C, E>, table: Table<C, E, CN, EN, S>) {
  const { commands, events, states, answers } = table;
  const names = <K extends string>(record: Readonly<Record<K, unknown>>) =>
    Object.keys(record) as K[];
  const history = (state: S) => states[state].map((name): E => events[name]);

  describe.each(names<S>(states))('when it is %s', (state) => {
    it.each(names<CN>(commands).map((name): [CN, Answer<EN>] => [name, answers[state][name]]))(
      '%s → %s',
      (name, answer) => {
        const given = specFor(decider)(history(state)).when(commands[name]);
        if (answer === 'nothing') return given.expect();
        if (isRefusal(answer)) return given.refuses(answer);
        const outcome = (isOne(answer) ? [answer] : answer).map((name): E => events[name]);
        given.expect(...outcome);
        return specFor(decider)(history(state), ...outcome)
          .when(commands[name])
          .expect();
      },
    );
  });

  it.each(names<S>(states))('folds any event when it is %s, for evolve never refuses', (state) => {
    const now = history(state).reduce(decider.evolve, decider.initialState);
    const types: ReadonlySet<string> = new Set(Object.values<E>(events).map(({ type }) => type));
    const isOfDecider = (event: Message): event is E => types.has(event.type);
    const stored: readonly Message[] = storedSamples();
    for (const event of [...Object.values<E>(events), ...stored.filter(isOfDecider)])
      expect(() => decider.evolve(now, event)).not.toThrow();
  });

  it('gives every event there is', () => {
    const rows = Object.values<Readonly<Record<string, Answer<string>>>>(answers);
    const given = new Set<string>(rows.flatMap((row) => Object.values(row).flat()));
    const types = new Set(Object.values<E>(events).map(({ type }) => type));
    expect([...types].filter((type) => !given.has(type))).toEqual([]);
  });
}

const isRefusal = (answer: unknown): answer is RefusalCode => isOneOf(REFUSAL_CODES, answer);

const isOne = <One extends string>(answer: One | readonly One[]): answer is One =>
  typeof answer === 'string';
