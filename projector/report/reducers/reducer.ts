import type { EventOf, EventType } from '@baanpak/domain/processes/process.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { BookingDetail, HotelDetail, RoomDetail } from '../detail.ts';
import type { Fact } from '../fact.ts';
import type { StateOf } from './states.ts';

/** Some events of the log, with everything it knows of them. */
export type LoggedEvent<Type extends EventType> = {
  [Each in Type]: EventEnvelope<EventOf[Each]> & Readonly<{ type: Each }>;
}[Type];

/** A kind of state and an id, such as `booking:` and a booking's. */
export type StateSubject = `${keyof StateOf}:${string}`;

/** What reducers remember, as far as an event needs it; undefined for what never was. */
export type States = Readonly<{
  get<Kind extends keyof StateOf>(kind: Kind, id: string): StateOf[Kind] | undefined;
}>;

export type ChangedState = Readonly<{ subject: StateSubject; state: object }>;
export const changedState = <Kind extends keyof StateOf>(
  kind: Kind,
  id: string,
  state: StateOf[Kind],
): ChangedState => ({ subject: `${kind}:${id}`, state });

type DetailOf = { hotel: HotelDetail; room: RoomDetail; booking: BookingDetail };
export type ChangedAttributes = Readonly<{ subject: string; detail: DetailOf[keyof DetailOf] }>;
/** What is true of it from this event on. */
export const attributes = <Kind extends keyof DetailOf>(
  kind: Kind,
  id: string,
  detail: DetailOf[Kind],
): ChangedAttributes => ({ subject: `${kind}:${id}`, detail });

/** What follows from an event. */
export type Reduction = Readonly<{
  states?: readonly ChangedState[];
  facts?: readonly Fact[];
  details?: readonly ChangedAttributes[];
}>;

/**
 * From events, and what was before them, to facts. Reducers of the same event are asked in the order of
 * `reducers.ts`, and each finds the states as those before it left them. A state is JSON.
 */
export type Reducer<Type extends EventType> = Readonly<{
  /**
   * Whose states an event needs; asked again once those are there that it named. What an event begins it
   * need not name, which saves a read.
   */
  subjects(event: LoggedEvent<Type>, states: States): readonly StateSubject[];
  when: Readonly<{ [Each in Type]: (event: LoggedEvent<Each>, states: States) => Reduction }>;
}>;
