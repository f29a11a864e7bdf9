import type { EventType } from '@baanpak/domain/processes/process.ts';
import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import { bookings } from './bookings.ts';
import { checkouts } from './checkouts.ts';
import { failures } from './failures.ts';
import { inventory } from './inventory.ts';
import { moneyBack } from './money-back.ts';
import { moneyIn } from './money-in.ts';
import type { LoggedEvent, Reduction, StateSubject, States } from './reducer.ts';
import { stayMoney } from './stay-money.ts';

/** All there are, in the order in which those of the same event are asked. */
const REDUCERS = [inventory, bookings, checkouts, failures, moneyIn, moneyBack, stayMoney] as const;

type TypesOf<Each> = Each extends { when: infer When } ? keyof When : never;
/** The types that no reducer knows: each is in `without-facts.ts`, with the reason. */
export type EventTypeWithoutFacts = Exclude<EventType, TypesOf<(typeof REDUCERS)[number]>>;

type AnyReducer = Readonly<{
  subjects(event: LoggedEvent<EventType>, states: States): readonly StateSubject[];
  when: { readonly [Type in EventType]?: (event: LoggedEvent<Type>, states: States) => Reduction };
}>;

const BY_TYPE = new Map<string, AnyReducer[]>();
const ALL: readonly AnyReducer[] = REDUCERS;
for (const reducer of ALL)
  for (const type of fieldsOf(reducer.when))
    BY_TYPE.set(type, [...(BY_TYPE.get(type) ?? []), reducer]);

/** The types that a reducer knows. */
export const reducedTypes = (): readonly string[] => [...BY_TYPE.keys()];

/** The reducers that an event means something to. */
export const reducersOf = (type: string): readonly AnyReducer[] => BY_TYPE.get(type) ?? [];

/** What follows from an event by one of its reducers. */
export const reduce = <Type extends EventType>(
  { when }: AnyReducer,
  event: LoggedEvent<Type>,
  states: States,
): Reduction => when[event.type]?.(event, states) ?? {};
