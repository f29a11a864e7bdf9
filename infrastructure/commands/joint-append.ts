import { lastItem } from '@baanpak/domain/values/lists/first-item.ts';
import { zip } from '@baanpak/domain/values/lists/zip.ts';
import type { EventCodec } from '../event-store/codec/codec.ts';
import { type Appended, type EventStore, StoreUnavailable } from '../event-store/port.ts';
import { type CachedState, cachedState } from './cached-state.ts';
import { appendOf, type CommandStep, doneWith, type PlannedAppend } from './command-step.ts';
import { type Joined, joinCallers } from './join-callers.ts';
import type { Proof } from './keyed-queue.ts';
import { expectedAfter } from './loaded-state.ts';
import type { LoadedStates } from './loaded-states.ts';
import { retry } from './retry.ts';
import type { Caller } from './waiting-callers.ts';

/** So many callers' commands at once: with more the first of them would wait longer for little gain. */
const MOST_CALLERS = 16;

type Parts = Readonly<{ store: EventStore; codec: EventCodec; loaded: LoadedStates }>;
type WithAppends = Joined & Readonly<{ appends: readonly PlannedAppend[] }>;

/**
 * Appends at once, all or none, what several callers want who wait for the same stream, and whose first commands are on
 * it: each is decided on what those before it are about to do, and told what became of it. Who would be refused, or
 * change nothing, is left to go alone on a state that is proven. Nobody is told anything where the append conflicts:
 * behind somebody else's events on the shared stream the next one takes others along again; where it was a stream of
 * one caller, all go alone. The first of the callers is the one whose turn it is on the stream.
 */
export function jointAppend({ store, codec, loaded }: Parts) {
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
      if (!(error instanceof StoreUnavailable)) return goAlone(joined);
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
