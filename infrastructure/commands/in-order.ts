import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { zip } from '@baanpak/domain/values/lists/zip.ts';
import type { EventCodec } from '../event-store/codec/codec.ts';
import type { CommandContext } from '../event-store/codec/metadata.ts';
import type { EventStore } from '../event-store/port.ts';
import { type CachedState, cachedState } from './cached-state.ts';
import {
  appendOf,
  type CommandStep,
  decideOn,
  doneWith,
  type InOrder,
  type KnownStates,
  type Planned,
  refusedWith,
} from './command-step.ts';
import { jointAppend } from './joint-append.ts';
import type { keyedQueue } from './keyed-queue.ts';
import type { LoadedStates } from './loaded-states.ts';
import { MOST_CONFLICTS, pauseAfter, retry } from './retry.ts';
import { type Caller, type Proofs, waitingCallers } from './waiting-callers.ts';

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

  async function carryOut(caller: Caller, proofs: Proofs): Promise<InOrder> {
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
          caller.settle(await carryOut(caller, new Map(caller.proofs).set(stream, proof)));
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
