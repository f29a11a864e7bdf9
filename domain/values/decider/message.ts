import type { Instant } from '../time/instant.ts';

/** A command (imperative) or an event (past tense); `data` holds JSON values only. */
export type Message<Type extends string = string, Data extends object = object> = Readonly<{
  type: Type;
  data: Readonly<Data>;
}>;

/** An event, when it was recorded and where in the log; absent where a fold has only the event itself. */
export type Recorded<Event extends Message> = Event &
  Readonly<{
    recordedAt?: Instant;
    position?: Readonly<{ commit: bigint; prepare: bigint }>;
  }>;
