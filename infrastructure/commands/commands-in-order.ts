import type { Decider } from '@baanpak/domain/values/decider/decider.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { lastItem } from '@baanpak/domain/values/lists/first-item.ts';
import { zip } from '@baanpak/domain/values/lists/zip.ts';
import type { EventCodec } from '../event-store/codec/codec.ts';
import type { CommandContext } from '../event-store/codec/metadata.ts';
import {
  type Append,
  type Appended,
  type EventStore,
  type EventToAppend,
  SealedWithLostKey,
  StoreUnavailable,
} from '../event-store/port.ts';
import {
  type CachedState,
  cachedState,
  expectedAfter,
  type LoadedState,
  stateAfter,
  stateOf,
} from './loaded-state.ts';
import type { LoadedStates } from './loaded-states.ts';
import { type keyedQueue, MOST_CONFLICTS, type Proof, pauseAfter, retry } from './stream-queue.ts';

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

/** What a command is called in the log: by its type, or as anyone who gives it says. */
export const named = (context: CommandContext, type: string): CommandContext => ({
  command: type,
  ...context,
});

type Parts = Readonly<{
  store: EventStore;
  codec: EventCodec;
  loaded: LoadedStates;
  inQueue: ReturnType<typeof keyedQueue>;
}>;

/** See `CommandHandler.handleInOrder`; throws `StoreUnavailable` as `handle` does. */
export function inOrder(parts: Parts) {
  const { store, loaded, inQueue } = parts;
  const waiting = waitingCallers();
  const appendTogether = jointAppend(parts);
  const refresh = ({ decider, stream }: CommandStep, proofs: Proofs, isBehind: boolean) =>
    loaded.newest(decider, stream, isBehind).then((state) => proofs.get(stream)?.by(state));

  async function runSteps(caller: Caller, proofs: Proofs): Promise<InOrder> {
    const { steps, context } = caller;
    const done = new Map<CommandStep, CachedState>();
    for (let conflicts = 0; conflicts < MOST_CONFLICTS; ) {
      const conflictsBefore = conflicts;
      const { planned, unproven, before, refusal } = decideAll(nextOf(steps, done), loaded, proofs);
      if (unproven.length === 0)
        for (const { step, known } of before) done.set(step, cachedState(step.decider, known));
      if (refusal) return refusedWith(refusal, done.size, caller.unknown);
      if (unproven.length === 0 && planned.length > 0) {
        const { outcome, states } = await append(parts, planned, context, () => {
          caller.unknown += 1;
        });
        for (const { step, state } of states)
          done.set(step, cachedState(step.decider, proofs.get(step.stream)?.by(state) ?? state));
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
    return refusedWith(busy, done.size, caller.unknown);
  }

  /** In the queue of their last stream, where somebody before may carry them out. */
  const inLastQueue = (
    stream: string,
    asked: Pick<Caller, 'steps' | 'context' | 'proofs' | 'goesAlone'>,
  ): Promise<InOrder> =>
    new Promise((resolve, reject) => {
      const caller: Caller = {
        ...asked,
        unknown: 0,
        isSettled: false,
        settle(result) {
          caller.isSettled = true;
          waiting.leave(stream, caller);
          resolve(result);
        },
      };
      waiting.enter(stream, caller);
      inQueue(stream, async (proof) => {
        waiting.leave(stream, caller);
        if (!caller.isSettled && !caller.goesAlone)
          await appendTogether(stream, [caller, ...waiting.of(stream)], proof);
        if (!caller.isSettled)
          caller.settle(await runSteps(caller, new Map(caller.proofs).set(stream, proof)));
      }).catch((error: unknown) => {
        waiting.leave(stream, caller);
        reject(error);
      });
    });

  return (steps: readonly CommandStep[], context: CommandContext): Promise<InOrder> => {
    const streams = [...new Set(steps.map(({ stream }) => stream))].toSorted();
    const last = streams.at(-1);
    if (last === undefined) return Promise.resolve(doneWith(new Map()));
    // Of the others' commands a later one would stand before the first ones of such a caller.
    const isInTheWay = steps[0]?.stream !== last || streams.length < steps.length;
    const goesAlone = isInTheWay || !store.writesAllOrNone;
    return inQueues(inQueue, streams.slice(0, -1), (proofs) =>
      inLastQueue(last, { steps, context, proofs, goesAlone }),
    );
  };
}

/** Queues are entered in the order of their names, so that no two callers wait for each other. */
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

/** Where a step finds what is known of a stream. */
type KnownStates = Pick<LoadedStates, 'known'>;

/** What a step comes to on the state that is known. */
type Planned = Readonly<{
  step: CommandStep;
  known: LoadedState<unknown>;
  decided: readonly Message[];
}>;

/** What each step comes to, as far as that is known; a no to be believed stops what is behind it. */
function decideAll(open: readonly CommandStep[], states: KnownStates, proofs: Proofs) {
  const planned: Planned[] = [];
  const unproven: CommandStep[] = [];
  const before: Planned[] = [];
  for (const step of open) {
    const known = states.known(step.decider, step.stream);
    const decided = decideOn(step, states);
    const saysNo = decided instanceof Refusal || decided.length === 0;
    if (saysNo && !proofs.get(step.stream)?.provenBy(known)) unproven.push(step);
    else if (!(decided instanceof Refusal))
      (saysNo ? before : planned).push({ step, known, decided });
    else if (unproven.length === 0) return { planned, unproven, before, refusal: decided };
  }
  return { planned, unproven, before };
}

function decideOn({ decide }: CommandStep, states: KnownStates): readonly Message[] | Refusal {
  try {
    return decide(states);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

async function append(
  { store, codec, loaded }: Parts,
  planned: readonly Planned[],
  context: CommandContext,
  onUnknown: () => void,
) {
  const appends = await Promise.all(planned.map((one) => appendOf(one, codec, context)));
  const { outcome, written } = await retry(() => store.appendInOrder(appends), onUnknown);
  const states = zip(written, appends).map(([appended, { step, known, decided, events }]) => {
    const applied = loaded.apply(step.decider, step.stream, known, decided, events, appended);
    return { step, state: applied.loaded };
  });
  return { outcome, states };
}

type PlannedAppend = Planned & Append;

async function appendOf(
  planned: Planned,
  codec: EventCodec,
  context: CommandContext,
): Promise<PlannedAppend> {
  const { step, known, decided } = planned;
  const events = await codec.encode(decided, named(context, step.type), known.lastHash);
  return { ...planned, stream: step.stream, expected: expectedAfter(known), events };
}

/** `unknown`: appends whose outcome is unknown. */
const refusedWith = (refusal: Refusal, done: number, unknown: number): InOrder => ({
  outcome: 'refused',
  refusal,
  begun: done > 0,
  untouched: done === 0 && unknown === 0,
});

const doneWith = (done: ReadonlyMap<CommandStep, CachedState>): InOrder => ({
  outcome: 'done',
  stateAfter(step) {
    const state = stateOf(done.get(step), step.decider);
    if (!state) throw new Error(`${step.type} is no step of these`);
    return state;
  },
});

type Proofs = ReadonlyMap<string, Proof>;

/** Who wants commands carried out in order, and is in the queues of all their streams but perhaps the last. */
type Caller = {
  readonly steps: readonly CommandStep[];
  readonly context: CommandContext;
  readonly proofs: Proofs;
  /** Its commands are not appended with those of others. */
  goesAlone: boolean;
  /** Appends whose outcome is unknown. */
  unknown: number;
  /** What became of it is known. */
  isSettled: boolean;
  /** Tells the caller; by anyone who carried its commands out. */
  settle(result: InOrder | Promise<never>): void;
};

/** Those who wait for a stream, in the order they came; the one whose turn it is may take others along. */
function waitingCallers() {
  const byStream = new Map<string, Set<Caller>>();
  return {
    enter(stream: string, caller: Caller): void {
      const callers = byStream.get(stream) ?? new Set();
      byStream.set(stream, callers.add(caller));
    },
    leave(stream: string, caller: Caller): void {
      const callers = byStream.get(stream);
      callers?.delete(caller);
      if (callers?.size === 0) byStream.delete(stream);
    },
    of: (stream: string): Iterable<Caller> => byStream.get(stream) ?? [],
  };
}

/** So many callers' commands at once: with more the first of them would wait longer for little gain. */
const MOST_CALLERS = 16;

type WithAppends = Joined & Readonly<{ appends: readonly PlannedAppend[] }>;

/**
 * Appends at once, all or none, what several callers want who wait for the same stream, and whose first commands are on
 * it: each is decided on what those before it are about to do, and told what became of it. Who would be refused, or
 * change nothing, is left to go alone on a state that is proven. Nobody is told anything where the append conflicts:
 * behind somebody else's events on the shared stream the next one takes others along again; where it was a stream of
 * one caller, all go alone. The first of the callers is the one whose turn it is on the stream.
 */
function jointAppend({ store, codec, loaded }: Parts) {
  const joinAll = joinCallers({ codec, loaded });

  const withAppends = async (one: Joined): Promise<WithAppends> => ({
    ...one,
    appends: await Promise.all(one.rest.map((each) => appendOf(each, codec, one.caller.context))),
  });

  function settle(
    stream: string,
    all: readonly WithAppends[],
    [ofShared, ...ofOthers]: readonly [Appended, ...Appended[]],
    proof: Proof,
  ): void {
    const { position } = ofShared;
    for (const { caller, first, appends } of all) {
      const done = new Map<CommandStep, CachedState>();
      done.set(first.step, cachedState(first.step.decider, { ...first.after, position }));
      const written = ofOthers.splice(0, appends.length);
      for (const [append, appended] of zip(appends, written)) {
        const { step, known, decided, events } = append;
        const applied = loaded.apply(step.decider, step.stream, known, decided, events, appended);
        caller.proofs.get(step.stream)?.by(applied.loaded);
        done.set(step, cachedState(step.decider, applied.loaded));
      }
      caller.settle(doneWith(done));
    }
    const { step, known, decided, events } = lastItem(all).first;
    proof.by(loaded.apply(step.decider, stream, known, decided, events, ofShared).loaded);
  }

  return async (stream: string, callers: readonly Caller[], proof: Proof): Promise<void> => {
    const able = callers.filter(({ goesAlone }) => !goesAlone);
    if (able.length < 2) return;
    const joined = await joinAll(stream, able.slice(0, MOST_CALLERS));
    const [leader] = joined;
    if (!leader || joined.length < 2) return;
    try {
      const all = await Promise.all(joined.map(withAppends));
      const { step, known } = leader.first;
      const events = joined.flatMap(({ first }) => first.events);
      const shared = { stream, expected: expectedAfter(known), events };
      const appends = [shared, ...all.flatMap((one) => one.appends)];
      const { outcome, written } = await retry(
        () => store.appendInOrder(appends),
        () => countUnknown(joined),
      );
      const [first, ...others] = written;
      if (outcome === 'appended' && first) return settle(stream, all, [first, ...others], proof);
      const { revision } = proof.by(await loaded.newest(step.decider, stream));
      if (revision === known.revision) goAlone(joined);
    } catch (error) {
      const isOfOne = error instanceof SealedWithLostKey;
      if (isOfOne || !(error instanceof StoreUnavailable)) return goAlone(joined);
      // others are told as well: each would wait as long again for a store that is away
      for (const { caller } of joined) caller.settle(Promise.reject(error));
    }
  };
}

function goAlone(joined: readonly Joined[]): void {
  for (const { caller } of joined) caller.goesAlone = true;
}

function countUnknown(joined: readonly Joined[]): void {
  for (const { caller } of joined) caller.unknown += 1;
}

/** What a caller's commands come to behind those of the callers before it. */
type Joined = Readonly<{
  caller: Caller;
  /** On the stream that all share; the position of `after` is known once it is appended. */
  first: Planned & Readonly<{ events: readonly EventToAppend[]; after: LoadedState<unknown> }>;
  rest: readonly Planned[];
}>;

/** See `jointAppend`; none where the first of the callers has to go alone. */
function joinCallers({ codec, loaded }: Pick<Parts, 'codec' | 'loaded'>) {
  /** Undefined where the caller has to go alone. */
  async function join(
    stream: string,
    caller: Caller,
    before: CachedState | undefined,
  ): Promise<Joined | undefined> {
    const states = {
      known: <State>(decider: CommandStep<State>['decider'], of: string): LoadedState<State> =>
        (of === stream && stateOf(before, decider)) || loaded.known(decider, of),
    };
    const planned: Planned[] = [];
    for (const step of caller.steps) {
      const decided = decideOn(step, states);
      if (decided instanceof Refusal || decided.length === 0) return undefined;
      planned.push({ step, known: states.known(step.decider, step.stream), decided });
    }
    const [first, ...rest] = planned;
    if (!first || (before && before.decider !== first.step.decider)) return undefined;
    const { step, known, decided } = first;
    const events = await codec.encode(decided, named(caller.context, step.type), known.lastHash);
    const after = stateAfter(step.decider, stream, known, decided, events, known.position).loaded;
    return { caller, first: { ...first, events, after }, rest };
  }

  return async (stream: string, callers: readonly Caller[]): Promise<readonly Joined[]> => {
    const joined: Joined[] = [];
    let before: CachedState | undefined;
    for (const caller of callers) {
      // what went wrong is told to the caller by its own turn
      const one = await join(stream, caller, before).catch(() => undefined);
      caller.goesAlone = !one;
      if (!one && joined.length === 0) return [];
      if (!one) continue;
      joined.push(one);
      before = cachedState(one.first.step.decider, one.first.after);
    }
    return joined;
  };
}
