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
const FOLDS = [inventory, bookings, checkouts, failures, moneyIn, moneyBack, stayMoney] as const;

type TypesOf<Each> = Each extends { when: infer When } ? keyof When : never;
/** The types that no fold knows: each is in `without-facts.ts`, with the reason. */
export type EventTypeWithoutFacts = Exclude<EventType, TypesOf<(typeof FOLDS)[number]>>;

type AnyFold = Readonly<{
  subjects(event: LoggedEvent<EventType>, states: States): readonly StateSubject[];
  when: { readonly [Type in EventType]?: (event: LoggedEvent<Type>, states: States) => Reduction };
}>;

const BY_TYPE = new Map<string, AnyFold[]>();
const ALL: readonly AnyFold[] = FOLDS;
for (const fold of ALL)
  for (const type of fieldsOf(fold.when)) BY_TYPE.set(type, [...(BY_TYPE.get(type) ?? []), fold]);

/** The types that a fold knows. */
export const reducedTypes = (): readonly string[] => [...BY_TYPE.keys()];

/** The folds that an event means something to. */
export const reducersOf = (type: string): readonly AnyFold[] => BY_TYPE.get(type) ?? [];

/** What follows from an event by one of its folds. */
export const reduce = <Type extends EventType>(
  { when }: AnyFold,
  event: LoggedEvent<Type>,
  states: States,
): Reduction => when[event.type]?.(event, states) ?? {};
