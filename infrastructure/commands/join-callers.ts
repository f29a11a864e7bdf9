import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { EventCodec } from '../event-store/codec/codec.ts';
import type { EventToAppend } from '../event-store/port.ts';
import { type CachedState, cachedState, stateOf } from './cached-state.ts';
import { type CommandStep, decideOn, named, type Planned } from './command-step.ts';
import { type LoadedState, stateAfter } from './loaded-state.ts';
import type { LoadedStates } from './loaded-states.ts';
import type { Caller } from './waiting-callers.ts';

/** What a caller's commands come to behind those of the callers before it. */
export type Joined = Readonly<{
  caller: Caller;
  /** On the stream that all share; the position of `after` is known once it is appended. */
  first: Planned & Readonly<{ events: readonly EventToAppend[]; after: LoadedState<unknown> }>;
  rest: readonly Planned[];
}>;

/** See `jointAppend`; none where the first of the callers has to go alone. */
export function joinCallers({
  codec,
  loaded,
}: Readonly<{ codec: EventCodec; loaded: LoadedStates }>) {
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
