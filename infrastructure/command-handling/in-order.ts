import type { Decider } from '@baanpak/domain/values/decider/decider.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { sideBySide } from '@baanpak/domain/values/lists/side-by-side.ts';
import type { EventCodec } from '../event-store/codec/codec.ts';
import type { CommandContext } from '../event-store/codec/metadata.ts';
import type { EventStore } from '../event-store/port.ts';
import { type KeptState, keptState, stateOf } from './kept-state.ts';
import type { keyedQueue, Proof } from './keyed-queue.ts';
import { expectedAfter, type LoadedState } from './loaded-state.ts';
import type { LoadedStates } from './loaded-states.ts';
import { MOST_CONFLICTS, pauseAfter, retry } from './retry.ts';

/** One command of several; made by `commandStep`. */
export type CommandStep<State = unknown> = Readonly<{
  stream: string;
  /** The command's. */
  type: string;
  decider: Readonly<{ initialState: State; evolve(state: State, event: never): State }>;
  decide: (states: Pick<LoadedStates, 'known'>) => readonly Message[];
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

type Parts = Readonly<{
  store: EventStore;
  codec: EventCodec;
  loaded: LoadedStates;
  inQueue: ReturnType<typeof keyedQueue>;
}>;
type Proofs = ReadonlyMap<string, Proof>;
type Planned = Readonly<{
  step: CommandStep;
  known: LoadedState<unknown>;
  decided: readonly Message[];
}>;

/** See `CommandHandler.handleInOrder`; throws `StoreUnavailable` as `handle` does. */
export function inOrder({ store, codec, loaded, inQueue }: Parts) {
  const refresh = ({ decider, stream }: CommandStep, proofs: Proofs, isBehind: boolean) =>
    loaded.newest(decider, stream, isBehind).then((state) => proofs.get(stream)?.by(state));

  async function append(
    planned: readonly Planned[],
    context: CommandContext,
    onUnknown: () => void,
  ) {
    const appends = await Promise.all(planned.map((one) => appendOf(one, codec, context)));
    const { outcome, written } = await retry(() => store.appendInOrder(appends), onUnknown);
    const states = sideBySide(written, appends).map(
      ([appended, { step, known, decided, events }]) => {
        const applied = loaded.apply(step.decider, step.stream, known, decided, events, appended);
        return { step, state: applied.loaded };
      },
    );
    return { outcome, states };
  }

  /** What each step comes to, as far as that is known; a no to be believed stops what is behind it. */
  function decideAll(open: readonly CommandStep[], proofs: Proofs) {
    const planned: Planned[] = [];
    const unproven: CommandStep[] = [];
    const before: Planned[] = [];
    for (const step of open) {
      const known = loaded.known(step.decider, step.stream);
      const decided = decideOn(step, loaded);
      const saysNo = decided instanceof Refusal || decided.length === 0;
      if (saysNo && !proofs.get(step.stream)?.provenBy(known)) unproven.push(step);
      else if (!(decided instanceof Refusal))
        (saysNo ? before : planned).push({ step, known, decided });
      else if (unproven.length === 0) return { planned, unproven, before, refusal: decided };
    }
    return { planned, unproven, before };
  }

  async function carryOut(
    steps: readonly CommandStep[],
    context: CommandContext,
    proofs: Proofs,
  ): Promise<InOrder> {
    const done = new Map<CommandStep, KeptState>();
    let unknown = 0;
    for (let conflicts = 0; conflicts < MOST_CONFLICTS; ) {
      const conflictsBefore = conflicts;
      const { planned, unproven, before, refusal } = decideAll(nextOf(steps, done), proofs);
      if (unproven.length === 0)
        for (const { step, known } of before) done.set(step, keptState(step.decider, known));
      if (refusal) return refusedWith(refusal, done.size, unknown);
      if (unproven.length === 0 && planned.length > 0) {
        const { outcome, states } = await append(planned, context, () => {
          unknown += 1;
        });
        for (const { step, state } of states)
          done.set(step, keptState(step.decider, proofs.get(step.stream)?.by(state) ?? state));
        if (outcome === 'conflict') {
          conflicts += 1;
          await pauseAfter(conflicts);
          unproven.push(...planned.slice(states.length).map(({ step }) => step));
        }
      }
      await Promise.all(unproven.map((step) => refresh(step, proofs, conflicts > conflictsBefore)));
      if (done.size === steps.length) return doneWith(done);
    }
    const busy = new Refusal('busy', `Too many writers on ${steps[0]?.stream} and others`);
    return refusedWith(busy, done.size, unknown);
  }

  return (steps: readonly CommandStep[], context: CommandContext): Promise<InOrder> => {
    const streams = new Set(steps.map(({ stream }) => stream));
    return inQueues(inQueue, [...streams].toSorted(), (proofs) => carryOut(steps, context, proofs));
  };
}

async function appendOf(planned: Planned, codec: EventCodec, context: CommandContext) {
  const { step, known, decided } = planned;
  const events = await codec.encode(decided, context, known.lastHash);
  return { ...planned, stream: step.stream, expected: expectedAfter(known), events };
}

/** Lanes are entered in the order of their names, so that nobody waits for each other. */
function inQueues<Result>(
  inQueue: Parts['inQueue'],
  streams: readonly string[],
  job: (proofs: Proofs) => Promise<Result>,
  proofs: Proofs = new Map(),
): Promise<Result> {
  const [stream, ...rest] = streams;
  if (stream === undefined) return job(proofs);
  return inQueue(stream, (proof) =>
    inQueues(inQueue, rest, job, new Map(proofs).set(stream, proof)),
  );
}

/** What is not done yet, up to a second step on one stream: that one decides on what the first did. */
function nextOf(
  steps: readonly CommandStep[],
  done: ReadonlyMap<CommandStep, unknown>,
): CommandStep[] {
  const open = steps.filter((step) => !done.has(step));
  const again = open.findIndex(({ stream }, n) =>
    open.slice(0, n).some((before) => before.stream === stream),
  );
  return again < 0 ? open : open.slice(0, again);
}

function decideOn({ decide }: CommandStep, states: LoadedStates): readonly Message[] | Refusal {
  try {
    return decide(states);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** `unknown`: appends of which nobody knew whether they were written. */
const refusedWith = (refusal: Refusal, done: number, unknown: number): InOrder => ({
  outcome: 'refused',
  refusal,
  begun: done > 0,
  untouched: done === 0 && unknown === 0,
});

const doneWith = (done: ReadonlyMap<CommandStep, KeptState>): InOrder => ({
  outcome: 'done',
  stateAfter(step) {
    const state = stateOf(done.get(step), step.decider);
    if (!state) throw new Error(`${step.type} is no step of these`);
    return state;
  },
});
