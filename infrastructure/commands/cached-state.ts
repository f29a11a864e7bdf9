import type { AnyDecider, LoadedState } from './loaded-state.ts';

/** A state among those of many deciders, with the one that made it. */
export type CachedState = Readonly<{ decider: object; loaded: LoadedState<unknown> }>;

export const cachedState = <State>(
  decider: AnyDecider<State>,
  loaded: LoadedState<State>,
): CachedState => ({ decider, loaded });

/** The state, where it is this decider's; undefined for none and for another's. */
export const stateOf = <State>(
  kept: CachedState | undefined,
  decider: AnyDecider<State>,
): LoadedState<State> | undefined =>
  kept !== undefined && isMadeBy(kept, decider) ? kept.loaded : undefined;

const isMadeBy = <State>(
  kept: CachedState,
  decider: AnyDecider<State>,
): kept is CachedState & Readonly<{ loaded: LoadedState<State> }> => kept.decider === decider;
